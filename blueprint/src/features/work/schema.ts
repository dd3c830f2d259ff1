// The kinds of features of this group: what an office does with the rows of an app beyond keeping them.
import { z } from "zod";
import { Slug } from "../../schema/entity.ts";
import { featureBase, featureOfEntity } from "../../schema/feature-base.ts";

/** The schemas of the group's features. */
export const workSchemas = [
  /** Reports on all entities, the `main` one first. `parts` are the contents that the prompt names, `financial` adds one on all amounts of money. */
  z.strictObject({
    kind: z.literal("report"),
    ...featureBase,
    main: Slug.nullable(),
    called: z.enum(["report", "statement", "settlement"]),
    parts: z.array(z.string().max(40)).max(6),
    financial: z.boolean(),
  }),
  /** A column for each option of the choice `field`. */
  z.strictObject({ kind: z.literal("board"), ...featureOfEntity, field: Slug }),
  /** `state` is the choice field that already tells what was decided, with its words; null where the log of decisions tells it. */
  z.strictObject({
    kind: z.literal("approve"),
    ...featureOfEntity,
    state: z.strictObject({ field: Slug, pending: z.string(), approved: z.string(), rejected: z.string() }).nullable(),
  }),
  /** `who` is how one calls those who are assigned, in the singular. */
  z.strictObject({ kind: z.literal("assign"), ...featureOfEntity, who: z.string().min(1).max(40) }),
  /** `field` is the date on which a row stands, `end` its last day where it has one. */
  z.strictObject({ kind: z.literal("calendar"), ...featureOfEntity, field: Slug, end: Slug.nullable() }),
  /** Entries on a row: what one and many are called, what they count, and the label of their text. */
  z.strictObject({
    kind: z.literal("log"),
    ...featureOfEntity,
    one: z.string().max(40),
    many: z.string().max(40),
    amount: z.enum(["hours", "money"]).nullable(),
    note: z.string().max(40),
  }),
  /** The steps on a row's way, each with a place that is usual for it; `verify` adds a page that says whether a code is genuine. */
  z.strictObject({
    kind: z.literal("track"),
    ...featureOfEntity,
    steps: z.array(z.strictObject({ step: z.string().max(40), place: z.string().max(40) })).min(2),
    verify: z.boolean(),
  }),
  /** Files on a page of their own; with an `entity` also on the pages of its rows. */
  z.strictObject({ kind: z.literal("documents"), ...featureBase, entity: Slug.nullable() }),
  /** The roles beside the administrator. */
  z.strictObject({ kind: z.literal("roles"), ...featureBase, roles: z.array(z.string().min(1).max(40)).min(1).max(6) }),
  /** Rows out of CSV. */
  z.strictObject({ kind: z.literal("import"), ...featureOfEntity }),
] as const;
