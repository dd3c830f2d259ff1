// How the app looks. A colour that the prompt named is kept verbatim; every other colour is derived by the writer
// so that text passes WCAG AA in light and dark.
import { z } from "zod";
import { languageNames } from "../knowledge/data/data-files.ts";

/** A colour as `#rrggbb`, with the words that asked for it (`teal`, `#0a7`). */
export const NamedColour = z.strictObject({ hex: z.string().regex(/^#[0-9a-f]{6}$/), words: z.string() });
export type NamedColour = z.infer<typeof NamedColour>;

/** The design languages: each is a way of setting type, room, edges, frame and cards, whatever the colours are. */
export const LanguageName = z.enum(languageNames);
export type LanguageName = z.infer<typeof LanguageName>;

/** What a design language decides where a prompt does not. */
export const Traits = z.strictObject({
  /** Which scheme a first visit shows. `system` follows the device. */
  scheme: z.enum(["system", "light", "dark"]),
  corners: z.enum(["square", "soft", "round"]),
  density: z.enum(["compact", "comfortable"]),
  typeface: z.enum(["sans", "serif", "rounded", "mono"]),
});

/** How many steps larger something is than its design language has it; smaller below nought. */
const Steps = z.int().min(-1).max(2);

export const Theme = z.strictObject({
  /** The design language; blueprints from before there were several have the first. */
  language: LanguageName.default("clean"),
  /** The page's background in the light scheme, where the prompt named one. */
  background: NamedColour.nullable(),
  /** The colour of components (buttons, links, headers), where the prompt named one. */
  components: NamedColour.nullable(),
  /** The hue, in degrees, from which the accent is derived when no colour was named. */
  hue: z.number().min(0).max(360),
  ...Traits.shape,
  /** Where a person asked for other sizes: of all text, of headings, of buttons. */
  sizes: z.exactOptional(z.strictObject({ text: Steps, headings: Steps, buttons: Steps }).partial()),
});
export type Theme = z.infer<typeof Theme>;
