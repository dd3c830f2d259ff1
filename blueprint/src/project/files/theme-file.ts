// `src/theme.css`: the variables of the app's look, and `src/index.css`, which puts the style sheets together.
import type { Theme } from "../../schema/theme.ts";
import { palette, type Scheme } from "../../writer/palette/palette.ts";
import { languageOf } from "../../writer/scaffold/languages.ts";
import { cornersOf, fontsOf, typeScale } from "../../writer/scaffold/theme-tokens.ts";

/** The kit's variable for each colour of the palette. */
const VARIABLES: Readonly<Record<keyof Omit<Scheme, "chart" | "glow" | "glowAlt">, readonly string[]>> = {
  page: ["background"],
  onPage: ["foreground"],
  onPageMuted: ["muted-foreground"],
  pageAccent: ["link"],
  heading: ["heading"],
  surface: ["card"],
  ink: ["card-foreground"],
  muted: ["card-muted-foreground"],
  title: ["card-title"],
  edge: ["card-border"],
  sunken: ["muted"],
  accent: ["primary"],
  accentHover: ["primary-hover"],
  onAccent: ["primary-foreground"],
  accentSoft: ["accent"],
  accentInk: ["accent-foreground", "ring"],
  line: ["border"],
  control: ["input"],
  danger: ["destructive"],
  dangerSoft: ["destructive-muted"],
  bar: ["header"],
  onBar: ["header-foreground"],
  barTint: ["header-accent"],
  star: ["rating"],
};

/** `src/theme.css`. */
export function themeFile(theme: Theme): string {
  const { light, dark } = palette(theme);
  const { tones, scale } = languageOf(theme);
  const both = (name: string, one: string, other: string): string => `--${name}: light-dark(${one}, ${other});`;
  const isColoured = theme.components !== null || tones.bar === "accent" || tones.bar === "deep";
  const brand = isColoured ? (["onBar", "bar"] as const) : (["accent", "onAccent"] as const);
  const corners = cornersOf(theme);
  const fonts = fontsOf(theme);
  const lines = [
    `color-scheme: ${theme.scheme === "system" ? "light dark" : theme.scheme};`,
    ...Object.entries(VARIABLES).flatMap(([role, names]) =>
      names.map((name) => both(name, light[role as keyof typeof VARIABLES], dark[role as keyof typeof VARIABLES])),
    ),
    both("brand", light[brand[0]], dark[brand[0]]),
    both("brand-foreground", light[brand[1]], dark[brand[1]]),
    ...(tones.glow === null ? [] : [both("glow", light.glow, dark.glow), both("glow-alt", light.glowAlt, dark.glowAlt)]),
    ...light.chart.map((colour, index) => both(`chart-${index + 1}`, colour, dark.chart[index] ?? colour)),
    `--radius: ${corners.control};`,
    `--radius-card: ${corners.card};`,
    `--radius-badge: ${corners.chip};`,
    `--font-body: ${fonts.body};`,
    `--font-display: ${fonts.display};`,
  ];
  const scales = [...typeScale(scale), `--spacing: ${theme.density === "compact" ? "0.21875rem" : "0.25rem"};`];
  return `/* The colors, corners and type of this app. Each color is light-dark(in the light scheme, in the dark scheme). */
:root {
  ${lines.join("\n  ")}
}

@theme static {
  ${scales.join("\n  ")}
}
`;
}

/** `src/index.css`. */
export function indexCss({ language }: Theme): string {
  return `@import "tailwindcss";
@import "./theme.css";
@import "./styles/tokens.css";
@import "./styles/base.css";
@import "./styles/languages/${language}.css";
`;
}
