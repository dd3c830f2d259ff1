// How a design language takes its colours from a hue: the palette does the rest.

/** A colour but for its hue, which is the theme's where none is given. Lightness 0–1, chroma 0–0.4, hue in degrees. */
export interface Tone {
  lightness: number;
  chroma: number;
  hue?: number;
}

/** The same thing in both schemes. */
export interface InSchemes<Value> {
  light: Value;
  dark: Value;
}

/** What a design language says about colours. */
export interface Tones {
  page: InSchemes<Tone>;
  accent: InSchemes<Tone>;
  /** Cards lie above the page in paper white or a tint of it, or are the page itself. */
  cards: "raised" | "tinted" | "page";
  /** What cards are drawn with, where no colour of components was named. */
  edge: "line" | "ink" | "accent";
  /** The header's ground, where no colour of components was named. */
  bar: "surface" | "page" | "accent" | "deep";
  /** How far the two colours that light the page stand from its hue, in degrees; a named background is never lit. */
  glow: readonly [number, number] | null;
}

/** Tones from which the languages differ. */
export const plainTones: Tones = {
  page: { light: { lightness: 0.978, chroma: 0.006 }, dark: { lightness: 0.19, chroma: 0.012 } },
  accent: { light: { lightness: 0.52, chroma: 0.15 }, dark: { lightness: 0.74, chroma: 0.14 } },
  cards: "raised",
  edge: "line",
  bar: "surface",
  glow: null,
};
