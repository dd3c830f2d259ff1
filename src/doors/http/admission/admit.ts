import type { Ground } from "../../../domain/call.ts";
import { ServiceError } from "../../../domain/errors.ts";
import { admitKey } from "../../../domain/usage/limits/admit-key.ts";
import type { AdmittedCall } from "../../../domain/usage/limits/admit-key.ts";
import type { RatePolicy } from "../../../domain/usage/limits/policy.ts";

const BEARER = /^Bearer +([^\s]+) *$/i;

/** Admits the call that a request's `Authorization: Bearer` (RFC 6750) makes, counted under these policies. Missing, malformed, unknown, expired and revoked keys are refused alike, with `not_signed_in`. */
export async function admit(
  ground: Ground,
  { authorization, policies }: { authorization: string | undefined; policies: readonly RatePolicy[] },
): Promise<AdmittedCall> {
  const [, bearer] = BEARER.exec(authorization ?? "") ?? [];
  const admitted = bearer === undefined ? null : await admitKey(ground, { bearer, policies });
  if (admitted !== null) return admitted;
  const message = "A valid API key is needed: send the header Authorization: Bearer with a key from the settings.";
  throw new ServiceError("not_signed_in", message, {});
}
