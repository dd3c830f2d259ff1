import { kitFiles } from "@atelier/blueprint";

const TOKENS = "src/styles/tokens.css";

/** The names that the kit's tokens define after a prefix: `--color-card: …` → card. */
function tokensOf(prefix: string): string[] {
  const names = new RegExp(`^\\s*--${prefix}-([a-z0-9-]+):`, "gm");
  return Array.from((kitFiles().get(TOKENS) ?? "").matchAll(names), ([, name = ""]) => name);
}

/** The classes that the theme has, so that a model invents none: they follow from the kit's tokens. */
export function describeClasses(): string {
  const surfaces = new Set(tokensOf("text-color"));
  const colours = tokensOf("color").filter((name) => !/^chart-[2-9]$/.test(name));
  const inks = colours.filter((name) => !surfaces.has(name) && !name.startsWith("chart"));
  return [
    `Colours, as bg-…, border-…, fill-…, stroke-…: ${colours.join(", ")} to chart-6, also with a share such as bg-primary/20. As text-…: ${inks.join(", ")}, primary.`,
    "Tailwind's own palette (red-500, white, gray-200) does not exist here, and a class of another name does nothing: for further colours define a custom property in src/theme.css with light-dark(…, …) and use bg-(--name), text-(--name).",
    `Corners rounded-${tokensOf("radius").join(", rounded-")}; typefaces font-${tokensOf("font").join(", font-")}; sizes text-sm, text-base, text-lg to text-6xl; Tailwind's layout, spacing and state classes as usual.`,
  ].join("\n");
}
