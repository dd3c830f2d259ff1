// The colours of a generated app, for the light and the dark scheme. A colour that the prompt named is used as it is,
// for what it was asked for; all others are derived from the hue, and every text has WCAG AA contrast on every ground
// that it is written on.
import type { Theme } from "../../schema/theme.ts";
import { isLight, readable, SHAPE_CONTRAST, TEXT_CONTRAST, textOn } from "./contrast.ts";
import { hexOf, oklchOf } from "./oklch.ts";

/** One scheme's colours, each `#rrggbb`. */
export interface Scheme {
  /** The page's ground, and the text that stands on it. */
  page: string;
  onPage: string;
  onPageMuted: string;
  pageAccent: string;
  /** Cards, forms and lists, and what is a step deeper or lies above. */
  surface: string;
  sunken: string;
  ink: string;
  muted: string;
  line: string;
  control: string;
  /** Buttons, the current page, marks. */
  accent: string;
  accentHover: string;
  onAccent: string;
  accentSoft: string;
  accentInk: string;
  /** The bar at the top. */
  bar: string;
  onBar: string;
  star: string;
  danger: string;
  dangerSoft: string;
  chart: readonly string[];
}

export interface Palette {
  light: Scheme;
  dark: Scheme;
}

/** The palette of a theme. */
export function palette(theme: Theme): Palette {
  const accentHue = theme.components ? oklchOf(theme.components.hex) : null;
  const isGrey = accentHue !== null && accentHue.chroma < 0.03;
  const hue = accentHue && !isGrey ? accentHue.hue : theme.hue;
  const call = { theme, hue, tint: isGrey ? 0.2 : 1 };
  return { light: scheme(call, "light"), dark: scheme(call, "dark") };
}

interface SchemeCall {
  theme: Theme;
  hue: number;
  /** How much of the hue the neutral colours take on, 0–1. */
  tint: number;
}

function scheme({ theme, hue, tint }: SchemeCall, name: "light" | "dark"): Scheme {
  const named = name === "light" ? theme.background : null;
  const page =
    named?.hex ??
    (name === "light" ? hexOf({ lightness: 0.978, chroma: 0.006 * tint, hue }) : hexOf({ lightness: 0.19, chroma: 0.012 * tint, hue }));
  const ground = groundsOn(page, named !== null);
  const light = isLight(ground.surface);
  const grounds = [ground.surface, ground.sunken];
  const neutral = (lightness: number, chroma = 0.014): { lightness: number; chroma: number; hue: number } => ({
    lightness,
    chroma: chroma * tint,
    hue,
  });
  const accent = theme.components?.hex ?? hexOf(light ? { lightness: 0.52, chroma: 0.15, hue } : { lightness: 0.74, chroma: 0.14, hue });
  const inAccentHue = { ...oklchOf(accent) };
  const accentSoft = hexOf({
    lightness: light ? 0.945 : 0.3,
    chroma: Math.min(inAccentHue.chroma, light ? 0.035 : 0.05),
    hue: inAccentHue.hue,
  });
  const solidBar = theme.components !== null;
  const hover = inAccentHue.lightness + (isLight(accent) ? -0.06 : 0.06);
  return {
    page,
    onPage: readable(neutral(isLight(page) ? 0.22 : 0.96), [page], TEXT_CONTRAST),
    onPageMuted: readable(neutral(isLight(page) ? 0.46 : 0.76), [page], TEXT_CONTRAST),
    pageAccent: readable(inAccentHue, [page], TEXT_CONTRAST),
    ...ground,
    ink: readable(neutral(light ? 0.22 : 0.96), grounds, TEXT_CONTRAST),
    muted: readable(neutral(light ? 0.48 : 0.74), grounds, TEXT_CONTRAST),
    line: hexOf(neutral(light ? 0.905 : 0.31)),
    control: readable(neutral(light ? 0.66 : 0.55), grounds, SHAPE_CONTRAST),
    accent,
    accentHover: hoverOf(accent, hover),
    onAccent: textOn(accent),
    accentSoft,
    accentInk: readable(inAccentHue, [...grounds, accentSoft], TEXT_CONTRAST),
    bar: solidBar ? accent : ground.surface,
    onBar: solidBar ? textOn(accent) : readable(neutral(light ? 0.22 : 0.96), grounds, TEXT_CONTRAST),
    star: readable({ lightness: light ? 0.7 : 0.82, chroma: 0.16, hue: 72 }, [ground.surface], SHAPE_CONTRAST),
    danger: readable({ lightness: light ? 0.52 : 0.76, chroma: 0.18, hue: 25 }, grounds, TEXT_CONTRAST),
    dangerSoft: hexOf({ lightness: light ? 0.95 : 0.28, chroma: 0.04, hue: 25 }),
    chart: chartColours(accent, ground.surface),
  };
}

/** The hover's ground: the text on it must stay as readable as it was. */
function hoverOf(accent: string, lightness: number): string {
  const wanted = { ...oklchOf(accent), lightness: Math.min(0.98, Math.max(0.05, lightness)) };
  return readable(wanted, [textOn(accent)], TEXT_CONTRAST);
}

/** Cards stand out from the page: lighter than a pale page, paper-white on a strong colour, a step up on a dark one. */
function groundsOn(page: string, isNamed: boolean): { surface: string; sunken: string } {
  const { lightness, chroma, hue } = oklchOf(page);
  if (isLight(page)) {
    const isPlain = lightness > 0.9;
    const tint = isPlain ? Math.min(chroma, 0.004) : Math.min(chroma, 0.01);
    const isWhite = isNamed && lightness > 0.995;
    return {
      surface: isWhite ? "#ffffff" : hexOf({ lightness: 0.995, chroma: tint, hue }),
      sunken: hexOf({ lightness: 0.967, chroma: Math.min(chroma, 0.012), hue }),
    };
  }
  if (lightness > 0.35)
    return { surface: hexOf({ lightness: 0.99, chroma: 0.005, hue }), sunken: hexOf({ lightness: 0.96, chroma: 0.01, hue }) };
  return {
    surface: hexOf({ lightness: Math.max(lightness + 0.045, 0.235), chroma: Math.min(chroma, 0.03), hue }),
    sunken: hexOf({ lightness: Math.max(lightness + 0.085, 0.28), chroma: Math.min(chroma, 0.03), hue }),
  };
}

/** Six colours for the parts of a chart: the accent, then hues spread around the wheel, each visible on the card. */
function chartColours(accent: string, surface: string): string[] {
  const base = oklchOf(accent);
  const light = isLight(surface);
  const chroma = Math.max(0.08, Math.min(base.chroma, 0.14));
  return [0, 150, 60, 220, 300, 105].map((turn, index) =>
    readable(
      { lightness: (light ? 0.6 : 0.74) + (index % 2 === 0 ? 0 : 0.06), chroma, hue: (base.hue + turn) % 360 },
      [surface],
      SHAPE_CONTRAST,
    ),
  );
}
