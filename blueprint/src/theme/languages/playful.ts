// Playful: a comic's page. Thick outlines, shadows without blur, bright grounds, stickers and building blocks.
import { plainTones } from "../palette/tones.ts";
import type { DesignLanguage } from "../design-language.ts";

const comic =
  '"Chalkboard SE", "Comic Neue", "Baloo 2", "Comic Sans MS", ui-rounded, "Arial Rounded MT Bold", Nunito, system-ui, sans-serif';
const round = 'ui-rounded, "SF Pro Rounded", Nunito, "Varela Round", "Trebuchet MS", system-ui, sans-serif';

/** The language of children, games and fun. */
export const playful: DesignLanguage = {
  fonts: { body: round, display: comic },
  scale: 1.27,
  radius: { card: "1.25rem", control: "0.875rem", chip: "0.75rem" },
  tones: {
    ...plainTones,
    page: { light: { lightness: 0.93, chroma: 0.06 }, dark: { lightness: 0.25, chroma: 0.06 } },
    accent: { light: { lightness: 0.55, chroma: 0.21 }, dark: { lightness: 0.8, chroma: 0.15 } },
    edge: "ink",
    bar: "accent",
  },
  art: "tiles",
};
