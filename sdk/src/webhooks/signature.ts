// The signature of Standard Webhooks 1.0: HMAC-SHA256 of `<id>.<timestamp>.<body>` under the bytes that the secret has in
// base64, written as `v1,<base64>`. WebCrypto compares in constant time.
import { WebhookVerificationError } from "../errors/webhook-verification-error.ts";

const algorithm = { name: "HMAC", hash: "SHA-256" };
const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

// The types of Node have no name for it, and those of browsers another place.
type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

/** What a signature is of. */
export interface Signed {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: Uint8Array;
}

/** The signature of a delivery, as the header has it. Refuses a secret that is none. */
export async function signDelivery(signed: Signed, secret: string): Promise<string> {
  const key = await readSecret(secret);
  const signature = new Uint8Array(await crypto.subtle.sign(algorithm, key, bytesOf(signed)));
  return `v1,${btoa(String.fromCharCode(...signature))}`;
}

/** Whether one of the signatures in a header is of this delivery, under one of the secrets. Refuses a secret that is none. */
export async function isSigned(signed: Signed, header: string, secrets: readonly string[]): Promise<boolean> {
  const keys = await Promise.all(secrets.map(readSecret));
  const signatures = header.split(" ").flatMap((one) => (one.startsWith("v1,") ? (readBase64(one.slice(3)) ?? []) : []));
  const verdicts = keys.flatMap((key) => signatures.map((signature) => crypto.subtle.verify(algorithm, key, signature, bytesOf(signed))));
  return (await Promise.all(verdicts)).includes(true);
}

async function readSecret(secret: string): Promise<Key> {
  const bytes = readBase64(secret.trim().replace(/^whsec_/, ""));
  if (bytes === null || bytes.length === 0) {
    throw new WebhookVerificationError("BAD_SECRET", "The webhook's secret is none: it begins with whsec_, and the console shows it once.");
  }
  return crypto.subtle.importKey("raw", bytes, algorithm, false, ["sign", "verify"]);
}

function readBase64(text: string): Uint8Array<ArrayBuffer> | null {
  return base64.test(text) ? Uint8Array.from(atob(text), (character) => character.charCodeAt(0)) : null;
}

function bytesOf({ id, timestamp, body }: Signed): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`${id}.${timestamp}.`);
  const bytes = new Uint8Array(head.length + body.length);
  bytes.set(head);
  bytes.set(body, head.length);
  return bytes;
}
