// The design tokens of a theme: colours for both schemes, corners, density and typefaces, as Tailwind's theme variables.
import type { Theme } from "../../schema/theme.ts";
import { palette, type Scheme } from "../palette/palette.ts";

const TYPEFACES: Readonly<Record<Theme["typeface"], { body: string; display: string }>> = {
  sans: {
    body: '"Inter", ui-sans-serif, system-ui, "Segoe UI", Roboto, sans-serif',
    display: '"Inter", ui-sans-serif, system-ui, "Segoe UI", Roboto, sans-serif',
  },
  serif: {
    body: 'ui-sans-serif, system-ui, "Segoe UI", Roboto, sans-serif',
    display: '"Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", Charter, Georgia, serif',
  },
  rounded: {
    body: 'ui-rounded, "SF Pro Rounded", Nunito, "Varela Round", "Arial Rounded MT", system-ui, sans-serif',
    display: 'ui-rounded, "SF Pro Rounded", Nunito, "Varela Round", "Arial Rounded MT Bold", system-ui, sans-serif',
  },
  mono: {
    body: 'ui-monospace, "Cascadia Code", "JetBrains Mono", Menlo, Consolas, monospace',
    display: 'ui-monospace, "Cascadia Code", "JetBrains Mono", Menlo, Consolas, monospace',
  },
};

const CORNERS: Readonly<Record<Theme["corners"], { card: string; control: string; chip: string }>> = {
  square: { card: "0", control: "0", chip: "0" },
  soft: { card: "0.875rem", control: "0.5rem", chip: "0.375rem" },
  round: { card: "1.75rem", control: "1.375rem", chip: "1rem" },
};

/** The lines of the `@theme` block. */
export function themeTokens(theme: Theme): string[] {
  const { light, dark } = palette(theme);
  const names = Object.keys(light).filter((name): name is keyof Omit<Scheme, "chart"> => name !== "chart");
  const colours = names.map((name) => `--color-${kebab(name)}: light-dark(${light[name]}, ${dark[name]});`);
  const charts = light.chart.map((colour, index) => `--color-chart-${index + 1}: light-dark(${colour}, ${dark.chart[index] ?? colour});`);
  const corners = CORNERS[theme.corners];
  const fonts = TYPEFACES[theme.typeface];
  return [
    "--color-*: initial;",
    ...colours,
    ...charts,
    `--font-body: ${fonts.body};`,
    `--font-display: ${fonts.display};`,
    `--radius-card: ${corners.card};`,
    `--radius-control: ${corners.control};`,
    `--radius-chip: ${corners.chip};`,
    `--spacing: ${theme.density === "compact" ? "0.21875rem" : "0.25rem"};`,
  ];
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
