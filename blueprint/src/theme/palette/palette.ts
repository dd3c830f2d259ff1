// The colours of a generated app, for the light and the dark scheme. A colour that the prompt named is used as it is,
// for what it was asked for; all others are derived from the hue by the tones of the design language, and every text has
// WCAG AA contrast on every ground that it is written on.
import type { Theme } from "../../schema/theme.ts";
import { languageOf } from "../languages.ts";
import { contrast, isLight, readable, SHAPE_CONTRAST, TEXT_CONTRAST, textOn } from "./contrast.ts";
import { hexOf, type Oklch, oklchOf } from "./oklch.ts";
import type { Tone, Tones } from "./tones.ts";

/** One scheme's colours, each `#rrggbb`. */
export interface Scheme {
  /** The page's ground, and the text that stands on it. */
  page: string;
  onPage: string;
  onPageMuted: string;
  pageAccent: string;
  heading: string;
  /** What lights the page; the page's own colour in languages that do not. */
  glow: string;
  glowAlt: string;
  /** Cards, forms and lists, and what is a step deeper or lies above. */
  surface: string;
  sunken: string;
  ink: string;
  muted: string;
  title: string;
  line: string;
  edge: string;
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
  /** A ground in the header that is told from it, on which the header's text reads at least as well. */
  barTint: string;
  star: string;
  danger: string;
  dangerSoft: string;
  /** What is soon due, milder than danger. */
  caution: string;
  cautionSoft: string;
  chart: readonly string[];
}

export interface Palette {
  light: Scheme;
  dark: Scheme;
}

type SchemeName = keyof Palette;

/** The palette of a theme. */
export function palette(theme: Theme): Palette {
  const named = theme.components ? oklchOf(theme.components.hex) : null;
  const isGrey = named !== null && named.chroma < 0.03;
  const hue = named && !isGrey ? named.hue : theme.hue;
  const call = { theme, tones: languageOf(theme).tones, hue, tint: isGrey ? 0.2 : 1 };
  return { light: scheme({ ...call, name: "light" }), dark: scheme({ ...call, name: "dark" }) };
}

interface SchemeCall {
  theme: Theme;
  tones: Tones;
  name: SchemeName;
  hue: number;
  /** How much of the hue the neutral colours take on, 0–1. */
  tint: number;
}

function scheme(call: SchemeCall): Scheme {
  const { theme, tones, name, hue, tint } = call;
  const named = name === "light" ? theme.background : null;
  const page = named?.hex ?? toneOf(tones.page[name], call);
  const isColoured = theme.background !== null || theme.components !== null;
  const glows = isColoured || tones.glow === null ? [page, page] : tones.glow.map((turn) => glowOf(page, hue + turn));
  const ground = groundsOn(page, named !== null, tones);
  const light = isLight(ground.surface);
  const pages = [page, ...glows];
  const grounds = [ground.surface, ground.sunken, ...(tones.glow === null || isColoured ? [] : glows)];
  const neutral = (lightness: number, chroma = 0.014): Oklch => ({ lightness, chroma: chroma * tint, hue });
  const accent = theme.components?.hex ?? hexOf({ hue, ...tones.accent[light ? "light" : "dark"] });
  const inAccentHue = oklchOf(accent);
  const accentSoft = hexOf({ ...inAccentHue, lightness: light ? 0.945 : 0.3, chroma: Math.min(inAccentHue.chroma, light ? 0.035 : 0.05) });
  const ink = readable(neutral(light ? 0.22 : 0.96), grounds, TEXT_CONTRAST);
  const onPage = readable(neutral(isLight(page) ? 0.22 : 0.96), pages, TEXT_CONTRAST);
  const line = hexOf(neutral(light ? 0.905 : 0.31));
  const pageAccent = readable(inAccentHue, pages, TEXT_CONTRAST);
  const accentInk = readable(inAccentHue, [...grounds, accentSoft], TEXT_CONTRAST);
  const isNamed = theme.components !== null;
  const drawn = { line, ink: isLight(page) === light ? ink : onPage, accent: visibleOn(accent, page) };
  const cautionSoft = hexOf({ lightness: light ? 0.95 : 0.28, chroma: 0.05, hue: 85 });
  return {
    page,
    onPage,
    onPageMuted: readable(neutral(isLight(page) ? 0.46 : 0.76), pages, TEXT_CONTRAST),
    pageAccent,
    heading: isNamed ? pageAccent : onPage,
    glow: glows[0] ?? page,
    glowAlt: glows[1] ?? page,
    ...ground,
    ink,
    muted: readable(neutral(light ? 0.48 : 0.74), grounds, TEXT_CONTRAST),
    title: isNamed ? accentInk : ink,
    line,
    edge: drawn[isNamed ? "accent" : tones.edge],
    control: readable(neutral(light ? 0.66 : 0.55), grounds, SHAPE_CONTRAST),
    accent,
    accentHover: hoverOf(accent, inAccentHue.lightness + (isLight(accent) ? -0.06 : 0.06)),
    onAccent: textOn(accent),
    accentSoft,
    accentInk,
    ...barOf(call, { page, surface: ground.surface, accent }),
    star: readable({ lightness: light ? 0.7 : 0.82, chroma: 0.16, hue: 72 }, [ground.surface], SHAPE_CONTRAST),
    danger: readable({ lightness: light ? 0.52 : 0.76, chroma: 0.18, hue: 25 }, grounds, TEXT_CONTRAST),
    dangerSoft: hexOf({ lightness: light ? 0.95 : 0.28, chroma: 0.04, hue: 25 }),
    caution: readable({ lightness: light ? 0.5 : 0.82, chroma: 0.12, hue: 75 }, [...grounds, cautionSoft], TEXT_CONTRAST),
    cautionSoft,
    chart: chartColours(accent, ground.surface),
  };
}

