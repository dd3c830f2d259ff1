// Botanical: leaf-shaped corners, drawn hills, a light serif with much air; the header lies on the page like a label.
import { plainTones } from "../palette/tones.ts";
import type { DesignLanguage } from "../design-language.ts";

const serif =
  'Baskerville, "Hoefler Text", "Libre Baskerville", Cochin, "Book Antiqua", Constantia, "URW Palladio L", "DejaVu Serif", serif';

/** The language of nature, wellness and journeys. */
export const botanical: DesignLanguage = {
  fonts: { body: 'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "Source Sans Pro", "DejaVu Sans", sans-serif', display: serif },
  scale: 1.27,
  radius: { card: "2.5rem 0.5rem", control: "1.25rem 0.25rem", chip: "0.75rem 0.125rem" },
  tones: {
    ...plainTones,
    page: { light: { lightness: 0.955, chroma: 0.02, hue: 120 }, dark: { lightness: 0.21, chroma: 0.022, hue: 150 } },
    accent: { light: { lightness: 0.46, chroma: 0.1 }, dark: { lightness: 0.78, chroma: 0.1 } },
    cards: "tinted",
    bar: "page",
  },
  art: "hills",
};
