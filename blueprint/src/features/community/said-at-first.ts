// What was said about rows before anybody opened the app, as code: comments and reviews.
import type { EntityModel } from "../../model/entity-model.ts";
import { sampleTitles } from "../../model/entered/new-entry.ts";
import type { ProjectModel } from "../../model/project-model.ts";
import { type Expression, imported, invoke, object } from "../../project/code/expression.ts";

/** What was said about a sample row, which is named, so many days from today (−2). */
interface Said {
  row: string;
  author: string;
  text: string;
  day: number;
  stars?: number;
}

/** What was said with the place of its sample row. */
export type SaidOf<Told extends Said> = Omit<Told, "row"> & { index: number };

/** What was said with the places of the sample rows; what is about rows that are gone is left out. */
export function aboutSamples<Told extends Said>(project: ProjectModel, model: EntityModel, said: readonly Told[]): SaidOf<Told>[] {
  const titles = sampleTitles(project, model);
  return said.flatMap(({ row, ...told }) => {
    const index = titles.indexOf(row);
    return index < 0 ? [] : [{ ...told, index }];
  });
}

/** The hour at which the last of a day was written; each before it was an hour earlier. */
const HOUR_LATEST = 22;

/** What was said as code, each with its moment; the latest stands first. */
export function saidAtFirst({ entity }: EntityModel, told: readonly Omit<Said & { index: number }, "row">[]): Expression[] {
  return told.map(({ index, author, text, day, stars }, at) => {
    const later = told.slice(0, at).filter((other) => other.index === index && other.day === day).length;
    const time = `${String(HOUR_LATEST - (later % HOUR_LATEST)).padStart(2, "0")}:${String(59 - ((at * 17) % 60)).padStart(2, "0")}`;
    return object({
      about: `${entity.id}-${index + 1}`,
      author,
      stars,
      text,
      at: invoke(imported("@/lib/format", "localMoment"), day, time),
    });
  });
}
