/** Passkeys: what the server writes as text, the browser's own interface takes as bytes, and the other way round. */

import { call } from "../net/api";
import type { Ceremony } from "../wire/server";

function bytes(text: string): ArrayBuffer {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0)).buffer;
}

function text(data: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(data));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

type Options = Record<string, unknown> & {
  challenge: string;
  user?: { id: string };
  excludeCredentials?: { id: string; type: "public-key" }[];
};

/** What a browser has signed, as text. */
function credential(made: PublicKeyCredential): Record<string, unknown> {
  const response: Record<string, string> = { clientDataJSON: text(made.response.clientDataJSON) };
  if (made.response instanceof AuthenticatorAttestationResponse)
    response.attestationObject = text(made.response.attestationObject);
  if (made.response instanceof AuthenticatorAssertionResponse) {
    response.authenticatorData = text(made.response.authenticatorData);
    response.signature = text(made.response.signature);
  }
  return { id: made.id, rawId: text(made.rawId), type: made.type, response };
}

/** The two steps of every ceremony: what to sign, then the signature. */
export async function ceremony<T>(path: string, asked: object, answer: object = {}): Promise<T> {
  const { id, options } = await call<Ceremony>(`${path}/options`, { method: "POST", body: JSON.stringify(asked) });
  const given = options as Options;
  const publicKey = {
    ...given,
    challenge: bytes(given.challenge),
    ...(given.user ? { user: { ...given.user, id: bytes(given.user.id) } } : {}),
    ...(given.excludeCredentials
      ? { excludeCredentials: given.excludeCredentials.map((one) => ({ ...one, id: bytes(one.id) })) }
      : {}),
  };
  const made = given.user
    ? await navigator.credentials.create({ publicKey: publicKey as unknown as PublicKeyCredentialCreationOptions })
    : await navigator.credentials.get({ publicKey: publicKey as unknown as PublicKeyCredentialRequestOptions });
  const signed = { id, credential: credential(made as PublicKeyCredential), ...answer };
  return call<T>(path, { method: "POST", body: JSON.stringify(signed) });
}
