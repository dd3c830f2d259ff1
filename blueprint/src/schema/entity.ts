// The things that an app keeps: recipes, tickets, cars. An entity holds all that the writers need to name it,
// show it, ask for it and fill it with believable samples, so that no writer knows any domain.
import { z } from "zod";

/** A stable name inside a blueprint: lower-case words with hyphens. */
export const Slug = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/)
  .max(48);

/** What a field holds. `lines` is a list of short texts, `choice` one of `options`, `reference` a row of the entity `of`, `references` several of them, `anyReference` a row of one of the entities `ofAny`, `picture` one that is chosen from the device, in samples a drawn one. */
export const FieldType = z.enum([
  "text",
  "paragraph",
  "lines",
  "number",
  "money",
  "percent",
  "duration",
  "date",
  "datetime",
  "time",
  "boolean",
  "choice",
  "tags",
  "rating",
  "link",
  "email",
  "phone",
  "picture",
  "reference",
  "references",
  "anyReference",
]);
export type FieldType = z.infer<typeof FieldType>;

/** A change of a field of the row itself, of a row that it refers to, or of the person's own row of an entity. */
export const FieldEffect = z.strictObject({
  /** The entity of rows whose reference leads to the row: the change is made for each of them, and `of` and `value` are theirs. */
  each: Slug.optional(),
  /** The reference that leads to the row that is changed; without one it is the row itself. */
  of: Slug.optional(),
  field: Slug,
  /** `set` gives the field the value, `add` adds it to the number that is there. */
  do: z.enum(["set", "add"]),
  /** A formula: `"Available"`, `true`, `today`, `-quantity`. */
  value: z.string().min(1).max(600),
});
export type FieldEffect = z.infer<typeof FieldEffect>;

/** A row that is added to an entity; `this` in a value is the row itself, and `me` the name of the person. */
export const RowEffect = z.strictObject({
  adds: Slug,
  values: z
    .array(z.strictObject({ field: Slug, value: z.string().min(1).max(600) }))
    .min(1)
    .max(14),
});
export type RowEffect = z.infer<typeof RowEffect>;

/** What a step or an action changes. Values are worked out before anything is changed. */
export const Effect = z.union([FieldEffect, RowEffect]);
export type Effect = z.infer<typeof Effect>;

/** The ids of one or two references, one after another: `product`, `transaction.product`. */
const ReferencePath = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*(\.[a-z][a-z0-9]*(-[a-z0-9]+)*)?$/)
  .max(97);

/** Who may do something with a row: everybody, who is logged in, who added it, who added a row that it refers to (`owner:product`, `owner:transaction.product`), the administrator (on a public site a sample account, else who opened the first account), or who has a role of the app (`role:coach`). The administrator may whatever others may. */
export const Who = z.union([
  z.enum(["everybody", "members", "owner", "admin"]),
  z.templateLiteral(["owner:", ReferencePath]),
  z.templateLiteral(["role:", Slug]),
]);
export type Who = z.infer<typeof Who>;

/** One of these, or any of several. */
export const Audience = z.union([Who, z.array(Who).min(1).max(6)]);
export type Audience = z.infer<typeof Audience>;

/** A step from one state of a row to another one, which a button makes. */
export const Transition = z.strictObject({
  /** What the button says: `Return`. */
  verb: z.string().min(1).max(40),
  /** The states in which it is possible; all but `to` where none are given. */
  from: z.array(z.string()).max(40).optional(),
  to: z.string(),
  /** Who makes it, in an app with accounts, whether or not they may change the row otherwise; without it whoever may. */
  by: Audience.optional(),
  effects: z.array(Effect).max(6).optional(),
});
export type Transition = z.infer<typeof Transition>;

/** A field of an entity: how it is named, what it holds, and what it asks for. */
export const Field = z.strictObject({
  id: Slug,
  label: z.string().min(1).max(60),
  type: FieldType,
  required: z.boolean(),
  /** For `choice` and `tags`: the values offered, in their natural order. */
  options: z.array(z.string().min(1).max(60)).max(40).optional(),
  /** For `number` (`kg`, `servings`), `money` (an ISO 4217 code) and `duration` (`minutes`, `hours`). */
  unit: z.string().max(32).optional(),
  /** For `reference` and `references`: the entity referred to. */
  of: Slug.optional(),
  /** For `anyReference`: the entities of which a row is referred to. */
  ofAny: z.array(Slug).min(2).max(6).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  placeholder: z.string().max(80).optional(),
  /** For `boolean`: the verb of the control (`Mark as bought`) and the two words of its state (`Bought`, `To buy`). */
  mark: z.strictObject({ verb: z.string(), on: z.string(), off: z.string() }).optional(),
  /** For `choice`: the options are states, of which a new row has the first; they are changed by these steps and by nothing else. */
  transitions: z.array(Transition).min(1).max(12).optional(),
  /** For `reference`: the row is a line of the row that it refers to, such as an ingredient of a recipe: it is entered in that row's form, stands in a table on its page, and is deleted with it. */
  isPart: z.literal(true).optional(),
  /** Who sees the field and who fills it in, in an app with accounts, of those who see and change the row; without it all of them. */
  access: z.strictObject({ see: Audience, change: Audience }).optional(),
  /** For `date` and `datetime`: the form of a new row begins with the present day or moment. */
  initial: z.literal("now").optional(),
  /** Set by the app when a row is added, and never entered: the moment, or the account that adds it: its name in a text, its profile in a reference to profiles. */
  stamp: z.enum(["now", "me"]).optional(),
  /** For a computed `boolean`: rows in which it is true stand out, and say so in the words of `mark.on`; `mild` in amber, else in red. */
  alert: z.union([z.literal(true), z.literal("mild")]).optional(),
  /** Worked out by the app and never entered: `Quantity * Unit price`, `sum(lines.amount)`. How it is written: `model/formula/parse-expression.ts`. */
  formula: z.string().min(1).max(600).optional(),
});
export type Field = z.infer<typeof Field>;

