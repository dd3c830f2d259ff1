// What the copy of a site is made of. A domain is a line of business or a subject with its own words; a way is how people
// come to it (they book a visit, order goods, support a cause), with the words that all domains of that way share.

/** A motif of the drawn pictures. */
export type Motif = "waves" | "grid" | "blobs" | "skyline" | "leaves" | "rays" | "dots" | "hills" | "rings";

/** How people come to what a site is about. */
export type Way = "visit" | "project" | "order" | "account" | "course" | "event" | "cause" | "read" | "person" | "platform";

/** Something that is offered: the name of a lucide icon, a name, and one or two sentences. */
export interface Offer {
  icon: string;
  name: string;
  text: string;
}

/** A question that people ask, with its answer. */
export interface Question {
  question: string;
  answer: string;
}

/** A line of business or a subject. `words` are parted by commas, in the singular and in lower case; `gives` is what people get, as a noun phrase. */
export interface Domain {
  id: string;
  words: string;
  way: Way;
  people: string;
  gives: string;
  motif: Motif;
  headlines: readonly string[];
  line: string;
  mission: string;
  offers: readonly Offer[];
  questions: readonly Question[];
}

/** An offer in one line: `Sun|Rooftop panels|Planned for your roof.` */
export function offers(lines: string): Offer[] {
  return rows(lines).map(([icon = "Circle", name = "", text = ""]) => ({ icon, name, text }));
}

/** A question in one line: `What does it cost?|That depends.` */
export function questions(lines: string): Question[] {
  return rows(lines).map(([question = "", answer = ""]) => ({ question, answer }));
}

/** Lines of a template, each parted by bars. */
export function rows(lines: string): string[][] {
  return lines
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((part) => part.trim()));
}
