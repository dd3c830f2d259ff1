import type { AppContext } from "../../../domain/call.ts";
import { ServiceError } from "../../../domain/errors.ts";
import { admitKey } from "../../../domain/usage/limits/admit-key.ts";
import type { AdmittedCall } from "../../../domain/usage/limits/admit-key.ts";
import type { RatePolicy } from "../../../domain/usage/limits/policy.ts";

const BEARER = /^Bearer +([^\s]+) *$/i;

/** Authenticates `Authorization: Bearer` (RFC 6750) and counts it under these policies. Any invalid key gets `not_signed_in`. */
export async function admit(
  ctx: AppContext,
  { authorization, policies }: { authorization: string | undefined; policies: readonly RatePolicy[] },
): Promise<AdmittedCall> {
  const [, bearer] = BEARER.exec(authorization ?? "") ?? [];
  const admitted = bearer === undefined ? null : await admitKey(ctx, { bearer, policies });
  if (admitted !== null) return admitted;
  const message = "A valid API key is needed: send the header Authorization: Bearer with a key from the settings.";
  throw new ServiceError("not_signed_in", message, {});
}
