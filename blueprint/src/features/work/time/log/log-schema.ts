import { z } from "zod";
import { featureOfEntity } from "../../../../schema/feature.ts";

/** Entries on a row: what one and many are called, what they count, and the label of their text. */
export const LogFeature = z.strictObject({
  kind: z.literal("log"),
  ...featureOfEntity,
  one: z.string().max(40),
  many: z.string().max(40),
  amount: z.enum(["hours", "money"]).nullable(),
  note: z.string().max(40),
});
export type LogFeature = z.infer<typeof LogFeature>;
