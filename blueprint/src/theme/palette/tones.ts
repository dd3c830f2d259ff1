// How a design language takes its colours from a hue: the palette does the rest.
import { z } from "zod";

/** A colour but for its hue, which is the theme's where none is given. Lightness 0–1, chroma 0–0.4, hue in degrees. */
const Tone = z.strictObject({
  lightness: z.number().min(0).max(1),
  chroma: z.number().min(0).max(0.4),
  hue: z.number().min(0).max(360).exactOptional(),
});
export type Tone = z.infer<typeof Tone>;

const ToneInSchemes = z.strictObject({ light: Tone, dark: Tone });

/** The same thing in both schemes. */
export interface InSchemes<Value> {
  light: Value;
  dark: Value;
}

/** What a design language says about colours. */
export const Tones = z.strictObject({
  page: ToneInSchemes,
  accent: ToneInSchemes,
  /** Cards lie above the page in paper white or a tint of it, or are the page itself. */
  cards: z.enum(["raised", "tinted", "page"]),
  /** What cards are drawn with, where no colour of components was named. */
  edge: z.enum(["line", "ink", "accent"]),
  /** The header's ground, where no colour of components was named. */
  bar: z.enum(["surface", "page", "accent", "deep"]),
  /** How far the two colours that light the page stand from its hue, in degrees; a named background is never lit. */
  glow: z.tuple([z.number(), z.number()]).readonly().nullable(),
});
export type Tones = z.infer<typeof Tones>;
