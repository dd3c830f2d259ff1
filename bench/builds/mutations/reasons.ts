// Why no check of an app can notice some defects: what they change is seen only in a situation that checks do not create, or
// is nothing that could be called wrong.
import type { Defect } from "./defect.ts";

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

const CHANCE = "another chance is as good";
const UNUSED = "no app of the bench has such a filter";

const CLOSE = "another order only for values that differ by one";
const NAMED = "a name or a role that the element has by another way as well";

const REASONS: readonly Reason[] = [
  { path: /lib\/(?:storage|saved)\.ts$/, why: STORAGE },
  { path: /lib\/store\.ts$/, code: /failures|isStored|event\.|text !== null/, why: STORAGE },
  { path: /components\/charts\//, code: /setPointed|setChosen|clientX/, why: POINTING },
  { path: /use-swipe\.ts$|games\/direction\.ts$/, why: TOUCH },
  { path: /lib\/(?:scenes|chart-color)\.ts$/, why: PICTURE },
  { path: /layout\/navigation\.tsx$/, why: ROOM },
  { path: /layout\/page-guard\.tsx$/, why: "seen only when a page of the app fails" },
  { path: /lib\/fields\/filters\.ts$/, code: /values\.flat/, why: UNUSED },
  { path: /lib\/fields\/rating\.ts$/, why: UNUSED },
  { path: /lib\/fields\/(?:filters|flag)\.ts$|lib\/compare\.ts$|ranking\.ts$/, code: / - /, why: CLOSE },
  { path: /lib\/fields\/filters\.ts$/, code: /!== ""|> 0/, why: "no sample has an empty text or a limit of nothing" },
  {
    path: /star-rating\.tsx$|review-section\.tsx$/,
    code: /star <= value|Math\.round/,
    why: "how many stars are drawn as full: their number is told",
  },
  { path: /name-avatar\.tsx$/, why: "initials in place of a picture" },
  { path: /ranking-table\.tsx$|quiz-result\.tsx$/, code: /scope=|role=/, why: NAMED },
  { path: /hero\.tsx$/, code: />/, why: "a navigation without links takes no room" },
  { path: /purchase-panel\.tsx$|time-inputs\.tsx$/, code: /taken/, why: "seen only where a time that is taken cannot be shared" },
  { path: /bars\.tsx$/, code: /isHidden/, why: PICTURE },
  { path: /bars\.tsx$/, code: /BARS_MAX|more/, why: "seen only in a chart of more than ten groups" },
  { path: /lib\/games\/random\.ts$/, why: CHANCE },
  { path: /action\/snake\.ts$/, code: /FIELD_SIZE/, why: CHANCE },
  { path: /action\/snake\/snake-game\.tsx$/, code: /0\.5|FIELD_SIZE|"[\d.]+"/, why: PICTURE },
  { path: /lib\/games\/results\.ts$/, why: "shown only in apps with a page of high scores" },
  { path: /lib\/learning\/ranking\.ts$/, why: "seen only by one who has more points than the samples" },
  { path: /cart\/purchase-panel\.tsx$/, code: /Not for sale/, why: "seen only at a row without a price: every sample has one" },
  { path: /lib\/months\.ts$/, code: /weekday|week \*/, why: "in which column of a calendar a day stands" },
  { path: /reviews\/review-form\.tsx$/, code: /posted/, why: "a counter that only has to be another one each time" },
  { path: /row-controls\.tsx$/, code: /^"(?:Edit|Delete)"$/, why: "a tooltip beside a control's name" },
  { path: /lib\/pdf\.ts$/, why: "where a text stands in a PDF: its words are looked for, not its layout" },
];

/** The reason for which nothing notices a defect; null where none is known. */
export function reasonFor({ path, was }: Pick<Defect, "path" | "was">): string | null {
  return REASONS.find((reason) => reason.path.test(path) && (reason.code?.test(was) ?? true))?.why ?? null;
}
