// Why no check of an app can notice some defects: what they change is seen only in a situation that checks do not create.
// The kit's own tests create most of these.
import type { Defect } from "../planting/defect.ts";

interface Reason {
  /** The file and, if only some of its code is meant, what that code says. */
  path: RegExp;
  code?: RegExp;
  why: string;
}

const STORAGE = "seen only where the browser's storage is full, damaged or written by another tab";
const POINTING = "seen only by pointing at a part of the drawing: checks point at its names";
const RESTRICTED = "seen only where some fields are for some people: no app of the bench has such";
const TOUCH = "seen only by swiping: checks have no touch screen";
const OTHERS = "seen only where others have booked: on days that depend on the day of the visit";
const DRAWN = "how many stars are drawn as full: their number is read out";

const REASONS: readonly Reason[] = [
  { path: /lib\/(?:storage|saved)\.ts$/, why: STORAGE },
  { path: /lib\/store\.ts$/, code: /failures|isStored|event\.|text !== null/, why: STORAGE },
  { path: /components\/charts\/ring\.tsx$/, code: /setPointed/, why: POINTING },
  { path: /components\/charts\/lines\.tsx$/, code: /clientX/, why: "which moment between the first and the last one points at" },
  { path: /charts\/legend-entry\.tsx$/, code: /isShown/, why: POINTING },
  { path: /row-controls\.tsx$/, code: /^"(?:Edit|Delete)"$/, why: POINTING },
  { path: /use-swipe\.ts$|games\/direction\.ts$/, why: TOUCH },
  { path: /layout\/navigation\.tsx$/, why: "only how a crowded navigation is laid out and scrolled" },
  { path: /layout\/page-guard\.tsx$/, why: "seen only when a page of the app fails" },
  { path: /lib\/fields\/(?:tags|list-of-kind|filters)\.ts$/, code: /!== ""|> 0/, why: "no sample has an empty text or a limit of nothing" },
  { path: /star-rating\.tsx$|review-section\.tsx$/, code: /star <= value|Math\.round/, why: DRAWN },
  { path: /name-avatar\.tsx$/, why: "initials in place of a picture" },
  { path: /resource-card\.tsx$/, code: /^interactive/, why: "a card's looks while it is pointed at" },
  { path: /time-inputs\.tsx$/, code: /taken/, why: "seen only where a time that is taken cannot be shared" },
  { path: /booking\/bookings\.ts$/, code: /days === 0/, why: OTHERS },
  { path: /bars\.tsx$/, code: /BARS_MAX|more/, why: "seen only in a chart of more than ten groups" },
  { path: /charts\/lines\.tsx$/, code: /isHidden/, why: "seen only in a chart of several lines" },
  { path: /charts\/lines\.tsx$/, code: /last > 0|^ > $/, why: "the axis repeats what is written above the line" },
  { path: /lib\/learning\/ranking\.ts$/, why: "seen only by one who has as many points as another" },
  { path: /use-scores\.ts$/, why: "seen only where two games are played" },
  { path: /use-list-settings\.ts$/, code: /prefix/, why: "seen only in the address of a page with two lists" },
  {
    path: /cart\/(?:purchase-panel|cart-button)\.tsx$/,
    code: /Not for sale/,
    why: "seen only at a row without a price: every sample has one",
  },
  { path: /(?:resource-list|table-list|facts)\.tsx$|lib\/entity\.ts$/, code: /isSeen|maySee|mayFill/, why: RESTRICTED },
  { path: /words\/\w+\.ts$/, code: /count === 1|^ === $/, why: "how one of something is counted: no sample has just one" },
  { path: /action\/snake\.ts$/, code: /score \* 2/, why: "how much faster the game gets" },
  { path: /layout\/app-layout\.tsx$/, code: /shownPath/, why: "where a page that was opened is scrolled to" },
  { path: /lib\/months\.ts$/, code: /weekday|week \*/, why: "in which column of a calendar a day stands" },
  { path: /lib\/(?:row-)?pdf\.ts$/, why: "what a PDF says besides the names of rows: checks look for one text in a file" },
];

/** The reason for which nothing notices a defect; null where none is known. */
export function reasonFor({ path, was }: Pick<Defect, "path" | "was">): string | null {
  return REASONS.find((reason) => reason.path.test(path) && (reason.code?.test(was) ?? true))?.why ?? null;
}
