// How the command line gets a key by way of the browser, as an OAuth client gets its token (RFC 8252, RFC 7636): the command
// makes a verifier and shows only its hash; a signed-in user approves; the browser takes a code to the loopback address of
// the same machine; and the command exchanges code and verifier for a key. A code that somebody else sees is worth nothing.
import { createHash } from "node:crypto";
import { keyedHash } from "../../lib/crypto/secrets.ts";
import type { AppContext } from "../call.ts";
import type { KeyScope } from "./make-key.ts";

/** What a key of the command line may do: what its commands need. */
export const CLI_SCOPES: readonly KeyScope[] = ["projects:read", "projects:write", "files:read", "usage:read", "webhooks:read"];

/** What the user approved: the code, the command's challenge, and the name that its key gets. */
export interface CliGrant {
  code: string;
  challenge: string;
  name: string;
}

/** The stored form of a code: a keyed hash that also binds the challenge and the name. */
export function hashCliCode({ secret }: Pick<AppContext, "secret">, { code, challenge, name }: CliGrant): string {
  return keyedHash(secret, JSON.stringify(["cli", code, challenge, name]));
}

/** The challenge of a verifier (RFC 7636, section 4.2, S256). */
export function challengeOf(verifier: string): string {
  return createHash("sha256").update(verifier).digest("base64url");
}
