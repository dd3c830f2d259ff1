// A field of a thing, as a model names it.
import { z } from "zod";
import { FieldType } from "../../schema/entity.ts";
import { SketchFormula } from "./records/formula-member.ts";
import { SketchLimit, SketchRequired } from "./records/limits-members.ts";
import { SketchAccess } from "./records/access-member.ts";
import { SketchTransitions } from "./doing/transitions-member.ts";

/** The types that a model names. A reference to one of several things is a `reference` with all of them in `of`. */
export const SketchFieldType = FieldType.exclude(["anyReference"]);

const OF_MAX = 6;

/** A field of a thing. `options` are the values of `choice` and `tags`; `of` is the name of the thing that a `reference` or `references` point at. */
export const SketchField = z.strictObject({
  label: z.string().trim().min(1).max(60),
  type: SketchFieldType,
  options: z.array(z.string().trim().min(1).max(60)).max(20).default([]),
  of: z
    .union([z.string(), z.array(z.string()).min(1).max(OF_MAX)])
    .nullable()
    .default(null),
  /** What a number or a duration is counted in, and the currency of money as a code: "kg", "hours", "EUR". */
  unit: z.string().trim().max(32).nullable().default(null),
  /** The highest value of a rating. */
  scale: z.int().min(2).max(10).nullable().default(null),
  formula: SketchFormula,
  transitions: SketchTransitions,
  access: SketchAccess,
  required: SketchRequired,
  min: SketchLimit,
  max: SketchLimit,
});
export type SketchField = z.infer<typeof SketchField>;
