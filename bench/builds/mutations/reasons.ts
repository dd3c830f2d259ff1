// Why no check of an app can notice some defects: what they change is seen only in a situation that checks do not create, or
// is nothing that could be called wrong.
import type { Defect } from "./find-defects.ts";

interface Reason {
  /** The file and, if only some of its code is meant, what that code says. */
  path: RegExp;
  code?: RegExp;
  why: string;
}

const STORAGE = "seen only where the browser's storage is full, damaged or written by another tab";
const POINTING = "seen only by pointing without pressing: checks press";
const TOUCH = "seen only by swiping: checks have no touch screen";
const PICTURE = "part of a picture or its colors, which say nothing that could be wrong";
const ROOM = "only how a crowded navigation is laid out and scrolled";

const REASONS: readonly Reason[] = [
  { path: /lib\/(?:storage|saved)\.ts$/, why: STORAGE },
  { path: /lib\/store\.ts$/, code: /failures|isStored|event\.|text !== null/, why: STORAGE },
  { path: /components\/charts\//, code: /setPointed|setChosen|clientX/, why: POINTING },
  { path: /use-swipe\.ts$|games\/direction\.ts$/, why: TOUCH },
  { path: /lib\/(?:scenes|chart-color)\.ts$/, why: PICTURE },
  { path: /layout\/navigation\.tsx$/, why: ROOM },
  { path: /layout\/page-guard\.tsx$/, why: "seen only when a page of the app fails" },
  { path: /lib\/pdf\.ts$/, why: "where a text stands in a PDF: its words are looked for, not its layout" },
];

/** The reason for which nothing notices a defect; null where none is known. */
export function reasonFor({ path, was }: Pick<Defect, "path" | "was">): string | null {
  return REASONS.find((reason) => reason.path.test(path) && (reason.code?.test(was) ?? true))?.why ?? null;
}
