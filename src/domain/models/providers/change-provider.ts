import { announceModels } from "../../../storage/rows/credits/models/announce-models.ts";
import { deleteModelProvider, writeModelProvider } from "../../../storage/rows/credits/models/model-providers.ts";
import { recordEvent } from "../../accounts/audit/record-event.ts";
import type { Visitor } from "../../accounts/sessions/visitor.ts";
import { type Call, inTransaction } from "../../call.ts";
import { ServiceError } from "../../errors.ts";
import { askForModels } from "./asking/ask-for-models.ts";
import { requireKey } from "./connect-provider.ts";
import { sealKey } from "./keys/provider-key.ts";
import { providerMissing, requireProvider } from "./require-provider.ts";

/** Replaces a provider's key, once the provider has accepted the new one. Throws `not_found`, and `invalid_input` if it refuses it. */
export async function replaceKey(
  { ctx, accountId }: Call,
  { providerId, key, visitor }: { providerId: string; key: string; visitor: Visitor },
): Promise<void> {
  const { kind, baseUrl, name } = await requireProvider(ctx, providerId);
  const next = requireKey(key);
  const answer = await askForModels(ctx, { id: providerId, kind, baseUrl, key: next }, name);
  if ("problem" in answer) throw new ServiceError("invalid_input", answer.problem, { field: "key" });
  await inTransaction(ctx, async (inner) => {
    const sealed = sealKey(inner, { providerId, key: next });
    const isThere = await writeModelProvider(inner.database, providerId, { ...sealed, updatedAt: inner.clock.now() });
    if (!isThere) throw providerMissing();
    await recordEvent(inner, { accountId, type: "model_provider_changed", facts: { name }, visitor });
    await announceModels(inner.database);
  });
}

/** Removes a provider with its key and its models. Builds that use one of them end as if it were unavailable. Throws `not_found`. */
export async function removeProvider(
  { ctx, accountId }: Call,
  { providerId, visitor }: { providerId: string; visitor: Visitor },
): Promise<void> {
  const { name } = await requireProvider(ctx, providerId);
  await inTransaction(ctx, async (inner) => {
    if (!(await deleteModelProvider(inner.database, providerId))) throw providerMissing();
    await recordEvent(inner, { accountId, type: "model_provider_removed", facts: { name }, visitor });
    await announceModels(inner.database);
  });
}
