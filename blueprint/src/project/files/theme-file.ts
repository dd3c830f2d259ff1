// `src/theme.css`: the variables of the app's look, and `src/index.css`, which puts the style sheets together.
import type { Theme } from "../../schema/theme.ts";
import { palette, type Scheme } from "../../theme/palette/palette.ts";
import { languageOf } from "../../theme/languages.ts";
import { cornersOf, fontsOf, typeScale } from "../../theme/theme-tokens.ts";

/** The kit's variables, each with its colour in the palette: those of shadcn/ui, and the kit's own, which begin with `app-`. */
const VARIABLES: readonly (readonly [name: string, role: keyof Omit<Scheme, "chart">])[] = [
  ["background", "page"],
  ["foreground", "onPage"],
  ["muted-foreground", "onPageMuted"],
  ["app-link", "pageAccent"],
  ["app-heading", "heading"],
  ["card", "surface"],
  ["card-foreground", "ink"],
  ["app-card-muted-foreground", "muted"],
  ["app-card-title", "title"],
  ["app-card-border", "edge"],
  ["muted", "sunken"],
  ["primary", "accent"],
  ["app-primary-hover", "accentHover"],
  ["primary-foreground", "onAccent"],
  ["accent", "accentSoft"],
  ["accent-foreground", "accentInk"],
  ["ring", "accentInk"],
  ["border", "line"],
  ["input", "control"],
  ["destructive", "danger"],
  ["app-destructive-muted", "dangerSoft"],
  ["app-caution", "caution"],
  ["app-caution-muted", "cautionSoft"],
  ["app-header", "bar"],
  ["app-header-foreground", "onBar"],
  ["app-header-accent", "barTint"],
  ["app-rating", "star"],
];

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
    ...VARIABLES.map(([name, role]) => both(name, light[role], dark[role])),
    both("app-brand", light[brand[0]], dark[brand[0]]),
    both("app-brand-foreground", light[brand[1]], dark[brand[1]]),
    ...(tones.glow === null ? [] : [both("app-glow", light.glow, dark.glow), both("app-glow-alt", light.glowAlt, dark.glowAlt)]),
    ...light.chart.map((colour, index) => both(`chart-${index + 1}`, colour, dark.chart[index] ?? colour)),
    `--radius: ${corners.control};`,
    `--app-radius-card: ${corners.card};`,
    `--app-radius-badge: ${corners.chip};`,
    `--app-font-body: ${fonts.body};`,
    `--app-font-display: ${fonts.display};`,
  ];
  const { text = 0, headings = 0, buttons = 0 } = theme.sizes ?? {};
  if (text !== 0) lines.push(`font-size: ${100 + 12.5 * text}%;`);
  const scales = [...typeScale(scale + 0.05 * headings), `--spacing: ${theme.density === "compact" ? "0.21875rem" : "0.25rem"};`];
  return `/* The colors, corners and type of this app. Each color is light-dark(in the light scheme, in the dark scheme). */
:root {
  ${lines.join("\n  ")}
}

@theme static {
  ${scales.join("\n  ")}
}
${buttons === 0 ? "" : buttonSizes(1 + 0.15 * buttons)}`;
}

/** Buttons with words, larger or smaller by a factor than elsewhere. */
function buttonSizes(factor: number): string {
  return `
[data-slot="button"]:not([data-size="icon"]) {
  min-height: ${Math.max(2, 2.75 * factor)}rem;
  padding-inline: ${1.25 * factor}rem;
  font-size: ${factor}rem;
}
`;
}

/** `src/index.css`. */
export function indexCss({ language }: Theme, direction: "ltr" | "rtl" = "ltr"): string {
  return `@import "tailwindcss";
@import "./theme.css";
@import "./styles/tokens.css";
@import "./styles/base.css";
@import "./styles/languages/${language}/style.css";
${direction === "rtl" ? '@import "./styles/right-to-left.css";\n' : ""}`;
}
