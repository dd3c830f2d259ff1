import { z } from "zod";
import { featureSchema } from "../../../../schema/feature.ts";

/** The parts of a picker that a prompt can ask for: each has a check of its own, or one that shows it. */
export const PickerPart = z.enum(["entries", "once", "wheel", "count", "teams", "dice", "history", "add"]);
export type PickerPart = z.infer<typeof PickerPart>;

/** How many entries a picker begins with at the most. */
export const ENTRIES_MAX = 200;
const ENTRY_CHARACTERS_MAX = 60;

/** What chance decides: entries that are drawn, people who are split into teams, or dice. Of teams and dice, one at the most. */
export const PickerFeature = featureSchema("picker", {
  title: z.string().min(1).max(60),
  /** What it begins with; empty where only its person knows. */
  entries: z.array(z.string().min(1).max(ENTRY_CHARACTERS_MAX)).max(ENTRIES_MAX),
  hasWheel: z.boolean().optional(),
  /** None is drawn again until all had their turn. */
  isOnce: z.boolean().optional(),
  /** How many are drawn at once. */
  count: z.int().min(2).max(50).optional(),
  /** So many teams, or so many people in each. */
  teams: z.strictObject({ count: z.int().min(1).max(50).optional(), size: z.int().min(2).max(50).optional() }).optional(),
  dice: z.strictObject({ count: z.int().min(1).max(20), sides: z.int().min(2).max(1_000) }).optional(),
  /** The words that asked for its parts. */
  said: z.partialRecord(PickerPart, z.string()).optional(),
});
export type PickerFeature = z.infer<typeof PickerFeature>;
