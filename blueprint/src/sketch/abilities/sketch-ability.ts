// What people can do, as a model says it: plain words, or the kind with the thing and the fields that it is about.
import { z } from "zod";
import { AbilityKindName } from "./ability-kinds.ts";
import { SketchReplies } from "./replies.ts";

const label = z.string().trim().max(60).nullable().default(null);

/** An ability. `wish` are the words of the request that ask for it; the others name fields of the thing by their labels. */
export const SketchAbility = z.strictObject({
  wish: z.string().trim().max(200).nullable().default(null),
  kind: AbilityKindName,
  thing: z.string().trim().max(60).nullable().default(null),
  field: label,
  by: label,
  price: label,
  day: label,
  end: label,
  capacity: label,
  first: label,
  second: label,
  firstScore: label,
  secondScore: label,
  /** The thing into which lines are sent; who is notified of a row. */
  to: label,
  /** When people are notified of a row: a word, a field or a formula. */
  when: z.string().trim().max(300).nullable().default(null),
  /** What a figure counts; a sum where a field is named, else how many. */
  measure: z.enum(["count", "sum", "average"]).nullable().default(null),
  shape: z.enum(["bars", "line", "ring"]).nullable().default(null),
  format: z.enum(["csv", "json", "pdf"]).nullable().default(null),
  /** What was commented before anybody opened the app. */
  replies: SketchReplies,
  /** What it is called where it is shown. */
  title: z.string().trim().max(60).nullable().default(null),
});
export type SketchAbility = z.infer<typeof SketchAbility>;

/** An ability in plain words ("book a room"), or one that says its kind. */
export const SaidAbility = z.union([z.string().trim().min(2).max(120), SketchAbility]);
export type SaidAbility = z.infer<typeof SaidAbility>;

/** The members of an ability that name a field of its thing. */
export type FieldMember = "field" | "by" | "price" | "day" | "end" | "capacity" | "first" | "second" | "firstScore" | "secondScore";

const fieldMembers: ReadonlySet<string> = new Set<FieldMember>([
  "field",
  "by",
  "price",
  "day",
  "end",
  "capacity",
  "first",
  "second",
  "firstScore",
  "secondScore",
]);

/** Whether a member of an ability names a field of its thing. */
export function isFieldMember(name: string): name is FieldMember {
  return fieldMembers.has(name);
}
