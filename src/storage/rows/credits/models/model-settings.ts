import type { Database } from "../../../database.ts";
import { modelSettings } from "../../../tables/index.ts";

const ROW = 1;

/** What the owner decided for all models; the limit in millionths of a US dollar a calendar month. */
export type ModelSettingsRow = Pick<typeof modelSettings.$inferSelect, "defaultModel" | "monthlyLimitMicroDollars">;

/** The settings; nothing is set until the owner sets it. */
export async function readModelSettings(database: Database): Promise<ModelSettingsRow> {
  const { defaultModel, monthlyLimitMicroDollars } = modelSettings;
  const [row] = await database.select({ defaultModel, monthlyLimitMicroDollars }).from(modelSettings);
  return row ?? { defaultModel: null, monthlyLimitMicroDollars: null };
}

/** Stores the given settings, and keeps the others. */
export async function writeModelSettings(database: Database, changes: Partial<ModelSettingsRow>, updatedAt: Date): Promise<void> {
  const set = { ...changes, updatedAt };
  await database
    .insert(modelSettings)
    .values({ id: ROW, ...set })
    .onConflictDoUpdate({ target: modelSettings.id, set });
}
