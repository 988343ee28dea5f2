"""Passkeys: what a browser is asked to sign, and whether it has (WebAuthn, by the extra `accounts`).

A passkey belongs to the name of this server and signs only for pages of it; the challenge is used once (tickets). The
device must have made sure who holds it, by a finger, a face or a number: there is no second factor.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from urllib.parse import urlsplit

import msgspec

from gruft.server.settings import Settings
from gruft.server.store.people import Passkey
from gruft.server.store.statements import now

_log = logging.getLogger("gruft.server.accounts")

Json = dict[str, object]
"""What the browser's own interface takes or gives."""


@dataclass(frozen=True, slots=True)
class Place:
    """For which name passkeys are good here, and at which address pages may use them."""

    name: str
    origin: str


@dataclass(frozen=True, slots=True)
class Challenge:
    """What has to be signed, and how the browser is asked for it."""

    secret: bytes
    options: Json


def place(settings: Settings, host: str) -> Place:
    """By the public address; without one, by the name of this machine that a page was called with."""
    if settings.public:
        return Place(urlsplit(settings.public).hostname or "", settings.public.rstrip("/"))
    scheme = "https" if settings.tls_certificate else "http"
    return Place(urlsplit(f"//{host}").hostname or "", f"{scheme}://{host}")


def ask_for_new(at: Place, account_id: str, name: str, known: list[Passkey]) -> Challenge:
    """Ask a browser to make a passkey, on a device that has none of the known ones."""
    import webauthn  # of the extra `accounts`
    from webauthn.helpers import structs

    options = webauthn.generate_registration_options(
        rp_id=at.name,
        rp_name="Gruft",
        user_id=account_id.encode(),
        user_name=name,
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[
            structs.PublicKeyCredentialDescriptor(id=webauthn.base64url_to_bytes(one.id)) for one in known
        ],
    )
    return Challenge(options.challenge, msgspec.json.decode(webauthn.options_to_json(options), type=Json))


def ask_who(at: Place) -> Challenge:
    """Ask a browser for any passkey of this server."""
    import webauthn  # of the extra `accounts`
    from webauthn.helpers import structs

    options = webauthn.generate_authentication_options(
        rp_id=at.name, user_verification=structs.UserVerificationRequirement.REQUIRED
    )
    return Challenge(options.challenge, msgspec.json.decode(webauthn.options_to_json(options), type=Json))


def made(at: Place, challenge: bytes, account_id: str, given: Json) -> Passkey | None:
    """The passkey a browser says it has made; None if it is not what was asked for."""
    import webauthn  # of the extra `accounts`

    try:
        found = webauthn.verify_registration_response(
            credential=given,
            expected_challenge=challenge,
            expected_rp_id=at.name,
            expected_origin=at.origin,
            require_user_verification=True,
        )
    except Exception as error:  # what a browser sends may be anything, also what no reader is prepared for
        _log.info("a passkey was not taken: %r", error)
        return None
    name = webauthn.helpers.bytes_to_base64url(found.credential_id)
    return Passkey(name, account_id, found.credential_public_key, found.sign_count, now())


def counted(at: Place, challenge: bytes, key: Passkey, given: Json) -> int | None:
    """How often the passkey has signed, if this is its signature of the challenge."""
    import webauthn  # of the extra `accounts`

    try:
        found = webauthn.verify_authentication_response(
            credential=given,
            expected_challenge=challenge,
            expected_rp_id=at.name,
            expected_origin=at.origin,
            credential_public_key=key.public_key,
            credential_current_sign_count=key.count,
            require_user_verification=True,
        )
    except Exception as error:  # see above
        _log.info("a signature was not taken: %r", error)
        return None
    return found.new_sign_count
