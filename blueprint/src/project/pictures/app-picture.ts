// What the picture of a whole app shows: the thing that its texts speak of most.
import { findPictograms } from "../../knowledge/pictograms/find-pictogram.ts";
import type { ProjectModel } from "../../model/project-model.ts";
import { rowPictures } from "./row-pictures.ts";

const FIT_MIN = 0.48;
const WEIGHTS = { title: 3, called: 2.5, tagline: 2, heading: 1, row: 0.4 } as const;
const QUALIFIER_WEIGHT = 1.1;
const TOTAL_MIN = 1.4;
/** Of a list with many rows only the first count. */
const ROWS_MAX = 8;

/** The name of the pictogram of what the app is about, `extra` being further texts about it; null where nothing is clear. */
export function appPicture(project: ProjectModel, extra: readonly string[] = []): string | null {
  const { blueprint, entities } = project;
  const { language } = blueprint;
  const scores = new Map<string, number>();
  const add = (name: string, score: number): void => void scores.set(name, (scores.get(name) ?? 0) + score);
  const count = (text: string, weight: number): void => {
    for (const sentence of text.split(/[.!?]+/)) {
      const named = new Map<string, number>();
      for (const { pictogram, fit, fitAlone } of findPictograms(sentence, { language })) {
        // "Bicycle repair shop": what stands before the place says more of the subject.
        const said = fitAlone * (fit < fitAlone ? QUALIFIER_WEIGHT : 1);
        if (fit >= FIT_MIN) named.set(pictogram.name, Math.max(said, named.get(pictogram.name) ?? 0));
      }
      for (const [name, said] of named) add(name, said * weight);
    }
  };
  count(blueprint.title, WEIGHTS.title);
  count(blueprint.tagline, WEIGHTS.tagline);
  for (const text of extra) count(text, WEIGHTS.tagline);
  for (const page of blueprint.pages) count(page.title, WEIGHTS.heading);
  for (const [at, model] of entities.entries()) {
    const pictures = rowPictures(project, model);
    if (pictures?.other !== null && pictures?.other !== undefined) add(pictures.other, at === 0 ? WEIGHTS.called : WEIGHTS.heading);
    for (const name of pictures?.samples.slice(0, ROWS_MAX) ?? []) if (name !== null && name !== pictures?.other) add(name, WEIGHTS.row);
  }
  const [best] = [...scores].toSorted(([, one], [, other]) => other - one);
  return best !== undefined && best[1] >= TOTAL_MIN ? best[0] : null;
}
