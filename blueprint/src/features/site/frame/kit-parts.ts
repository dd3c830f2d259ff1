// What the features of a site have in common where they are composed of the kit's components.
import { capitalise } from "../../../model/names.ts";
import { data, type Expression, imported, object } from "../../../project/code/expression.ts";
import { drawingNamed } from "../../../project/pictures/drawing-file.ts";
import type { Motif } from "../site-parts.ts";
import type { SiteLink } from "./site-links.ts";

/** A component of `@/components/site`: `opening/hero`, `SplitHero`. */
export function siteComponent(file: string, name: string): Expression {
  return imported(`@/components/site/${file}`, name);
}

const LANDS: readonly Motif[] = ["waves", "hills", "rays", "skyline", "leaves"];

/** The component that draws a motif. An app has the code only of those that it names. */
export function motifComponent(motif: Motif): Expression {
  return imported(`@/components/scenes/${LANDS.includes(motif) ? "land" : "shape"}-motifs`, capitalise(motif));
}

/** A drawn picture: of the pictogram of this name, else of the motif. */
export function drawingOf({ motif, seed }: { motif: Motif; seed: number }, pictogram: string | null): Expression {
  return pictogram === null ? object({ motif: motifComponent(motif), seed }) : object({ pictogram: drawingNamed(pictogram), seed });
}

/** A place that a link of the kit leads to. */
export function linkTarget({ act, to }: Pick<SiteLink, "act" | "to">): Expression {
  return data({ label: act, to });
}
