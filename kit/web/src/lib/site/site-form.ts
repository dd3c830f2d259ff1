// Forms that visitors send. There is no server that reads them: what is sent is kept in this browser.
import { toCsv } from "../download";
import type { Fields, ValuesOf } from "../entity";
import type { Field } from "../fields/field-definition";
import { type Point, groupPoints } from "../metrics";
import { type SavedObject, isSavedObject, readText, textsOf } from "../saved";
import { type Collection, type Stored, createCollection } from "../store";
import * as siteWords from "../../words/site";

/** What was entered, with the label that the visitor saw. */
export interface Answer {
  label: string;
  value: string;
}

/** A form that was sent. */
export interface SentForm {
  answers: readonly Answer[];
  /** When it was sent, as an ISO 8601 time. */
  at: string;
}

interface SiteFormOptions {
  /** The name in storage of what is sent. */
  name: string;
  fields: Fields;
  button: string;
  /** What is said when it was sent. */
  confirmation: string;
  /** Below the form, in small print. */
  note: string;
  /** The heading of what this visitor has sent. */
  sentTitle: string;
}

/** A form, and what was sent with it. */
export interface SiteForm extends SiteFormOptions {
  sent: Collection<SentForm>;
}

/** Defines a form and opens what was sent with it. */
export function defineForm(options: SiteFormOptions): SiteForm {
  return {
    ...options,
    sent: createCollection<SentForm>({ name: options.name, read: readSentForm }),
  };
}

function readSentForm(saved: SavedObject): SentForm | null {
  const entries: readonly unknown[] = Array.isArray(saved["answers"]) ? saved["answers"] : [];
  const answers = entries.filter(isSavedObject).map((entry) => textsOf(entry, ["label", "value"]));
  return answers.length === 0 ? null : { answers, at: readText(saved["at"]) };
}

/** The answers of a form that was filled in; what was left empty is left out. */
export function answersOf<F extends Fields>(fields: F, values: ValuesOf<F>): Answer[] {
  return Object.entries(fields)
    .filter(([name, field]) => !field.isEmpty(values[name]))
    .map(([name, field]) => ({ label: field.label, value: field.format(values[name]) }));
}

/** The number under which a form that was sent is found again. */
export function receiptOf({ id }: Stored<SentForm>): string {
  return id.slice(-6).toUpperCase();
}

/** The fields whose answers are counted: a free text is read instead. */
export function countedFields(fields: Fields): Field<unknown>[] {
  return Object.values(fields).filter(({ kind }) => ["choice", "tags", "number"].includes(kind));
}

/** How often each answer to the field with this label was given, the most frequent one first. */
export function answerCounts(label: string, sent: readonly SentForm[]): Point[] {
  return groupPoints(sent, {
    labelsOf: ({ answers }) =>
      answers.find((answer) => answer.label === label)?.value.split(", ") ?? [],
  });
}

/** What was sent as CSV, with a column for each field. */
export function formCsv(fields: Fields, sent: readonly SentForm[]): string {
  const labels = Object.values(fields).map(({ label }) => label);
  const rowOf = ({ at, answers }: SentForm) => [
    at,
    ...labels.map((label) => answers.find((answer) => answer.label === label)?.value ?? ""),
  ];
  return toCsv([[siteWords.sent, ...labels], ...sent.map(rowOf)]);
}
