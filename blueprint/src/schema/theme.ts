// How the app looks. A colour that the prompt named is kept verbatim; every other colour is derived by the writer
// so that text passes WCAG AA in light and dark.
import { z } from "zod";

/** A colour as `#rrggbb`, with the words that asked for it (`teal`, `#0a7`). */
export const NamedColour = z.strictObject({ hex: z.string().regex(/^#[0-9a-f]{6}$/), words: z.string() });
export type NamedColour = z.infer<typeof NamedColour>;

/** The design languages: each is a way of setting type, room, edges, frame and cards, whatever the colours are. */
export const LanguageName = z.enum([
  "clean",
  "editorial",
  "swiss",
  "soft",
  "terminal",
  "paper",
  "aurora",
  "playful",
  "corporate",
  "brutal",
  "botanical",
  "night",
]);
export type LanguageName = z.infer<typeof LanguageName>;

export const Theme = z.strictObject({
  /** The design language; blueprints from before there were several have the first. */
  language: LanguageName.default("clean"),
  /** The page's background in the light scheme, where the prompt named one. */
  background: NamedColour.nullable(),
  /** The colour of components (buttons, links, headers), where the prompt named one. */
  components: NamedColour.nullable(),
  /** The hue, in degrees, from which the accent is derived when no colour was named. */
  hue: z.number().min(0).max(360),
  /** Which scheme a first visit shows. `system` follows the device. */
  scheme: z.enum(["system", "light", "dark"]),
  corners: z.enum(["square", "soft", "round"]),
  density: z.enum(["compact", "comfortable"]),
  typeface: z.enum(["sans", "serif", "rounded", "mono"]),
});
export type Theme = z.infer<typeof Theme>;
