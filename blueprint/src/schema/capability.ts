// What a person can do with the app. Each capability is a promise: the writer builds it, a check performs it,
// and the proof names it by the words of the prompt that asked for it.
import { z } from "zod";
import { Slug } from "./entity.ts";

const common = {
  id: Slug,
  /** The words of the prompt that asked for it; null when the app needs it although nobody asked. */
  phrase: z.string().nullable(),
};
const ofEntity = { ...common, entity: Slug };

export const Capability = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("browse"), ...ofEntity }),
  z.strictObject({ kind: z.literal("detail"), ...ofEntity }),
  z.strictObject({ kind: z.literal("add"), ...ofEntity }),
  z.strictObject({ kind: z.literal("edit"), ...ofEntity }),
  z.strictObject({ kind: z.literal("delete"), ...ofEntity }),
  z.strictObject({ kind: z.literal("search"), ...ofEntity }),
  z.strictObject({ kind: z.literal("filter"), ...ofEntity, field: Slug }),
  /** `begins`: the order in which the list stands when none is chosen, a field's id with `-down` for the largest or latest first; without it the newest come first. */
  z.strictObject({ kind: z.literal("sort"), ...ofEntity, fields: z.array(Slug).min(1), begins: z.exactOptional(Slug) }),
  /** Switches a boolean field from the list: bought, done, favourite. */
  z.strictObject({ kind: z.literal("mark"), ...ofEntity, field: Slug }),
  z.strictObject({ kind: z.literal("rate"), ...ofEntity, field: Slug }),
  z.strictObject({ kind: z.literal("tag"), ...ofEntity, field: Slug }),
  /** A figure over the rows: how many, their sum or average; over those of which the formula `where` holds, or all of them. */
  z.strictObject({
    kind: z.literal("total"),
    ...ofEntity,
    measure: z.enum(["count", "sum", "average"]),
    field: Slug.nullable(),
    where: z.exactOptional(z.string().min(1).max(300)),
    label: z.string(),
  }),
  /** A drawn chart: the measure by a choice, tag, reference, boolean, text or date field; of a date field by month where no other `period` is stated. */
  z.strictObject({
    kind: z.literal("chart"),
    ...ofEntity,
    by: Slug,
    measure: z.enum(["count", "sum", "average"]),
    field: Slug.nullable(),
    shape: z.enum(["bars", "line", "ring"]),
    period: z.exactOptional(z.enum(["day", "week", "year"])),
    /** What designs of earlier builds state for the period `day`. */
    isDaily: z.exactOptional(z.literal(true)),
    label: z.string(),
  }),
  z.strictObject({ kind: z.literal("export"), ...ofEntity, format: z.enum(["csv", "json", "pdf"]) }),
  /** Copies the `lines` of one row into rows of another entity: a recipe's ingredients onto the shopping list. */
  z.strictObject({ kind: z.literal("send"), ...ofEntity, field: Slug, to: Slug, verb: z.string() }),
]);
export type Capability = z.infer<typeof Capability>;
export type CapabilityKind = Capability["kind"];

/** The ids of the fields that it needs. */
export function fieldsOfCapability(capability: Capability): string[] {
  const field = "field" in capability ? capability.field : null;
  const by = "by" in capability ? capability.by : null;
  return [field, by, ...("fields" in capability ? capability.fields : [])].filter((id) => id !== null);
}