/** A tone of the language in the theme's hue; a hue of the tone's own stays as it is. */
function toneOf(tone: Tone, { hue, tint }: SchemeCall): string {
  return hexOf(tone.hue === undefined ? { ...tone, chroma: tone.chroma * tint, hue } : { ...tone, hue: tone.hue });
}

/** A light in another hue, as bright as the page or a little less. */
function glowOf(page: string, hue: number): string {
  const { lightness } = oklchOf(page);
  return hexOf(isLight(page) ? { lightness: lightness - 0.045, chroma: 0.055, hue } : { lightness: lightness + 0.07, chroma: 0.075, hue });
}

/** The header's ground: the named colour of components as it is, else what the language wants. */
function barOf(
  { theme, tones, hue, tint }: SchemeCall,
  grounds: { page: string; surface: string; accent: string },
): Pick<Scheme, "bar" | "onBar" | "barTint"> {
  const isDark = !isLight(grounds.surface);
  const deep = hexOf({ lightness: isDark ? 0.16 : 0.27, chroma: 0.05 * tint, hue });
  const bar = theme.components?.hex ?? { ...grounds, deep }[tones.bar];
  return { bar, onBar: textOn(bar), barTint: tintOf(bar) };
}

/** A step away from the text that stands on the bar; towards it where the bar is black or white already. */
function tintOf(bar: string): string {
  const own = oklchOf(bar);
  const away = isLight(textOn(bar)) ? -1 : 1;
  const step = (own.lightness + away * 0.07 > 0.99 || own.lightness + away * 0.07 < 0.06 ? -away : away) * 0.07;
  const tint = hexOf({ ...own, lightness: own.lightness + step });
  return contrast(tint, textOn(bar)) >= TEXT_CONTRAST ? tint : bar;
}

/** The accent as it is, unless it can hardly be told from the page. */
function visibleOn(accent: string, page: string): string {
  return contrast(accent, page) >= 1.4 ? accent : readable(oklchOf(accent), [page], 1.6);
}

/** The hover's ground: the text on it must stay as readable as it was. */
function hoverOf(accent: string, lightness: number): string {
  const wanted = { ...oklchOf(accent), lightness: Math.min(0.98, Math.max(0.05, lightness)) };
  return readable(wanted, [textOn(accent)], TEXT_CONTRAST);
}

/** Cards stand out from the page: lighter than a pale page, paper-white on a strong colour, a step up on a dark one. */
function groundsOn(page: string, isNamed: boolean, { cards }: Tones): { surface: string; sunken: string } {
  const { lightness, chroma, hue } = oklchOf(page);
  const isPale = lightness > 0.9;
  if (cards === "page" && (isPale || lightness < 0.3)) return { surface: page, sunken: stepFrom(page) };
  if (isLight(page)) {
    const tint = cards === "tinted" ? 0.014 : isPale ? 0.004 : 0.01;
    const isWhite = isNamed && lightness > 0.995;
    return {
      surface: isWhite ? "#ffffff" : hexOf({ lightness: cards === "tinted" ? 0.985 : 0.995, chroma: Math.min(chroma, tint), hue }),
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

/** A step deeper into the page. */
function stepFrom(page: string): string {
  const { lightness, chroma, hue } = oklchOf(page);
  return hexOf({ lightness: isLight(page) ? lightness - 0.025 : lightness + 0.05, chroma, hue });
}

/** Six colours for the parts of a chart: the accent, then hues spread around the wheel, each visible on the card. */
function chartColours(accent: string, surface: string): string[] {
  const base = oklchOf(accent);
  const light = isLight(surface);
  const chroma = Math.max(0.08, Math.min(base.chroma, 0.14));
  const others = [150, 60, 220, 300, 105].map((turn, index) =>
    readable({ lightness: (light ? 0.66 : 0.8) - (index % 2) * 0.06, chroma, hue: (base.hue + turn) % 360 }, [surface], SHAPE_CONTRAST),
  );
  return [readable(base, [surface], SHAPE_CONTRAST), ...others];
}
