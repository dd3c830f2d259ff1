// A design language: the tokens of an app's look but its colours' hue, and what asks for it. Each is a folder of the kit,
// kit/web/src/styles/languages/<name>, with `language.json` and its style sheet.
import { z } from "zod";
import { Traits } from "../schema/theme.ts";
import { Tones } from "./palette/tones.ts";

const Cover = z.enum(["hills", "tiles", "orbs"]);
const TypefaceStack = z.string().min(1);
const Length = z.string().min(1);

/** `language.json` of a design language. */
export const DesignLanguage = z.strictObject({
  description: z.string().min(1),
  /** Whether its navigation is a sidebar, which would be empty with one page in it. */
  hasSidebar: z.boolean(),
  /** The moods of `blueprint/data/design/moods.json` that ask for it, each with its place among the languages that suit it: 1 suits best. */
  moods: z.record(z.string(), z.int().min(1)),
  /**
   * The subjects that it suits, each with its places among the languages for it: 1 suits best, and one with two places is
   * chosen twice as often. Subjects are those of `blueprint/data/design/subjects.json`, `tables` (what is kept in tables)
   * and `anything` (what is about nothing in particular).
   */
  subjects: z.record(z.string(), z.array(z.int().min(1)).min(1)),
  /** Hues in degrees: an app whose subject has none of its own gets one of them. */
  hues: z.array(z.number().min(0).max(360)).min(1).readonly(),
  /** What a theme has where the prompt does not say otherwise. */
  traits: Traits,
  /** Stacks of typefaces that operating systems bring. */
  fonts: z.strictObject({ body: TypefaceStack, display: TypefaceStack }),
  /** How much larger each step of the type scale is than the one before. */
  scale: z.number().min(1),
  /** As CSS lengths. */
  radius: z.strictObject({ card: Length, control: Length, chip: Length }),
  tones: Tones,
  /** What marks a card that says little else: a drawing, the initials of its name, or nothing. */
  art: z.enum([...Cover.options, "initials", "none"]),
  /** What is drawn of things that visitors come to look at, where cards carry no drawing otherwise. */
  cover: Cover.exactOptional(),
});
export type DesignLanguage = z.infer<typeof DesignLanguage>;