/** What people do with a row by a button, whether or not they may change what it changes otherwise. All of it happens, or nothing. */
export const Action = z.strictObject({
  id: Slug,
  /** What the button says: `Buy`. */
  verb: z.string().min(1).max(40),
  /** Who may, in an app with accounts; without it everybody who sees the row. */
  by: Audience.optional(),
  /** What is asked before: the action's formulas name these fields before those of the row. */
  asks: z.array(Field).max(6).optional(),
  /** A formula that has to hold, and what is said where it does not. */
  when: z.string().min(1).max(600).optional(),
  otherwise: z.string().min(1).max(240).optional(),
  /** Each person does it once: with a row, or with all rows together that a reference, named here, leads from to the same one (one vote in a poll). */
  once: z.union([z.literal(true), Slug]).optional(),
  effects: z.array(Effect).min(1).max(8),
  /** What is said afterwards. */
  done: z.string().min(1).max(240).optional(),
});
export type Action = z.infer<typeof Action>;

/** What every row of an entity has to keep: a formula that holds where all of the row's own fields that it reads are filled in (`end >= start`); one row at most with the same values in these fields (`fields`); or rows of the same values in `fields` that do not overlap from one field to another. */
export const Rule = z.strictObject({
  id: Slug,
  /** A formula over the row and the rows that it refers to. */
  holds: z.string().min(1).max(600).optional(),
  fields: z.array(Slug).max(4).optional(),
  /** A period: days, moments or times. One that begins where another one ends does not overlap it. */
  from: Slug.optional(),
  to: Slug.optional(),
  /** Only rows of which this formula holds are compared with others. */
  where: z.string().min(1).max(600).optional(),
  /** What is said where it is broken; the app's own words without it. */
  otherwise: z.string().min(1).max(240).optional(),
});
export type Rule = z.infer<typeof Rule>;

/** A sample row's value, by the field's type: texts for most, numbers, booleans, lists of texts for `lines` and `tags`. `reference` holds the index of the referred sample row, `references` and `anyReference` places such as `teacher/0` (`row-places.ts`), `picture` what is drawn: `a container ship at dusk`. Dates are whole days relative to the day of first use (−3 is three days ago), or of the calendar; a `datetime` has a time behind the day: `-3T14:30`, `2026-11-18T14:30`. */
export const SampleValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);
export type SampleValue = z.infer<typeof SampleValue>;

export const Entity = z.strictObject({
  id: Slug,
  /** As people write them inside a sentence: `shopping item`, `shopping items`. */
  name: z.strictObject({ one: z.string().min(1).max(48), many: z.string().min(1).max(48) }),
  /** The name of a lucide icon in PascalCase, such as `ChefHat`. */
  icon: z.string().regex(/^[A-Z][A-Za-z0-9]*$/),
  fields: z.array(Field).min(1).max(24),
  /** The field that names a row in lists and headings. */
  titleField: Slug,
  /** The fields that a row shows beside its name where it is small (on a card, in a list, in a table), in this order; without it those that matter most. */
  shows: z.array(Slug).min(1).max(8).optional(),
  /** Who sees its rows, and who changes them, in an app with accounts; everybody in any other. */
  access: z.strictObject({ see: Audience, change: Audience }).optional(),
  /** It is the profile of the accounts of these people, in an app with accounts: each has one row of it, its own, to which others refer. One entity of an app is. */
  profileOf: Audience.optional(),
  /** What people do with one of its rows by a button. */
  actions: z.array(Action).min(1).max(6).optional(),
  /** What every row has to keep; a form, a step or an action that would break it changes nothing. */
  rules: z.array(Rule).min(1).max(6).optional(),
  /** The words of the prompt that named it; null when the app needs it although nobody asked. */
  phrase: z.string().nullable(),
  samples: z.array(z.record(z.string(), SampleValue)).max(40),
});
export type Entity = z.infer<typeof Entity>;
