import { randomBytes, scryptSync } from "node:crypto";

const COST = 2 ** 4;

/**
 * Hashes a password in the service's format, but at a cost that takes no time. The service verifies a password at the
 * cost that its hash names, so accounts with such a hash sign in and are refused like any others.
 */
export function hashCheaply(password: string): string {
  const salt = randomBytes(16);
  const hash = scryptSync(password.normalize("NFKC"), salt, 32, { N: COST, r: 8, p: 3 });
  return `scrypt$${COST}$${salt.toString("base64url")}$${hash.toString("base64url")}`;
}
