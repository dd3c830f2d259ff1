// The look: colours by name or code, darker and lighter, the scheme, corners, density and typeface; a step further in size
// or shape, and pictures that are drawn anew.
import type { Blueprint } from "../../schema/blueprint.ts";
import { article } from "../../knowledge/words/inflect.ts";
import { languageOf } from "../../theme/languages.ts";
import { type NamedColour, type Theme, Traits } from "../../schema/theme.ts";
import { hexOf, oklchOf } from "../../theme/palette/oklch.ts";
import { palette } from "../../theme/palette/palette.ts";
import type { Edited, EditOf } from "./edit.ts";
import { motifSchema } from "../../features/site/site-parts.ts";
import { describeFeature, Feature } from "../../features/feature.ts";
import { capitalise } from "../../model/names.ts";

type Part = "background" | "components";

const parts: Readonly<Record<Part, string>> = { background: "The background", components: "Buttons and links" };
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
  typeface: (value) => `The text is now set in a ${faceNames[value]} typeface.`,
};
const faceNames: Readonly<Record<Theme["typeface"], string>> = { sans: "plain", serif: "serif", rounded: "rounded", mono: "monospaced" };

/** "Darker" without a colour to darken means the dark scheme. */
function schemeOfShade({ shade, part = null }: EditOf<"restyle">, theme: Theme): Theme["scheme"] | null {
  if (shade === undefined || part !== null || theme.components !== null) return null;
  return shade === "darker" ? "dark" : "light";
}

function shadeOf(edit: EditOf<"restyle">, theme: Theme): { part: Part; colour: NamedColour | null } | null {
  if (edit.shade === undefined || schemeOfShade(edit, theme) !== null) return null;
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
  const colours = {
    background: look.background ?? null,
    components: look.components ?? null,
    ...(shade === null ? {} : { [shade.part]: shade.colour }),
  };
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
  const { corners, density, typeface } = look;
  if (corners && corners !== theme.corners) said.push(texts.corners((next.corners = corners)));
  if (density && density !== theme.density) said.push(texts.density((next.density = density)));
  if (typeface && typeface !== theme.typeface) said.push(texts.typeface((next.typeface = typeface)));
  if (said.length === 0) return { refused: "The app looks that way already." };
  return { blueprint: { ...blueprint, theme: next }, said: said.join(" "), became: changedParts(theme, next) };
}

const names = { text: "all text", headings: "headings", buttons: "buttons" } as const;
const stepsMax = 2;
const stepsMin = -1;

/** Makes text, headings or buttons a step larger or smaller. */
export function resize(blueprint: Blueprint, { part, step }: EditOf<"resize">): Edited {
  const { sizes = {}, ...theme } = blueprint.theme;
  const next = (sizes[part] ?? 0) + step;
  const name = capitalise(names[part]);
  const verb = part === "text" ? "is" : "are";
  if (next > stepsMax || next < stepsMin) return { refused: `${name} ${verb} as ${step > 0 ? "large" : "small"} as can be.` };
  const said = `${name} ${verb} now a step ${step > 0 ? "larger" : "smaller"}.`;
  return { blueprint: { ...blueprint, theme: { ...theme, sizes: { ...sizes, [part]: next } } }, said, became: ["theme.sizes"] };
}

/** Makes corners a step rounder or sharper. */
export function reshape(blueprint: Blueprint, { step }: EditOf<"reshape">): Edited {
  const shapes = Traits.shape.corners.options;
  const corners = shapes[shapes.indexOf(blueprint.theme.corners) + step];
  if (corners === undefined) return { refused: `Corners are ${blueprint.theme.corners} already.` };
  return withTheme(blueprint, { corners }, { said: `Corners are now ${corners}.`, became: ["theme.corners"] });
}

/** Sets another typeface: the one that is meant, else the next one. */
export function setFont(blueprint: Blueprint, { typeface: wanted }: EditOf<"set-font">): Edited {
  const faces = Traits.shape.typeface.options;
  const typeface = wanted ?? faces[(faces.indexOf(blueprint.theme.typeface) + 1) % faces.length] ?? "sans";
  if (typeface === blueprint.theme.typeface) return { refused: `The text is set in a ${typeface} typeface already.` };
  return withTheme(blueprint, { typeface }, { said: `The text is now set in a ${typeface} typeface.`, became: ["theme.typeface"] });
}

function withTheme(blueprint: Blueprint, change: Partial<Theme>, done: { said: string; became: string[] }): Edited {
  return { ...done, blueprint: { ...blueprint, theme: { ...blueprint.theme, ...change } } };
}

/** Draws the picture of a feature anew, with the motif that is meant or the next one. */
export function redraw(blueprint: Blueprint, { feature: id, motif: wanted }: EditOf<"redraw">): Edited {
  const feature = blueprint.features.find((other) => other.id === id);
  if (feature === undefined) return { refused: "There is no such picture." };
  const motifs = motifSchema.options;
  const anew = (motif: string, at: number): string =>
    wanted ?? motifs[(motifs.findIndex((one) => one === motif) + 1 + at) % motifs.length] ?? motif;
  const changed = Feature.safeParse(
    feature.kind === "gallery" && "pictures" in feature && Array.isArray(feature.pictures)
      ? {
          ...feature,
          pictures: feature.pictures.map((picture: object, at) => ({ ...picture, motif: anew(motifIn(picture), at), seed: 31 * at + 7 })),
        }
      : { ...feature, motif: anew(motifIn(feature), 0) },
  );
  if (!changed.success || JSON.stringify(changed.data) === JSON.stringify(feature))
    return { refused: "The picture looks that way already." };
  const features = blueprint.features.map((other) => (other.id === id ? changed.data : other));
  return {
    blueprint: { ...blueprint, features },
    said: `The picture of ${describeFeature(blueprint, feature).called.replace(/^an? /, "the ")} is drawn anew.`,
    became: [id],
  };
}

function motifIn(drawn: object): string {
  const motif: unknown = Reflect.get(drawn, "motif");
  return typeof motif === "string" ? motif : "";
}
