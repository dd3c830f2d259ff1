// Rows that a person singled out, by their ids: favorites, followed and joined things, and what was opened before.
import { readText } from "./saved";
import { type Collection, type Stored, createCollection } from "./store";

export interface Mark {
  /** The id of the row. */
  about: string;
  /** When it was marked, as an ISO 8601 time. */
  at: string;
}

/** The marked rows, the latest first. */
export type Marks = Collection<Mark>;

/** Opens the marks of this name in storage. */
export function createMarks(name: string): Marks {
  return createCollection<Mark>({
    name,
    read: (saved) => {
      const about = readText(saved["about"]);
      return about === "" ? null : { about, at: readText(saved["at"]) };
    },
    samples: () => [],
  });
}

/** Marks a row or takes its mark back; true when it is marked now. */
export function toggleMark(marks: Marks, about: string): boolean {
  const mark = marks.all().find((candidate) => candidate.about === about);
  if (mark === undefined) marks.add({ about, at: new Date().toISOString() });
  else marks.remove(mark.id);
  return mark === undefined;
}

/** Marks a row, or marks it anew, so that it comes first. */
export function renewMark(marks: Marks, about: string) {
  const earlier = marks.all().find((mark) => mark.about === about);
  if (earlier !== undefined) marks.remove(earlier.id);
  marks.add({ about, at: new Date().toISOString() });
}

/** Takes all marks back. */
export function clearMarks(marks: Marks) {
  for (const { id } of marks.all()) marks.remove(id);
}

/** The rows that are marked, with the time, in the order of the marks. Marks of rows that are gone are left out. */
export function markedRows<Row extends { readonly id: string }>(
  rows: readonly Row[],
  marks: readonly Stored<Mark>[],
): readonly { row: Row; at: string }[] {
  return marks.flatMap(({ about, at }) => {
    const row = rows.find(({ id }) => id === about);
    return row === undefined ? [] : [{ row, at }];
  });
}
