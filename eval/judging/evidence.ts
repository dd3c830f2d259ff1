// What was performed, in the same terms as a test's requirements: actions, and the things that they were performed on.
import type { PerformedCheck, TriedForm, Visit } from "../evaluation.ts";
import { actsAsked, actsShown } from "./acts.ts";
import { thingsOf } from "./words.ts";

/** Something that was performed, and whether it succeeded. `subject` is what it was performed on. */
export interface Evidence {
  source: string;
  acts: readonly string[];
  subject: ReadonlySet<string>;
  held: boolean;
  /** What else was observed: a confirmation, a validation error, a chart or a download. */
  also: ReadonlySet<"confirmation" | "validation" | "chart" | "download">;
}

/** The checks that the service performed and the forms that the visit tested. A check's phrase is the request, not evidence. */
export function evidenceOf({ checks, visit }: { checks: readonly PerformedCheck[]; visit: Visit }): Evidence[] {
  return [...checks.filter(({ capability }) => capability !== null).map(fromCheck), ...visit.forms.map(fromForm)];
}

function fromCheck(check: PerformedCheck): Evidence {
  const id = check.capability ?? check.id;
  const { subject, predicate } = ofRows.test(id) ? splitTitle(check.title) : wholeTitle(check);
  const acts = actsShown({ predicate, id });
  const also = new Set<"confirmation" | "validation" | "chart" | "download">();
  if (/chart|counted in/i.test(`${check.id} ${check.title}`)) also.add("chart");
  if (/export|download/i.test(`${check.id} ${check.title}`)) also.add("download");
  if (/\bconfirm|\backnowledg|\bthank/i.test(check.title)) also.add("confirmation");
  if (/\brefus|\binvalid|\bvalidat|\bmissing\b|\bwrong\b/i.test(check.title)) also.add("validation");
  return {
    source: `check ${check.id}: ${check.title}${check.passed ? "" : ` (failed: ${check.failure})`}`,
    acts,
    also,
    held: check.passed,
    subject,
  };
}

// The kinds of checks on rows, whose titles name the thing first and then describe what was done with it.
const ofRows = /^(?:browse|detail|add|edit|delete|search|filter|sort|mark|rate|tag|total|chart|export|send)-/;

// “A room can be booked for free days, and the booking is confirmed”: the title of a feature's check is used as a whole.
function wholeTitle({ title }: PerformedCheck): { subject: Set<string>; predicate: string } {
  return { subject: thingsOf(title), predicate: title };
}

// “Hospital finances are listed, …”: the subject of the check is the last word before the first verb.
function splitTitle(title: string): { subject: Set<string>; predicate: string } {
  const split = /^(.*?)\s+((?:are|is|can|have|has|keeps?|carry|carries|sends?|stands?|shows?|gets?|makes?)\b.*)/i.exec(title);
  if (split === null) return { subject: thingsOf(title), predicate: title };
  return { subject: new Set([...thingsOf(split[1] ?? "")].slice(-1)), predicate: (split[2] ?? "").replaceAll(/“[^”]*”/g, "") };
}

function fromForm(form: TriedForm): Evidence {
  const words = `${form.name} ${form.submit}`;
  const also = new Set<"confirmation" | "validation" | "chart" | "download">();
  if (form.confirmation !== null) also.add("confirmation");
  if (form.refusedEmpty) also.add("validation");
  return {
    source: `form “${form.name || form.submit}” on ${form.path}: ${form.confirmation === null ? (form.shown ? "accepted the input" : "showed no message") : `showed “${form.confirmation.slice(0, 80)}”`}`,
    acts: [...new Set(["fill in a form", ...actsOfForm(form.submit, words)])],
    subject: thingsOf(`${words} ${form.path}`),
    also,
    held: form.confirmation !== null || form.shown,
  };
}

// “Add poll” adds and “Save changes” edits, whatever the thing is called; otherwise the form's other words determine its purpose.
function actsOfForm(submit: string, words: string): string[] {
  if (/^\W*(add|create|new)\b/i.test(submit)) return ["add"];
  return /^\W*(save|update|edit)\b/i.test(submit) ? ["edit"] : actsAsked(words);
}
