// A thing that the app keeps or shows, as a model names it.
import { z } from "zod";
import { ReadOnly } from "./read-only.ts";
import { SketchAccess } from "./records/access-member.ts";
import { SketchActions } from "./doing/actions-member.ts";
import { SketchRules } from "./doing/rules-member.ts";
import { LinesOf } from "./records/lines-member.ts";
import { SketchProfile } from "../roles/profile-member.ts";
import { SketchShows } from "./showing/shows-member.ts";
import { SketchField } from "./sketch-field.ts";

/** The name of a thing becomes the name of a type and of an address. */
const name = z
  .string()
  .trim()
  .min(1)
  .max(48)
  .regex(/^\p{L}[\p{L}\p{M}\p{N} '’·・-]*$/u, "it has to be plain words");

/** A value of a sample row, as a model writes it. */
export const SketchValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);
export type SketchValue = z.infer<typeof SketchValue>;

/** A thing that the app keeps. `rows` are sample rows, their values in the order of the fields. */
export const SketchThing = z.strictObject({
  one: name,
  many: name,
  fields: z.array(SketchField).min(1).max(14),
  rows: z.array(z.array(SketchValue)).max(40).default([]),
  readOnly: ReadOnly,
  linesOf: LinesOf,
  shows: SketchShows,
  access: SketchAccess,
  profile: SketchProfile,
  actions: SketchActions,
  rules: SketchRules,
});
export type SketchThing = z.infer<typeof SketchThing>;
