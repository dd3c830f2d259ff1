// Everything that must be unguessable or unreadable is created here, with the machine's cryptographic random source.
import { createHash, createHmac, createSecretKey, type KeyObject, randomBytes, randomInt, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const scryptAsync = promisify<string, Uint8Array, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(scrypt);

/** The 62 digits 0-9A-Za-z, in ascending order of value. */
export const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Crockford's 32 digits in lower case: no two are confused when read aloud or typed. */
export const BASE32 = "0123456789abcdefghjkmnpqrstvwxyz";

/** Random text of `length` characters, each drawn uniformly from the alphabet. */
export function randomText(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join("");
}

/** A random key of `length` bytes. */
export function randomKey(length: number): Uint8Array {
  return randomBytes(length);
}

// A key object is created once per secret: creating one costs ten times as much as a hash.
const keys = new WeakMap<Uint8Array, KeyObject>();

function keyOf(secret: Uint8Array): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(secret);
  keys.set(secret, key);
  return key;
}

/** HMAC-SHA256 of a text under a secret, in hexadecimal (RFC 2104). */
export function keyedHash(secret: Uint8Array, text: string): string {
  return createHmac("sha256", keyOf(secret)).update(text).digest("hex");
}

/** SHA-256 of a text's UTF-8 bytes, in hexadecimal. */
export function contentHash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

const PASSWORD_COST = 2 ** 15;

async function passwordHash(password: string, salt: Uint8Array, cost: number): Promise<Buffer> {
  return scryptAsync(password.normalize("NFKC"), salt, 32, { N: cost, r: 8, p: 3, maxmem: 64 * 2 ** 20 });
}

/** Hashes a password for storage: `scrypt$<cost>$<salt>$<hash>` with a fresh salt (RFC 7914; cost 2^15, r 8, p 3). */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await passwordHash(password, salt, PASSWORD_COST);
  return `scrypt$${PASSWORD_COST}$${salt.toString("base64url")}$${hash.toString("base64url")}`;
}

/** Whether a password matches a hash of `hashPassword`. Takes the same time whatever differs. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [, cost = "", salt = "", hash = ""] = stored.split("$");
  const given = await passwordHash(password, Buffer.from(salt, "base64url"), Number(cost));
  return timingSafeEqual(given, Buffer.from(hash, "base64url"));
}
