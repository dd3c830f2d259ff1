// What a language model is asked to write down of an app: the things that it keeps, with rows that fit the subject, and
// what people can do, in plain words. It is far smaller than a blueprint, so that a small model can fill it; the reader
// completes it.
import { z } from "zod";
import { FieldType } from "../schema/entity.ts";

/** A field of a thing. `options` are the values of `choice` and `tags`; `of` is the name of the thing that a `reference` points at. */
export const SketchField = z.object({
  label: z.string().trim().min(1).max(60),
  type: FieldType,
  options: z.array(z.string().trim().min(1).max(60)).max(20),
  of: z.string().nullable(),
});
export type SketchField = z.infer<typeof SketchField>;

/** The name of a thing becomes the name of a type and of an address. */
const name = z
  .string()
  .trim()
  .min(1)
  .max(48)
  .regex(/^[a-z][a-z0-9 '-]*[a-z0-9]$/i, "it has to be English words in Latin letters");
/** What is in every app already, and cannot be a thing of one. */
const isFree = (one: string): boolean => !/^(?:items?|things?|constructors?|prototypes?|pages?|objects?)$/i.test(one);

/** A thing that the app keeps. `rows` are sample rows, their values in the order of the fields. */
export const SketchThing = z.object({
  one: name.refine(isFree, "call it by what it is, such as “recipe” or “booking”"),
  many: name,
  fields: z.array(SketchField).min(1).max(14),
  rows: z.array(z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]))).max(14),
});
export type SketchThing = z.infer<typeof SketchThing>;

/** An app in a few words. `abilities` are short verb phrases: "book a room", "review candles". Colours are CSS names or hex. */
export const Sketch = z.object({
  title: z.string().trim().min(1).max(60),
  tagline: z.string().trim().max(120),
  things: z.array(SketchThing).max(6),
  abilities: z.array(z.string().trim().min(2).max(120)).max(30),
  background: z.string().nullable(),
  components: z.string().nullable(),
});
export type Sketch = z.infer<typeof Sketch>;

/** The JSON schema of a sketch, for providers that can hold a model to one. */
export const sketchJsonSchema: Record<string, unknown> = z.toJSONSchema(Sketch);
