import { bigint, customType, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({ dataType: () => "bytea" });

/** A model of a provider that the owner offers. Prices in US dollars per million tokens; `contextWindow` null: as its server reports it. */
export interface StoredModel {
  /** The provider's name for it. */
  model: string;
  name: string;
  category: "fast" | "paid";
  /** The smallest plan that includes it. */
  minPlan: "free" | "builder" | "pro" | "max" | "team" | "business";
  price: { input: number; cachedInput: number; cacheWrite?: number; output: number };
  contextWindow: number | null;
  seesPictures: boolean;
  /** Whether its server has no list of models, so that it is offered without being in one. */
  isUnlisted?: boolean;
}

/** The providers of language models that the owner connected in the settings. Their keys are sealed (AES-256-GCM). */
export const modelProviders = pgTable("model_providers", {
  /** The provider's id, which requests may use as in `<id>/<model>`. */
  id: text().primaryKey(),
  kind: text().$type<"anthropic" | "openai" | "google" | "compatible">().notNull(),
  name: text().notNull(),
  /** Null for a cloud's own address. */
  baseUrl: text("base_url"),
  /** Null for a server that needs none. */
  key: bytes(),
  /** The key's last four characters, for display. */
  keyEnding: text("key_ending"),
  models: jsonb().$type<StoredModel[]>().notNull(),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});

/** What the owner decided for all models: one row, whose id is 1. */
export const modelSettings = pgTable("model_settings", {
  id: integer().primaryKey(),
  /** The model that `auto` selects; null for the best one. */
  defaultModel: text("default_model"),
  /** What all calls of a calendar month (UTC) may cost, in millionths of a US dollar; null for no limit. */
  monthlyLimitMicroDollars: bigint("monthly_limit_micro_dollars", { mode: "number" }),
  updatedAt: moment("updated_at").notNull(),
});

/** What the calls to language models cost this installation, in millionths of a US dollar. `month` is such as `2026-11` (UTC). */
export const modelSpending = pgTable(
  "model_spending",
  {
    month: text().notNull(),
    provider: text().notNull(),
    model: text().notNull(),
    calls: integer().notNull(),
    microDollars: bigint("micro_dollars", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.provider, table.model] })],
);
