// Terminal: one monospaced size for nearly everything, hairline frames, capitals, a cursor. Dark at first.
import { plainTones } from "../palette/tones.ts";
import type { DesignLanguage } from "../design-language.ts";

const mono = 'ui-monospace, "Cascadia Code", "JetBrains Mono", "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace';

/** The language of developers' tools, logs and machines. */
export const terminal: DesignLanguage = {
  fonts: { body: mono, display: mono },
  scale: 1.14,
  radius: { card: "0", control: "0", chip: "0" },
  tones: {
    ...plainTones,
    page: { light: { lightness: 0.97, chroma: 0.012 }, dark: { lightness: 0.16, chroma: 0.018 } },
    accent: { light: { lightness: 0.48, chroma: 0.13 }, dark: { lightness: 0.82, chroma: 0.17 } },
    cards: "page",
    edge: "accent",
    bar: "page",
  },
  art: "initials",
  cover: "tiles",
};
