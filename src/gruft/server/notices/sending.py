"""The three ways a notice goes: a push message (encrypted for the browser), a letter, a request to a web address.

A notice says at which table somebody is asked, and nothing that is secret: no link, no question, no answer.
"""

from __future__ import annotations

import re
import smtplib
import ssl
import time
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from email.message import EmailMessage
from urllib.parse import urlsplit

import msgspec

from gruft.server.notices.outside import Forbidden, checked, post
from gruft.server.notices.records import Way
from gruft.server.settings import Mail

TTL = 3 * 24 * 60 * 60
_MAIL = re.compile(r"[!-?A-~]{1,64}@[a-z0-9.-]{1,180}\.[a-z0-9-]{2,60}", re.IGNORECASE)


class Keys(msgspec.Struct):
    p256dh: str
    auth: str


class Subscription(msgspec.Struct):
    """Where a browser gets its messages, and the keys with which only it can read them."""

    endpoint: str
    keys: Keys


@dataclass(frozen=True, slots=True)
class Notice:
    """What is told: in words, and where it leads."""

    title: str
    body: str
    path: str
    tag: str


def new_push_key() -> str:
    """A key with which this server signs its messages, as text."""
    from py_vapid import Vapid02  # of the extra `push`

    made = Vapid02()
    made.generate_keys()
    return str(made.private_pem().decode())


def public_key(pem: str) -> str:
    """What a browser must know of the key."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat  # of the extra `push`
    from py_vapid import Vapid02

    key = Vapid02.from_pem(pem.encode()).public_key
    raw: bytes = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def target_refusal(way: Way, target: str, *, local: bool) -> str | None:
    """Why nothing can be sent there, as a code."""
    try:
        match way:
            case "mail":
                return None if _MAIL.fullmatch(target) else "notice.mail"
            case "hook":
                checked(target, local=local)
            case "push":
                checked(msgspec.json.decode(target, type=Subscription).endpoint, local=local)
    except (Forbidden, msgspec.DecodeError):
        return "notice.target"
    return None


@dataclass(frozen=True, slots=True)
class Sender:
    """Sends one notice and gives the status of the answer; raises if there is none."""

    base: str
    mail: Mail
    push_key: str | None
    local: bool

    def send(self, way: Way, target: str, notice: Notice, ending: str) -> int:
        """Send a notice one way; the status tells how it was taken."""
        match way:
            case "push":
                return self._push(msgspec.json.decode(target, type=Subscription), notice)
            case "hook":
                return self._hook(target, notice)
            case "mail":
                return self._letter(target, notice, ending)

    def _push(self, to: Subscription, notice: Notice) -> int:
        from py_vapid import Vapid02  # of the extra `push`
        from pywebpush import WebPusher

        assert self.push_key is not None
        parts = urlsplit(to.endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "sub": self.base if self.base.startswith("https") else "mailto:nobody@localhost",
            "exp": int(time.time()) + 12 * 60 * 60,
        }
        headers: dict[str, str] = Vapid02.from_pem(self.push_key.encode()).sign(claims)
        told = {"title": notice.title, "body": notice.body, "path": notice.path, "tag": notice.tag}
        body: bytes = WebPusher(msgspec.to_builtins(to)).encode(msgspec.json.encode(told))["body"]
        more = {"Content-Encoding": "aes128gcm", "TTL": str(TTL), "Topic": notice.tag[:32], "Urgency": "normal"}
        return post(to.endpoint, {**headers, **more}, body, local=self.local)

    def _hook(self, to: str, notice: Notice) -> int:
        words = f"{notice.title}: {notice.body} {self.base}{notice.path}"
        body = msgspec.json.encode({"text": words, "content": words, "table": notice.tag})
        return post(to, {"Content-Type": "application/json"}, body, local=self.local)

    def _letter(self, to: str, notice: Notice, ending: str) -> int:
        letter = EmailMessage()
        letter["From"], letter["To"] = self.mail.sender, to
        letter["Subject"] = f"Gruft: {notice.title} – {notice.body}"
        words, _, end = ending.partition("\n")
        letter.set_content(f"{notice.title}: {notice.body}\n{self.base}{notice.path}\n\n-- \n{words}\n{end}\n")
        if end:
            letter["List-Unsubscribe"] = f"<{end}>"
        with self._post_office() as office:
            office.send_message(letter)
        return 200

    def _post_office(self) -> smtplib.SMTP:
        if self.mail.security == "tls":
            secure = ssl.create_default_context()
            office: smtplib.SMTP = smtplib.SMTP_SSL(self.mail.host, self.mail.port, timeout=10, context=secure)
        else:
            office = smtplib.SMTP(self.mail.host, self.mail.port, timeout=10)
        if self.mail.security == "starttls":
            office.starttls(context=ssl.create_default_context())
        if self.mail.user:
            office.login(self.mail.user, self.mail.password)
        return office
