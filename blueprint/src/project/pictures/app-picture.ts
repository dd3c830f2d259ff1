// What the picture of a whole app shows: the thing that its texts speak of most.
import { findPictograms, findSubject } from "../../knowledge/pictograms/find-pictogram.ts";
import type { ProjectModel } from "../../model/project-model.ts";
import { rowPictures } from "./row-pictures.ts";

const FIT_MIN = 0.48;
const WEIGHTS = { title: 3, called: 2.5, tagline: 2, heading: 1, row: 0.4 } as const;
const QUALIFIER_WEIGHT = 1.1;
const TOTAL_MIN = 1.4;
/** Of a list with many rows only the first count. */
const ROWS_MAX = 8;
/** So many rows say on their own what an app is about. */
const ROWS_ENOUGH = 3;

/** Where something is spoken of. What is said to win visitors ("Have a seat", "Get the rest") names things that an app is not about. */
type Source = "title" | "qualifier" | "tagline" | "heading" | "things" | "rows" | "appeal";

/** The name of the pictogram of what the app is about, `extra` being further texts about it; null where nothing is clear. */
export function appPicture(project: ProjectModel, extra: readonly string[] = []): string | null {
  const { blueprint, entities } = project;
  const { language, picture } = blueprint;
  const subject = picture === undefined ? null : findSubject(picture, { language });
  if (subject !== null) return subject.pictogram.name;
  const scores = new Map<string, number>();
  const sources = new Map<string, Source[]>();
  const add = (name: string, score: number, source: Source): void => {
    scores.set(name, (scores.get(name) ?? 0) + score);
    sources.set(name, [...(sources.get(name) ?? []), source]);
  };
  const count = (text: string, weight: number, source: Source): void => {
    for (const sentence of text.split(/[.!?]+/)) {
      const named = new Map<string, number>();
      for (const { pictogram, fit, fitAlone } of findPictograms(sentence, { language })) {
        // "Bicycle repair shop": what stands before the place says more of the subject.
        const said = fitAlone * (fit < fitAlone ? QUALIFIER_WEIGHT : 1);
        if (fit >= FIT_MIN && fit < fitAlone && source === "title") add(pictogram.name, 0, "qualifier");
        if (fit >= FIT_MIN) named.set(pictogram.name, Math.max(said, named.get(pictogram.name) ?? 0));
      }
      for (const [name, said] of named) add(name, said * weight, source);
    }
  };
  count(blueprint.title, WEIGHTS.title, "title");
  count(blueprint.tagline, WEIGHTS.tagline, "tagline");
  for (const text of extra) count(text, WEIGHTS.tagline, "appeal");
  for (const page of blueprint.pages) count(page.title, WEIGHTS.heading, "heading");
  for (const [at, model] of entities.entries()) {
    const pictures = rowPictures(project, model);
    if (pictures?.other !== null && pictures?.other !== undefined)
      add(pictures.other, at === 0 ? WEIGHTS.called : WEIGHTS.heading, "things");
    for (const name of pictures?.samples.slice(0, ROWS_MAX) ?? [])
      if (name !== null && name !== pictures?.other) add(name, WEIGHTS.row, "rows");
  }
  const [best] = [...scores].filter(([name]) => isSupported(sources.get(name) ?? [])).toSorted(([, one], [, other]) => other - one);
  return best !== undefined && best[1] >= TOTAL_MIN ? best[0] : null;
}

/** Whether several parts of an app speak of something: a name alone ("The Ledger") is a figure of speech as often as not, but in "Bicycle repair shop" a word says what another one is about. */
function isSupported(sources: readonly Source[]): boolean {
  const said = new Set(sources.filter((source) => source !== "appeal"));
  return said.size > 1 || sources.filter((source) => source === "rows").length >= ROWS_ENOUGH;
}
