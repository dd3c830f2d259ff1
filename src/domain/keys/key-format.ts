// An API key is its contract's prefix, 32 random base62 characters and the CRC-32 of those 32 in six more. The checksum
// rejects mistyped or made-up keys without a database query; it is not a security measure.
import { crc32 } from "node:zlib";
import { BASE62, randomText } from "../../lib/crypto/secrets.ts";

const PREFIXES = { a: "atl_", b: "atelier_", c: "atelier_" } as const;

/** The contract whose key format is used; one of them has a shorter prefix. Every API root accepts every key. */
export type KeyContract = keyof typeof PREFIXES;

/** Whether a text names a contract that keys can be created for. */
export function isKeyContract(text: string): text is KeyContract {
  return Object.hasOwn(PREFIXES, text);
}

const RANDOM_CHARACTERS = 32;
const SHOWN_CHARACTERS = 4;
const KEY_PATTERN = /^(atl_|atelier_)([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/;

/** The checksum of a key's random part: its CRC-32 (as in zlib) in base62, padded with 0 to six characters. */
export function keyChecksum(random: string): string {
  let rest = crc32(random);
  let digits = "";
  while (rest > 0) {
    digits = BASE62.charAt(rest % 62) + digits;
    rest = Math.floor(rest / 62);
  }
  return digits.padStart(6, "0");
}

/** A new key in a contract's format. */
export function newKeyText(contract: KeyContract): string {
  const random = randomText(BASE62, RANDOM_CHARACTERS);
  return `${PREFIXES[contract]}${random}${keyChecksum(random)}`;
}

/** Whether a text has our key format, including a valid checksum. Does not check that the key exists. */
export function isKeyText(text: string): boolean {
  const [, , random, checksum] = KEY_PATTERN.exec(text) ?? [];
  return random !== undefined && checksum === keyChecksum(random);
}

/** Whether a key has the prefix of a contract. */
export function isKeyOfContract(text: string, contract: KeyContract): boolean {
  return text.startsWith(PREFIXES[contract]);
}

/** The start of a key, by which its owner recognises it: the prefix and four characters. */
export function keyPrefix(text: string): string {
  return text.slice(0, text.indexOf("_") + 1 + SHOWN_CHARACTERS);
}
