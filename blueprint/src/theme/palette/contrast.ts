// Contrast as WCAG 2.2 measures it, and the search for a colour that has enough of it.
import { hexOf, linearOf, type Oklch, oklchOf } from "./oklch.ts";

/** WCAG's minimum for text, with a little to spare for rounding. */
export const TEXT_CONTRAST = 4.6;
/** WCAG's minimum for the edges of controls and for drawn figures, with a little to spare. */
export const SHAPE_CONTRAST = 3.1;

/** Relative luminance, 0–1 (WCAG 2.2). */
export function luminance(hex: string): number {
  const [red, green, blue] = linearOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours, 1–21 (WCAG 2.2). */
export function contrast(left: string, right: string): number {
  const [darker, lighter] = [luminance(left), luminance(right)].sort((one, other) => one - other);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

/** Whether white text reads worse on this colour than black text does. */
export function isLight(hex: string): boolean {
  return contrast(hex, "#ffffff") < contrast(hex, "#000000");
}

/** The colour, or the nearest lightness of it that has the contrast against every background; at the ends, black or white. */
export function readable(wanted: Oklch, backgrounds: readonly string[], ratio: number): string {
  const passes = (hex: string): boolean => backgrounds.every((background) => contrast(hex, background) >= ratio);
  const away = backgrounds.every(isLight) ? -0.01 : 0.01;
  for (const step of [away, -away]) {
    for (let lightness = wanted.lightness; lightness >= 0 && lightness <= 1; lightness += step) {
      const hex = hexOf({ ...wanted, lightness });
      if (passes(hex)) return hex;
    }
  }
  return contrast("#000000", backgrounds[0] ?? "#ffffff") > contrast("#ffffff", backgrounds[0] ?? "#ffffff") ? "#000000" : "#ffffff";
}

/** Text on a coloured ground: nearly white or nearly black with a breath of the ground's hue, whichever reads better. */
export function textOn(background: string): string {
  const { hue, chroma } = oklchOf(background);
  const tint = Math.min(chroma, 0.02);
  return isLight(background)
    ? readable({ lightness: 0.2, chroma: tint, hue }, [background], TEXT_CONTRAST)
    : readable({ lightness: 0.99, chroma: tint / 4, hue }, [background], TEXT_CONTRAST);
}
