// The signature of Standard Webhooks 1.0: HMAC-SHA256 of `<id>.<timestamp>.<body>`, keyed with the base64-decoded secret,
// written as `v1,<base64>`. WebCrypto compares in constant time.
import { WebhookVerificationError } from "../errors/webhook-verification-error.ts";

const algorithm = { name: "HMAC", hash: "SHA-256" };
const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

// Node's types have no name for this type, and the browser types declare it elsewhere.
type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

/** The signed content. */
export interface Signed {
  id: string;
  /** Seconds since the Unix epoch. */
  timestamp: number;
  body: Uint8Array;
}

/** The signature of a delivery in header format. Throws for an invalid secret. */
export async function signDelivery(signed: Signed, secret: string): Promise<string> {
  const key = await readSecret(secret);
  const signature = new Uint8Array(await crypto.subtle.sign(algorithm, key, bytesOf(signed)));
  return `v1,${btoa(String.fromCharCode(...signature))}`;
}

/** Whether a header contains a valid signature of this delivery for one of the secrets. Throws for an invalid secret. */
export async function isSigned(signed: Signed, header: string, secrets: readonly string[]): Promise<boolean> {
  const keys = await Promise.all(secrets.map(readSecret));
  const signatures = header.split(" ").flatMap((one) => (one.startsWith("v1,") ? (readBase64(one.slice(3)) ?? []) : []));
  const verdicts = keys.flatMap((key) => signatures.map((signature) => crypto.subtle.verify(algorithm, key, signature, bytesOf(signed))));
  return (await Promise.all(verdicts)).includes(true);
}

async function readSecret(secret: string): Promise<Key> {
  const bytes = readBase64(secret.trim().replace(/^whsec_/, ""));
  if (bytes === null || bytes.length === 0) {
    throw new WebhookVerificationError(
      "BAD_SECRET",
      "The webhook's secret is invalid. A secret starts with whsec_; the console shows it once.",
    );
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
