// Paper: a slab serif on a ruled sheet, index cards, folder tabs, a strip of tape.
import { plainTones } from "../palette/tones.ts";
import type { DesignLanguage } from "../design-language.ts";

const slab = 'Rockwell, "Rockwell Nova", "Roboto Slab", "Clarendon MT Std", "Bookman Old Style", "URW Bookman", "DejaVu Serif", serif';

/** The language of kitchens, notebooks, cafés and what is cosy. */
export const paper: DesignLanguage = {
  fonts: { body: '"Gill Sans", "Gill Sans MT", Optima, Candara, "Trebuchet MS", "DejaVu Sans", sans-serif', display: slab },
  scale: 1.24,
  radius: { card: "0.25rem", control: "0.25rem", chip: "0.125rem" },
  tones: {
    ...plainTones,
    page: { light: { lightness: 0.945, chroma: 0.026, hue: 84 }, dark: { lightness: 0.22, chroma: 0.016, hue: 70 } },
    accent: { light: { lightness: 0.46, chroma: 0.13 }, dark: { lightness: 0.77, chroma: 0.12 } },
    cards: "tinted",
    bar: "page",
  },
  art: "initials",
  cover: "hills",
};
