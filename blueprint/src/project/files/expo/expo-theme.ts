// `src/theme.ts` of an app for phones: the colors, corners and headings of the app.
import { languageOf } from "../../../theme/languages.ts";
import { contrast, isLight, readable, TEXT_CONTRAST } from "../../../theme/palette/contrast.ts";
import { hexOf, oklchOf } from "../../../theme/palette/oklch.ts";
import { palette, type Scheme } from "../../../theme/palette/palette.ts";
import { cornersOf, fontsOf } from "../../../theme/theme-tokens.ts";
import type { Theme } from "../../../schema/theme.ts";
import { array, constant, data, imported, invoke, type Module, object } from "../../code/expression.ts";

/** The colors of a scheme in the names of the kit, each with its colour in the palette. */
const COLORS: Readonly<Record<string, keyof Omit<Scheme, "chart">>> = {
  background: "page",
  foreground: "onPage",
  mutedForeground: "onPageMuted",
  link: "pageAccent",
  heading: "heading",
  card: "surface",
  cardForeground: "ink",
  cardMutedForeground: "muted",
  cardTitle: "title",
  cardBorder: "edge",
  muted: "sunken",
  primary: "accent",
  primaryForeground: "onAccent",
  accent: "accentSoft",
  accentForeground: "accentInk",
  border: "line",
  input: "control",
  destructive: "danger",
  destructiveMuted: "dangerSoft",
  rating: "star",
};

/** `src/theme.ts`. */
export function expoTheme(theme: Theme): Module {
  const { light, dark } = phonePalette(theme);
  const { card, control } = cornersOf(theme);
  const colors = (scheme: Scheme) =>
    object({
      ...Object.fromEntries(Object.entries(COLORS).map(([name, role]) => [name, data(scheme[role])])),
      charts: array(scheme.chart.map((colour) => data(colour))),
    });
  return {
    path: "src/theme.ts",
    comment: "The colors of this app in each scheme, its corners in points, and what its headings are set in.",
    statements: [
      constant(
        "theme",
        invoke(
          imported("@/lib/define-theme", "defineTheme"),
          object({
            scheme: theme.scheme,
            light: colors(light),
            dark: colors(dark),
            radius: object({ card: between(10, points(card), 22), control: between(12, points(control), 25) }),
            display: displayOf(theme),
          }),
        ),
      ),
    ],
  };
}

/** Below this contrast a group of cells does not stand out from the page. */
const TOLD_APART = 1.07;

/** The palette of a theme, for phones: cells stand out from the page by their ground alone, and lines between them are quiet. */
export function phonePalette(theme: Theme): { light: Scheme; dark: Scheme } {
  const { light, dark } = palette(theme);
  return { light: onPhone(light, theme.background !== null), dark: onPhone(dark, false) };
}

function onPhone(scheme: Scheme, isNamed: boolean): Scheme {
  const { page, surface } = groundsOf(scheme, isNamed);
  const sunken = shifted(surface, isLight(surface) ? -0.03 : 0.05);
  const on = (colour: string, ...grounds: readonly string[]): string => readable(oklchOf(colour), grounds, TEXT_CONTRAST);
  const ink = on(scheme.ink, surface, sunken);
  const line = oklchOf(surface);
  return {
    ...scheme,
    page,
    surface,
    sunken,
    ink,
    onPage: on(scheme.onPage, page),
    onPageMuted: on(scheme.onPageMuted, page),
    pageAccent: on(scheme.pageAccent, page),
    heading: on(scheme.heading, page),
    muted: on(scheme.muted, surface, sunken),
    title: on(scheme.title, surface, sunken),
    accentInk: on(scheme.accentInk, surface, scheme.accentSoft),
    danger: on(scheme.danger, surface, page),
    edge: hexOf({ ...line, lightness: line.lightness + (oklchOf(ink).lightness - line.lightness) * 0.15 }),
  };
}

/** The backgrounds of the page and of cells, with enough contrast between them; a page whose colour was asked for keeps it. */
function groundsOf({ page, surface }: Scheme, isNamed: boolean): { page: string; surface: string } {
  if (contrast(page, surface) >= TOLD_APART) return { page, surface };
  if (!isLight(page)) return { page, surface: shifted(page, 0.065) };
  const { lightness } = oklchOf(page);
  if (isNamed) return { page, surface: lightness > 0.97 ? shifted(page, -0.035) : shifted(page, 0.035) };
  return { page: shifted(surface, -0.04), surface: lightness > 0.97 ? surface : shifted(surface, 0.03) };
}

function shifted(colour: string, by: number): string {
  const { lightness, chroma, hue } = oklchOf(colour);
  return hexOf({ lightness: Math.min(1, Math.max(0, lightness + by)), chroma, hue });
}

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** `0.875rem` in points. */
const points = (length: string): number => Math.round(Number.parseFloat(length) * 16);

/** The system's typeface that is nearest to that of the headings. */
function displayOf(theme: Theme): "system" | "serif" | "rounded" | "mono" {
  const { display } = fontsOf(theme);
  const last = display.split(",").at(-1)?.trim();
  if (last === "serif") return "serif";
  if (last === "monospace") return "mono";
  return languageOf(theme).traits.typeface === "rounded" || display.startsWith("ui-rounded") ? "rounded" : "system";
}
