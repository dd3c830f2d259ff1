// Rows that a person singled out, by their ids: favorites, what is followed, what they voted for. Each account has marks of
// its own.
import type { ListOrder } from "./rows";
import { readText, textsOf } from "./saved";
import { session } from "./session";
import { type Collection, type Stored, createCollection } from "./store";
import * as communityWords from "../words/community";

export interface Mark {
  /** The id of the row. */
  about: string;
  /** When it was marked, as an ISO 8601 time. */
  at: string;
  /** The id of the account that marked it; an empty text for somebody who is not logged in. */
  by: string;
}

/** The marked rows, the latest first. */
export type Marks = Collection<Mark>;

/** Opens the marks of this name in storage. */
export function createMarks(name: string): Marks {
  return createCollection<Mark>({
    name,
    read: (saved) => {
      const about = readText(saved["about"]);
      return about === "" ? null : { about, ...textsOf(saved, ["at", "by"]) };
    },
  });
}

/** Whether a mark is of whoever opens the app. */
export const isOwnMark = ({ by }: Mark) => by === session.get();

/** Marks a row or takes its mark back; true when it is marked now. */
export function toggleMark(marks: Marks, about: string): boolean {
  const mark = marks.all().find((candidate) => candidate.about === about && isOwnMark(candidate));
  if (mark === undefined) marks.add({ about, at: new Date().toISOString(), by: session.get() });
  else marks.remove(mark.id);
  return mark === undefined;
}

/** The rows that are marked, in the order of the marks. Marks of rows that are gone are left out. */
export function markedRows<Row extends { readonly id: string }>(
  rows: readonly Row[],
  marks: readonly Stored<Mark>[],
): readonly Row[] {
  return marks.flatMap(({ about }) => rows.find(({ id }) => id === about) ?? []);
}

/** The order of a list by these votes: what has one comes first. */
export function mostVotes(votes: Marks): ListOrder<{ readonly id: string }> {
  const count = ({ id }: { readonly id: string }) =>
    votes.all().filter(({ about }) => about === id).length;
  return {
    value: "most-votes",
    label: communityWords.mostVotes,
    compare: (left, right) => count(right) - count(left),
  };
}
