// What a form of a site asks, wherever a text tells it: "a form with postcode and bike type", "request an appointment with
// the dog's name, breed and address".
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { builders } from "../../lexicon/nouns.ts";
import { quote, type Sentence, type Token } from "../../text/token.ts";
import type { Detail } from "../records/detail-of.ts";
import { detailsIn } from "../records/details-in.ts";

/** A form that visitors fill in. */
export interface SiteForm {
  /** "a quote form". */
  kind: string;
  /** The names of its fields. */
  fields: readonly string[];
  /** The words that ask for it. */
  said: string;
}

const GAP_MAX = 8;
const FIELDS_MIN = 2;

/** The form that a text asks for; null where it asks for none. */
export function formIn(text: string, sentences: readonly Sentence[]): SiteForm | null {
  for (const { tokens } of sentences) {
    const at = tokens.findIndex((token, index) => lexicon.is(token.one, "form-word") && isAsked(tokens, index));
    if (at < 0) continue;
    const from = fieldsAt(tokens, at);
    const { details, length } = from < 0 ? { details: [], length: 0 } : detailsIn(tokens.slice(from));
    const fields = details.map(fieldName);
    const end = fields.length === 0 ? at + 1 : from + length;
    const around = tokens.slice(Math.max(0, at - 1), at + GAP_MAX).map(({ one }) => one);
    const kind = around[0] === "contact" ? "a contact form" : around.includes("quote") ? "a quote form" : "a request form";
    return { kind, fields, said: quote(text, tokens.slice(at, end)) };
  }
  return handedIn(text, sentences);
}

/** "People can send me their postcode and when it was last tuned": a form without the word for one. */
function handedIn(text: string, sentences: readonly Sentence[]): SiteForm | null {
  for (const { tokens } of sentences) {
    const at = tokens.findIndex(
      ({ low }, index) =>
        lexicon.is(low, "giving-verb") && /^(?:me|us)$/.test(tokens[index + 1]?.low ?? "") && tokens[index + 2]?.low === "their",
    );
    const { details, length } = detailsIn(tokens.slice(at + 2));
    if (at < 0 || details.length < FIELDS_MIN) continue;
    const fields = details.map(fieldName);
    return { kind: "a request form", fields, said: quote(text, tokens.slice(at, at + 2 + length)) };
  }
  return null;
}

/** The name of a field, in the words that the parser reads as one: "make of accordion" begins like an order to make something. */
function fieldName({ name }: Detail): string {
  const [first, of, ...whole] = name;
  const isOrder = first !== undefined && builders.has(first.low) && of?.low === "of";
  return (isOrder ? [...whole, first] : name).map(({ text }) => text).join(" ");
}

/** "A form", or what people may do: "people can request an appointment". */
function isAsked(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.one === "form") return true;
  return tokens.slice(Math.max(0, at - GAP_MAX), at).some(({ low }) => low === "can" || low === "should" || low === "able");
}

/** Where what it asks begins: behind "with", "asking for", "where they can tell me". */
function fieldsAt(tokens: readonly Token[], at: number): number {
  for (let index = at + 1; index < Math.min(tokens.length, at + GAP_MAX); index += 1) {
    const { low } = tokens[index] ?? { low: "" };
    if (low === "with" || low === "asking" || low === "saying") return index + (tokens[index + 1]?.low === "for" ? 2 : 1);
    if (lexicon.is(low, "giving-verb") && index > at + 1) return index + (/^(?:me|us)$/.test(tokens[index + 1]?.low ?? "") ? 2 : 1);
  }
  return -1;
}
