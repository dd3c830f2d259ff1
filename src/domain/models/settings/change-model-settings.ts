import { announceModels } from "../../../storage/rows/credits/models/announce-models.ts";
import { type ModelSettingsRow, writeModelSettings } from "../../../storage/rows/credits/models/model-settings.ts";
import { recordEvent } from "../../accounts/audit/record-event.ts";
import type { Visitor } from "../../accounts/sessions/visitor.ts";
import { type Call, inTransaction } from "../../call.ts";
import { ServiceError } from "../../errors.ts";

/** Changes the given settings, for all processes. Throws `invalid_input` for a default model that is not offered. */
export async function changeModelSettings(
  { ctx, accountId }: Call,
  { visitor, ...changes }: Partial<ModelSettingsRow> & { visitor: Visitor },
): Promise<void> {
  const { defaultModel = null } = changes;
  if (defaultModel !== null && !ctx.models().some(({ id }) => id === defaultModel)) {
    throw new ServiceError("invalid_input", "This model is not offered any more. Choose another default.", { field: "defaultModel" });
  }
  await inTransaction(ctx, async (inner) => {
    await writeModelSettings(inner.database, changes, inner.clock.now());
    await recordEvent(inner, { accountId, type: "model_settings_changed", visitor });
    await announceModels(inner.database);
  });
}
