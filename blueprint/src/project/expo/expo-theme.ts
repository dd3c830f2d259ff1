// `src/theme.ts` of an app for phones: the colors, corners and headings of the app.
import { languageOf } from "../../theme/languages.ts";
import { palette, type Scheme } from "../../theme/palette/palette.ts";
import { cornersOf, fontsOf } from "../../theme/theme-tokens.ts";
import type { Theme } from "../../schema/theme.ts";
import { array, constant, data, imported, invoke, type Module, object } from "../code/expression.ts";

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
  const { light, dark } = palette(theme);
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
            radius: object({ card: points(card), control: points(control) }),
            display: displayOf(theme),
          }),
        ),
      ),
    ],
  };
}

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
