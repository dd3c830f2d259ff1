// The design tokens of a theme: colours for both schemes, corners, density, typefaces and a type scale, as Tailwind's theme
// variables. Where a theme says the same as the traits of its language, the language's own corners and typefaces stand.
import type { Theme } from "../schema/theme.ts";
import { languageOf } from "./languages.ts";

const SANS = '"Inter", ui-sans-serif, system-ui, "Segoe UI", Roboto, sans-serif';
const MONO = 'ui-monospace, "Cascadia Code", "JetBrains Mono", Menlo, Consolas, monospace';

const TYPEFACES: Readonly<Record<Theme["typeface"], { body: string; display: string }>> = {
  sans: { body: SANS, display: SANS },
  serif: {
    body: 'ui-sans-serif, system-ui, "Segoe UI", Roboto, sans-serif',
    display: '"Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", Charter, Georgia, serif',
  },
  rounded: {
    body: 'ui-rounded, "SF Pro Rounded", Nunito, "Varela Round", "Arial Rounded MT", system-ui, sans-serif',
    display: 'ui-rounded, "SF Pro Rounded", Nunito, "Varela Round", "Arial Rounded MT Bold", system-ui, sans-serif',
  },
  mono: { body: MONO, display: MONO },
};

const CORNERS: Readonly<Record<Theme["corners"], { card: string; control: string; chip: string }>> = {
  square: { card: "0", control: "0", chip: "0" },
  soft: { card: "0.875rem", control: "0.5rem", chip: "0.375rem" },
  round: { card: "1.75rem", control: "1.375rem", chip: "1rem" },
};

/** The radii of a theme: its language's own, unless the theme differs from what the language usually has. */
export function cornersOf(theme: Theme): { card: string; control: string; chip: string } {
  return theme.corners === languageOf(theme).traits.corners ? languageOf(theme).radius : CORNERS[theme.corners];
}

/** The typefaces of a theme: its language's own, unless the theme differs from what the language usually has. */
export function fontsOf(theme: Theme): { body: string; display: string } {
  return theme.typeface === languageOf(theme).traits.typeface ? languageOf(theme).fonts : TYPEFACES[theme.typeface];
}

const STEPS = ["lg", "xl", "2xl", "3xl", "4xl", "5xl", "6xl"];

/** Sizes of headings, each the ratio larger than the one before. A phone has the smaller steps of a calmer scale. */
export function typeScale(ratio: number): string[] {
  return STEPS.map((step, index) => {
    const power = index === 0 ? 0.5 : index;
    const small = Math.min(ratio, 1.19) ** power;
    const large = ratio ** power;
    const size =
      large - small < 0.02
        ? rem(large)
        : `clamp(${rem(small)}, ${rem(small - (large - small) / 2)} + ${round((large - small) * 2)}vw, ${rem(large)})`;
    return `--text-${step}: ${size};`;
  });
}

function rem(value: number): string {
  return `${round(value)}rem`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
