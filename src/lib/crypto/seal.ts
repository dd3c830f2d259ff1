// Authenticated encryption for secrets that must be read back: AES-256-GCM under a key derived from the installation's
// secret (HKDF, RFC 5869). The sealed bytes name their key, so that a former secret opens what it sealed and no other
// is tried; they are bound to a context, so that they cannot be opened in another row.
//
// version (1 byte) | key id (8) | nonce (12) | ciphertext | tag (16)
import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject, randomBytes } from "node:crypto";

const VERSION = 1;
const KEY_ID_BYTES = 8;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + KEY_ID_BYTES;

interface SealingKey {
  id: Buffer;
  key: KeyObject;
}

const derived = new WeakMap<Uint8Array, SealingKey>();

function sealingKeyOf(secret: Uint8Array): SealingKey {
  const known = derived.get(secret);
  if (known !== undefined) return known;
  const bytes = Buffer.from(hkdfSync("sha256", secret, "", "atelier sealing key 1", 32 + KEY_ID_BYTES));
  const made = { key: createSecretKey(bytes.subarray(0, 32)), id: bytes.subarray(32) };
  derived.set(secret, made);
  return made;
}

/** The prefix of all bytes sealed under this secret: nine bytes. */
export function sealMark(secret: Uint8Array): Uint8Array {
  return Buffer.concat([Buffer.of(VERSION), sealingKeyOf(secret).id]);
}

/** Seals bytes under a secret for one context, such as the id of their row. Sealing the same bytes twice gives different results. */
export function seal(secret: Uint8Array, { plain, context }: { plain: Uint8Array; context: string }): Uint8Array {
  const { key } = sealingKeyOf(secret);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(context));
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([sealMark(secret), nonce, text, cipher.getAuthTag()]);
}

/** Opens what one of these secrets sealed for this context. Null if none of them did, or if it was modified. */
export function openSealed(
  secrets: readonly Uint8Array[],
  { sealed, context }: { sealed: Uint8Array; context: string },
): Uint8Array | null {
  const bytes = Buffer.from(sealed);
  const secret = secrets.find((one) => bytes.subarray(0, HEAD_BYTES).equals(sealMark(one)));
  if (secret === undefined || bytes.length < HEAD_BYTES + NONCE_BYTES + TAG_BYTES) return null;
  const nonce = bytes.subarray(HEAD_BYTES, HEAD_BYTES + NONCE_BYTES);
  const opening = createDecipheriv("aes-256-gcm", sealingKeyOf(secret).key, nonce, { authTagLength: TAG_BYTES });
  opening.setAAD(Buffer.from(context));
  opening.setAuthTag(bytes.subarray(-TAG_BYTES));
  const text = opening.update(bytes.subarray(HEAD_BYTES + NONCE_BYTES, -TAG_BYTES));
  return isGenuine(opening) ? text : null;
}

// The cipher can only report a wrong tag by throwing.
function isGenuine(opening: { final(): Buffer }): boolean {
  try {
    opening.final();
    return true;
  } catch {
    return false;
  }
}
