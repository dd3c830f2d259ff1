// The look a step further: sizes, corners, the font, and pictures that are drawn anew.
import { motifSchema } from "../../../features/site/site-parts.ts";
import { describeFeature, Feature } from "../../../features/feature.ts";
import type { Blueprint } from "../../../schema/blueprint.ts";
import { Traits, type Theme } from "../../../schema/theme.ts";
import type { Edited, EditOf } from "../edit.ts";
import { upper } from "../ground/find.ts";

const names = { text: "all text", headings: "headings", buttons: "buttons" } as const;
const stepsMax = 2;
const stepsMin = -1;

/** Makes text, headings or buttons a step larger or smaller. */
export function resize(blueprint: Blueprint, { part, step }: EditOf<"resize">): Edited {
  const { sizes = {}, ...theme } = blueprint.theme;
  const next = (sizes[part] ?? 0) + step;
  const name = upper(names[part]);
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
