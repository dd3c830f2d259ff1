// The words of boards, calendars, logs and assignments, in English.
import { formatNumber } from "../lib/number";
import { upperFirst } from "../lib/words";

export const workload = "Workload";
export const assigned = (values: { many: string }): string => `Assigned ${values.many}`;
export const assignTo = (values: { title: string | number }): string => `Assign ${values.title} to`;
export const nobody = "Nobody";
export const moved = (values: { column: string | number; title: string | number }): string =>
  `Moved “${values.title}” to ${values.column}.`;
export const undo = "Undo";
export const board = "Board";
export const columns = "Columns";
export const shareDone = (values: {
  all: string | number;
  column: string | number;
  done: string | number;
  share: string | number;
}): string => `${values.done} of ${values.all} in “${values.column}”: ${values.share}%`;
export const progress = "Progress";
export const noneHere = (values: { many: string }): string => `No ${values.many} here.`;
export const move = (values: { title: string | number }): string => `Move ${values.title}`;
export const addOnDay = (values: { one: string }): string => `Add ${values.one} on this day`;
export const addedOne = (values: { one: string }): string => `Added the ${values.one}.`;
export const more = (values: { count: string | number }): string => `+${values.count} more`;
export const calendarOf = (values: { many: string }): string => `Calendar of ${values.many}`;
export const daysOf = (values: { many: string }): string => `Days of ${values.many}`;
export const nothingOnThisDay = "Nothing on this day.";
export const onThisDay = "On this day";
export const previousMonth = "Previous month";
export const nextMonth = "Next month";
export const goToMonth = "Go to month";
export const noEntries = (values: { many: string }): string => `No ${values.many} yet.`;
export const deleteEntry = (values: { entry: string | number }): string => `Delete ${values.entry}`;
export const entryDeleted = (values: { one: string }): string => `Deleted the ${values.one}.`;
export const totalOf = (values: { many: string }): string => `Total ${values.many}`;
export const total = "Total";
export const all = (values: { many: string }): string => `All ${values.many}`;
export const by = (values: { many: string; one: string }): string =>
  `${upperFirst(values.many)} by ${values.one}`;
export const hours = "Hours";
export const amount = "Amount";
export const chooseRow = (values: { one: string }): string => `Choose the ${values.one}.`;
export const day = "Day";
export const chooseTheDay = "Choose the day.";
export const deletedRow = (values: { one: string }): string => `Deleted ${values.one}`;
export const entriesOnDay = (values: { count: number }): string =>
  values.count === 1
    ? `${formatNumber(values.count)} entry`
    : `${formatNumber(values.count)} entries`;
export const countHours = (values: { count: number }): string =>
  values.count === 1 ? `${formatNumber(values.count)} hour` : `${formatNumber(values.count)} hours`;
export const waitsForDecision = "Waiting for a decision";
export const nothingWaits = "Nothing waits for you.";
export const decided = "Decided";
export const nothingDecided = "Nothing is decided yet.";
export const commentOn = (values: { title: string | number }): string =>
  `Comment on ${values.title}`;
export const commentIfAny = "Comment, if any";
export const decisions = "Decisions";
