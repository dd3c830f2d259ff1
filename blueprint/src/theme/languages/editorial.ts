// Editorial: a newspaper's page. A centred masthead, serifs, double rules, a lead story; no boxes.
import { plainTones } from "../palette/tones.ts";
import type { DesignLanguage } from "../design-language.ts";

const serif = '"Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", Charter, Georgia, "DejaVu Serif", serif';

/** The language of news, journals and everything that is read. */
export const editorial: DesignLanguage = {
  fonts: { body: 'Charter, "Bitstream Charter", Georgia, "Liberation Serif", "DejaVu Serif", serif', display: serif },
  scale: 1.3,
  radius: { card: "0", control: "0", chip: "0" },
  tones: {
    ...plainTones,
    page: { light: { lightness: 0.985, chroma: 0.004, hue: 85 }, dark: { lightness: 0.2, chroma: 0.006, hue: 85 } },
    accent: { light: { lightness: 0.43, chroma: 0.15 }, dark: { lightness: 0.76, chroma: 0.12 } },
    cards: "page",
    edge: "ink",
    bar: "page",
  },
  art: "initials",
  cover: "hills",
};
