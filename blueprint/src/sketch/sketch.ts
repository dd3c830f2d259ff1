// What a language model is asked to write down of an app: the things that it keeps, with rows that fit the subject, what people can
// do, and the pages with their texts. Everything but a name is optional, so that a small model can fill it; what it names is the whole
// truth about things, fields, rows, pages and texts.
import { z } from "zod";
import { Blueprint, LanguageTag } from "../schema/blueprint.ts";
import { SaidAbility } from "./abilities/sketch-ability.ts";
import { SketchRoles } from "./roles/sketch-role.ts";
import { SketchPage } from "./pages/sketch-page.ts";
import { SketchThing } from "./things/sketch-thing.ts";

/** The most things that are read. */
export const THINGS_MAX = 10;
/** The most abilities that are read. */
export const ABILITIES_MAX = 40;
/** The most pages that are read. */
export const PAGES_MAX = 12;

/** An app. `abilities` are short verb phrases ("book a room"), or say their kind. Colours are CSS names or hex. */
export const Sketch = z.strictObject({
  title: z.string().trim().min(1).max(60),
  tagline: z.string().trim().max(120).default(""),
  /** What the picture of the whole app shows; null where the app chooses. */
  picture: z.string().trim().max(60).nullable().default(null),
  /** The BCP 47 tag of the language of all texts; null for that of the request. */
  language: LanguageTag.nullable().default(null),
  kind: Blueprint.shape.kind.nullable().default(null),
  roles: SketchRoles,
  things: z.array(SketchThing).max(THINGS_MAX).default([]),
  abilities: z.array(SaidAbility).max(ABILITIES_MAX).default([]),
  pages: z.array(SketchPage).max(PAGES_MAX).default([]),
  background: z.string().nullable().default(null),
  components: z.string().nullable().default(null),
});
export type Sketch = z.infer<typeof Sketch>;

/** The JSON schema of a sketch, for providers that can hold a model to one. */
export const sketchJsonSchema: Record<string, unknown> = z.toJSONSchema(Sketch, { io: "input" });
