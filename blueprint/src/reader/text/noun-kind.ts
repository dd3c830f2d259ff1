// What kind of thing an unknown noun seems to name: it decides the fields and the icon of the thing. And whether it names
// people, for whom rows can be made up: they have names, of other unknown things nothing is known.
import { lexicon } from "../../knowledge/words/lexicon.ts";
import { namesPeople } from "../../model/people/is-people.ts";
import { actors } from "../lexicon/nouns.ts";
import { isActor } from "./token.ts";
import { choice, date, email, paragraph, phone, text, title, type ThingField } from "../../knowledge/field.ts";

export type NounKind = "person" | "event" | "document" | "object";

/** The kind of thing that a singular noun phrase seems to name. */
export function nounKind(one: string): NounKind {
  const last = one.split(" ").at(-1) ?? one;
  if (lexicon.ends(last, "document-ending")) return "document";
  if (lexicon.ends(last, "person-ending") && !lexicon.ends(last, "object-like-person")) return "person";
  return lexicon.ends(last, "event-ending") ? "event" : "object";
}

/** Whether a singular noun phrase names people for sure. An ending alone does not say so: printers and zithers are no people. */
export function meansPeople(one: string): boolean {
  const last = one.split(" ").at(-1) ?? one;
  return namesPeople(one) || actors.has(last) || isActor(last);
}

const icons: Record<NounKind, string> = { person: "UserRound", event: "CalendarDays", document: "FileText", object: "Shapes" };

/** The icon for an unknown thing. */
export function iconOfKind(one: string): string {
  return icons[nounKind(one)];
}

const fields: Record<NounKind, (placeholder: string) => ThingField[]> = {
  person: (placeholder) => [title("Name", { placeholder }), email(), phone(), paragraph("Notes")],
  event: (placeholder) => [
    title("Name", { placeholder }),
    date("Date"),
    text("Place"),
    choice("Status", ["Planned", "Done", "Cancelled"]),
    paragraph("Notes"),
  ],
  document: (placeholder) => [
    title("Title", { placeholder }),
    choice("Status", ["Open", "In progress", "Done"]),
    date("Date"),
    paragraph("Notes"),
  ],
  object: (placeholder) => [title("Name", { placeholder }), date("Date"), paragraph("Notes")],
};

/** The usual fields of an unknown thing, the title first. */
export function fieldsOfKind(one: string): ThingField[] {
  return fields[nounKind(one)](`New ${one}`.slice(0, 60));
}
