// Aurora: light in two hues behind translucent cards, thin type, a header that floats without a ground of its own.
import { plainTones } from "../palette/tones.ts";
import type { DesignLanguage } from "../design-language.ts";

const geometric = '"Avenir Next", Avenir, Montserrat, Corbel, "URW Gothic", "Century Gothic", "Segoe UI", system-ui, sans-serif';

/** The language of what is new: assistants, the future, calm. */
export const aurora: DesignLanguage = {
  fonts: { body: geometric, display: geometric },
  scale: 1.27,
  radius: { card: "1.5rem", control: "0.875rem", chip: "0.75rem" },
  tones: {
    ...plainTones,
    page: { light: { lightness: 0.972, chroma: 0.012 }, dark: { lightness: 0.17, chroma: 0.03 } },
    accent: { light: { lightness: 0.5, chroma: 0.19 }, dark: { lightness: 0.76, chroma: 0.14 } },
    bar: "page",
    glow: [-45, 60],
  },
  art: "orbs",
};
