// Swiss: the poster of the international style. One grotesque, flush left, a strict grid, numerals as ornament.
import { plainTones } from "../palette/tones.ts";
import type { DesignLanguage } from "../design-language.ts";

const grotesque = '"Helvetica Neue", Helvetica, Arial, "Nimbus Sans", "Liberation Sans", sans-serif';

/** The language of portfolios, of plain facts and of what is modern. */
export const swiss: DesignLanguage = {
  fonts: { body: grotesque, display: grotesque },
  scale: 1.36,
  radius: { card: "0", control: "0", chip: "0" },
  tones: {
    ...plainTones,
    page: { light: { lightness: 0.99, chroma: 0 }, dark: { lightness: 0.17, chroma: 0 } },
    accent: { light: { lightness: 0.56, chroma: 0.22 }, dark: { lightness: 0.72, chroma: 0.18 } },
    cards: "page",
    edge: "ink",
    bar: "page",
  },
  art: "none",
  cover: "tiles",
};
