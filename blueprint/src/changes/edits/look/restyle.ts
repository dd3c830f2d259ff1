// The look: colours by name or code, darker and lighter, the scheme, corners, density and typeface.
import type { Blueprint } from "../../../schema/blueprint.ts";
import { article } from "../../../knowledge/words/inflect.ts";
import { languageOf } from "../../../theme/languages.ts";
import type { NamedColour, Theme } from "../../../schema/theme.ts";
import { hexOf, oklchOf } from "../../../theme/palette/oklch.ts";
import { palette } from "../../../theme/palette/palette.ts";
import type { Edited, EditOf } from "../edit.ts";

type Part = "background" | "components";

const parts: Readonly<Record<Part, string>> = { background: "The background", components: "Buttons, links and the bar at the top" };
const shadeStep = 0.1;

/** A colour a step darker or lighter; null where it cannot be. */
function shaded(theme: Theme, part: Part, shade: "darker" | "lighter"): NamedColour | null {
  const shown = palette(theme).light;
  const colour = oklchOf(theme[part]?.hex ?? (part === "background" ? shown.page : shown.accent));
  const lightness = colour.lightness + (shade === "darker" ? -shadeStep : shadeStep);
  if (lightness < 0.12 || lightness > 1) return null;
  const plain = theme[part]?.words.replace(/^(?:darker|lighter) /, "");
  const words = plain === undefined ? `a ${shade} colour` : `${shade} ${plain}`;
  return { hex: hexOf({ ...colour, lightness }), words: words.slice(0, 60) };
}

function schemeText(scheme: Theme["scheme"]): string {
  return scheme === "system"
    ? "The app follows the colours of the device."
    : `The app now starts in ${scheme} colours; the button at the top still switches.`;
}

const texts: Readonly<{ [Key in "corners" | "density" | "typeface"]: (value: Theme[Key]) => string }> = {
  corners: (value) => `Corners are now ${value}.`,
  density: (value) => (value === "compact" ? "Everything now stands closer together." : "Everything now has more room."),
  typeface: (value) =>
    ({
      sans: "The text is now set in a plain typeface.",
      serif: "The text is now set in a serif typeface.",
      rounded: "The text is now set in a rounded typeface.",
      mono: "The text is now set in a monospaced typeface.",
    })[value],
};

/** "Darker" without a colour to darken means the dark scheme. */
function schemeOfShade({ shade, part }: EditOf<"restyle">, theme: Theme): Theme["scheme"] | null {
  if (shade === null || part !== null || theme.components !== null) return null;
  return shade === "darker" ? "dark" : "light";
}

function shadeOf(edit: EditOf<"restyle">, theme: Theme): { part: Part; colour: NamedColour | null } | null {
  if (edit.shade === null || schemeOfShade(edit, theme) !== null) return null;
  const part = edit.part ?? "components";
  return { part, colour: shaded(theme, part, edit.shade) };
}

/** What of the look is different, each as `theme.corners`. */
function changedParts(before: Theme, after: Theme): string[] {
  const keys = Object.keys(after) as (keyof Theme)[]; // The keys of a theme are keys of a theme.
  return keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key])).map((key) => `theme.${key}`);
}

/** Changes the look. */
export function restyle(blueprint: Blueprint, edit: EditOf<"restyle">): Edited {
  const { theme } = blueprint;
  const { look } = edit;
  const said: string[] = [];
  const next: Theme = { ...theme };
  const shade = shadeOf(edit, theme);
  if (shade?.colour === null)
    return { refused: `The colour cannot be made ${edit.shade ?? "different"}: it is at the end of the scale already.` };
  const colours = { background: look.background, components: look.components, ...(shade === null ? {} : { [shade.part]: shade.colour }) };
  for (const part of ["components", "background"] as const) {
    const colour = colours[part];
    if (colour === null || colour.hex === theme[part]?.hex) continue;
    next[part] = colour;
    said.push(`${parts[part]} ${part === "background" ? "is" : "are"} now ${colour.words}.`);
  }
  const language = look.languages?.find((name) => name !== theme.language);
  if (language !== undefined) {
    Object.assign(next, { language }, languageOf({ language }).traits, theme.background === null ? {} : { scheme: theme.scheme });
    said.push(`The app now has ${article(language)} ${language} look.`);
  }
  const scheme = look.scheme ?? schemeOfShade(edit, theme);
  if (scheme !== null && scheme !== theme.scheme) {
    next.scheme = scheme;
    said.push(schemeText(scheme));
  }
  if (look.corners !== null && look.corners !== theme.corners) said.push(texts.corners((next.corners = look.corners)));
  if (look.density !== null && look.density !== theme.density) said.push(texts.density((next.density = look.density)));
  if (look.typeface !== null && look.typeface !== theme.typeface) said.push(texts.typeface((next.typeface = look.typeface)));
  if (said.length === 0) return { refused: "The app looks that way already." };
  return { blueprint: { ...blueprint, theme: next }, said: said.join(" "), became: changedParts(theme, next) };
}
