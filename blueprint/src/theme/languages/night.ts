// Night: a dark hall with one neon light. Narrow capitals, posters in a close row, a glow under what is chosen.
import { plainTones } from "../palette/tones.ts";
import type { DesignLanguage } from "../design-language.ts";

const narrow =
  '"Avenir Next Condensed", "Helvetica Neue Condensed Bold", "Roboto Condensed", "Arial Narrow", "Liberation Sans Narrow", "DejaVu Sans Condensed", Impact, sans-serif';

/** The language of sport, streaming and the stage. */
export const night: DesignLanguage = {
  fonts: { body: '"SF Pro Text", "Segoe UI", Roboto, "Noto Sans", system-ui, sans-serif', display: narrow },
  scale: 1.32,
  radius: { card: "0.375rem", control: "0.25rem", chip: "0.125rem" },
  tones: {
    ...plainTones,
    page: { light: { lightness: 0.95, chroma: 0.012 }, dark: { lightness: 0.145, chroma: 0.02 } },
    accent: { light: { lightness: 0.5, chroma: 0.22 }, dark: { lightness: 0.8, chroma: 0.2 } },
    bar: "deep",
  },
  art: "orbs",
};
