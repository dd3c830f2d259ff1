import { kitFiles } from "@atelier/blueprint";

const TOKENS = "src/styles/tokens.css";

/** The names that the kit's tokens define after a prefix: `--color-card: …` → card. */
export function tokensOf(prefix: string): string[] {
  const names = new RegExp(`^\\s*--${prefix}-([a-z0-9-]+):`, "gm");
  return Array.from((kitFiles().get(TOKENS) ?? "").matchAll(names), ([, name = ""]) => name);
}

/** What each colour of the theme is for. Names are those of shadcn/ui, and some say something else than one expects. */
export const COLOURS: Readonly<Record<string, string>> = {
  background: "the page's surface",
  foreground: "text on it",
  heading: "headings",
  card: "the surface of a card",
  "card-foreground": "text on a card",
  "card-title": "a card's heading",
  "card-border": "a card's border",
  popover: "the surface of menus and dialogs",
  "popover-foreground": "text on it",
  primary: "THE accent colour: main buttons, what is chosen; as text it is readable on the page",
  "primary-hover": "the same under the pointer",
  "primary-foreground": "text on primary",
  secondary: "the surface of quieter buttons",
  "secondary-foreground": "text on it",
  muted: "a quiet SURFACE, no colour of text",
  "muted-foreground": "quiet text",
  accent: "the SURFACE of what is hovered or current; the accent colour is primary",
  "accent-foreground": "text on it",
  destructive: "errors and deleting, as text too",
  "destructive-muted": "a quiet surface for these",
  caution: "what is soon due, milder than destructive, as text too",
  "caution-muted": "a quiet surface for this",
  overlay: "the shade behind a dialog",
  border: "lines",
  input: "the border of fields",
  ring: "the ring of what has the focus",
  link: "links in text",
  header: "the surface of the app's header",
  "header-foreground": "text on it",
  "header-accent": "the surface of its current entry",
  brand: "the surface of the app's sign in the header",
  "brand-foreground": "what is drawn on it",
  rating: "filled stars",
};

/** The classes that the theme has, so that a model invents none: they follow from the kit's tokens. */
export function describeClasses(): string {
  const surfaces = new Set(tokensOf("text-color"));
  const colours = tokensOf("color").filter((name) => !name.startsWith("chart-"));
  const inks = colours.filter((name) => !surfaces.has(name));
  return [
    "Colours, as bg-…, border-…, fill-…, stroke-…, also with a share such as bg-primary/20:",
    ...colours.map((name) => `- ${name}: ${COLOURS[name] ?? "see src/styles/tokens.css"}`),
    "- chart-1 to chart-6: parts of a chart, apart from each other in both schemes",
    `As text-… only: ${inks.join(", ")}, primary. Any other as text-… leaves the colour as it is.`,
    "Tailwind's own palette (red-500, white, gray-200) does not exist here, and a class of another name does nothing. What src/theme.css says outside of a layer wins over the library's styles and those of the design language, sizes of headings among them. For further colours define a custom property in src/theme.css with light-dark(…, …) and use bg-(--name), text-(--name).",
    `Corners rounded-${tokensOf("radius").join(", rounded-")}; typefaces font-${tokensOf("font").join(", font-")}; sizes text-sm, text-base, text-lg to text-6xl; Tailwind's layout, spacing and state classes as usual.`,
  ].join("\n");
}
