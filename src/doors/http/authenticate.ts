import type { Ground } from "../../domain/call.ts";
import { ServiceError } from "../../domain/errors.ts";
import { authenticateKey } from "../../domain/keys/authenticate-key.ts";
import type { KeyCall } from "../../domain/keys/authenticate-key.ts";

const BEARER = /^Bearer +([^\s]+) *$/i;

/** The call that a request's `Authorization: Bearer` (RFC 6750) makes. Missing, malformed, unknown, expired and revoked keys are refused alike, with `not_signed_in`. */
export async function authenticate(ground: Ground, authorization: string | undefined): Promise<KeyCall> {
  const [, bearer] = BEARER.exec(authorization ?? "") ?? [];
  const call = bearer === undefined ? null : await authenticateKey(ground, bearer);
  if (call !== null) return call;
  const message = "A valid API key is needed: send the header Authorization: Bearer with a key from the settings.";
  throw new ServiceError("not_signed_in", message, {});
}
