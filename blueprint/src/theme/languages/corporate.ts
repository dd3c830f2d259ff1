// Corporate: a deep sidebar, a grey desk, white panels, dense tables, figures in a row. Nothing is larger than it must be.
import { plainTones } from "../palette/tones.ts";
import type { DesignLanguage } from "../design-language.ts";

const system = '"Segoe UI", "SF Pro Text", system-ui, Roboto, "Noto Sans", "DejaVu Sans Condensed", "DejaVu Sans", sans-serif';

/** The language of offices: customers, money, staff, figures. */
export const corporate: DesignLanguage = {
  fonts: { body: system, display: system },
  scale: 1.16,
  radius: { card: "0.5rem", control: "0.375rem", chip: "0.25rem" },
  tones: {
    ...plainTones,
    page: { light: { lightness: 0.962, chroma: 0.008 }, dark: { lightness: 0.2, chroma: 0.014 } },
    accent: { light: { lightness: 0.5, chroma: 0.14 }, dark: { lightness: 0.74, chroma: 0.12 } },
    bar: "deep",
  },
  art: "initials",
  cover: "tiles",
};
