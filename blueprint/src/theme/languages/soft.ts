// Soft: pastel ground, white cushions without edges, everything round, the header a floating pill.
import { plainTones } from "../palette/tones.ts";
import type { DesignLanguage } from "../design-language.ts";

const rounded = 'ui-rounded, "SF Pro Rounded", Nunito, "Varela Round", Quicksand, "Segoe UI", system-ui, sans-serif';

/** The language of care, of home and of everyday life. */
export const soft: DesignLanguage = {
  fonts: { body: rounded, display: rounded },
  scale: 1.22,
  radius: { card: "2rem", control: "1.5rem", chip: "1rem" },
  tones: {
    ...plainTones,
    page: { light: { lightness: 0.958, chroma: 0.026 }, dark: { lightness: 0.21, chroma: 0.028 } },
    accent: { light: { lightness: 0.54, chroma: 0.14 }, dark: { lightness: 0.8, chroma: 0.11 } },
  },
  art: "orbs",
};
