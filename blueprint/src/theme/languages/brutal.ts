// Brutal: black frames, shadows of stone, capitals that fill the width, navigation in blocks.
import { plainTones } from "../palette/tones.ts";
import type { DesignLanguage } from "../design-language.ts";

const heavy =
  '"Arial Black", "Helvetica Neue", Impact, "Franklin Gothic Heavy", "Archivo Black", "Liberation Sans", "DejaVu Sans", sans-serif';
const plain = 'Arial, "Helvetica Neue", "Liberation Sans", "DejaVu Sans", sans-serif';

/** The language of what is loud: music, studios, art, streets. */
export const brutal: DesignLanguage = {
  fonts: { body: plain, display: heavy },
  scale: 1.34,
  radius: { card: "0", control: "0", chip: "0" },
  tones: {
    ...plainTones,
    page: { light: { lightness: 0.91, chroma: 0.085 }, dark: { lightness: 0.2, chroma: 0.02 } },
    accent: { light: { lightness: 0.52, chroma: 0.2 }, dark: { lightness: 0.82, chroma: 0.17 } },
    edge: "ink",
    bar: "surface",
  },
  art: "tiles",
};
