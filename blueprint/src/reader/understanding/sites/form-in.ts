// What a form of a site asks, wherever a text states it: "a form with postcode and bike type", "request an appointment with
// the dog's name, breed and address".
import { distinct, fieldNamed, formField, isPersonal } from "../../../features/site/answer/fields/read-fields.ts";
import { FormFeature } from "../../../features/site/answer/form/form-schema.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { capitalise } from "../../../model/names.ts";
import type { AnyFeature } from "../../../schema/feature.ts";
import { quote, type Sentence, type Token } from "../../text/token.ts";
import { type Detail } from "../records/detail-of.ts";
import { isQuestion } from "../records/detail-words.ts";
import { detailsIn } from "../records/details-in.ts";
import { wordsAt } from "../requests/request-start.ts";

/** A form that visitors fill in. */
export interface SiteForm {
  /** "a quote form". */
  kind: string;
  /** What it asks. */
  fields: FormFeature["fields"];
  /** The words that ask for it. */
  said: string;
}

const GAP_MAX = 8;
const FIELDS_MIN = 2;

const LABEL_CHARACTERS_MAX = 60;

/** The form that a text asks for; null where it asks for none. */
export function formIn(text: string, sentences: readonly Sentence[]): SiteForm | null {
  for (const { tokens } of sentences) {
    const at = tokens.findIndex((token, index) => lexicon.is(token.one, "form-word") && isAsked(tokens, index));
    if (at < 0) continue;
    const from = fieldsAt(tokens, at);
    const { fields, length } = from < 0 ? { fields: [], length: 0 } : fieldsFrom(tokens.slice(from), text);
    const stop = tokens.findIndex(({ low }, index) => index > at && (low === "," || low === "and"));
    const alone = tokens[at]?.one === "form" ? at + 1 : stop < 0 ? tokens.length : stop;
    const end = fields.length === 0 ? alone : from + length;
    const around = tokens.slice(Math.max(0, at - 1), at + GAP_MAX).map(({ one }) => one);
    const isContact = around[0] === "contact" && fields.length === 0;
    const kind = isContact ? "a contact form" : around.includes("quote") ? "a quote form" : "a request form";
    return { kind, fields, said: quote(text, tokens.slice(at, end)) };
  }
  return handedIn(text, sentences);
}

/** "People can send me their postcode and when it was last tuned", "a way to send a picture of the roof": a form without the word for one. */
function handedIn(text: string, sentences: readonly Sentence[]): SiteForm | null {
  for (const { tokens } of sentences) {
    const at = tokens.findIndex((_, index) => {
      const to = index + givingLength(tokens, index);
      const isWay = tokens[index - 1]?.low === "to" && tokens.slice(Math.max(0, index - GAP_MAX), index).some(({ one }) => one === "way");
      const isTheirs = tokens[to]?.low === "their" || (lexicon.is(tokens[to + 1]?.one, "message-noun") && tokens[to + 2]?.low === "with");
      return to > index && (isWay || (/^(?:me|us)$/.test(tokens[to - 1]?.low ?? "") && isTheirs));
    });
    const to = at + givingLength(tokens, at);
    // "Send me *a message with* the make".
    const isMessage = lexicon.is(tokens[to]?.low, "determiner") && tokens[to + 2]?.low === "with";
    const start = isMessage ? to + 3 : to;
    const { fields, length } = at < 0 ? { fields: [], length: 0 } : fieldsFrom(tokens.slice(start), text);
    if (fields.length === 0 || (fields.length < FIELDS_MIN && tokens[at - 1]?.low !== "to")) continue;
    return { kind: "a request form", fields, said: quote(text, tokens.slice(at, start + length)) };
  }
  return null;
}

/** The fields that these tokens list, and how many of them do; "a picture of the roof" is a file. */
function fieldsFrom(tokens: readonly Token[], text: string): { fields: FormFeature["fields"]; length: number } {
  // "People + allergies".
  const { details, length } = detailsIn(tokens.map((token) => (/^[+&]$/.test(token.low) ? { ...token, low: ",", text: "," } : token)));
  const end = tokens.findIndex(({ low }) => /^[,;(–—-]$/.test(low) || low === "and" || low === "so");
  const whole = tokens.slice(lexicon.is(tokens[0]?.low, "determiner") ? 1 : 0, end < 0 ? undefined : end);
  if (details.length === 0 && lexicon.is(whole[0]?.one, "medium"))
    return { fields: fieldNamed(capitalise(quote(text, whole)).slice(0, LABEL_CHARACTERS_MAX)), length: end < 0 ? tokens.length : end };
  return { fields: distinct(details.flatMap((detail) => fieldOf(detail, text))), length };
}

/** "How many it has to feed" is a number, "when you want it" a date, "left or right" a choice. */
function fieldOf({ name, said, detail }: Detail, text: string): FormFeature["fields"] {
  const [first, second] = said;
  const isWhole = isQuestion(first) && detail.length === 0;
  const words = isWhole || name.some(({ start }) => start < 0) ? quote(text, said) : name.map((token) => token.text).join(" ");
  const label = capitalise(words).slice(0, LABEL_CHARACTERS_MAX);
  const options = detail.map((option) => capitalise(option.map((token) => token.text).join(" ")));
  if (options.length > 1) return [formField(label, "choice", { options })];
  if (isWhole && first?.low === "when") return [formField(label, "date")];
  return first?.low === "how" && second?.low === "many" ? [formField(label, "number")] : fieldNamed(label);
}

/** The forms of a site ask what its text says, and who writes. */
export function withFields(features: readonly AnyFeature[], fields: FormFeature["fields"]): readonly AnyFeature[] {
  if (fields.length === 0) return features;
  const isWho = fields.some(({ label, type }) => isPersonal(label) || type === "email" || type === "phone");
  const who = isWho ? [] : [formField("Name", "text"), formField("E-mail", "email")];
  return features.map((feature) => {
    const form = FormFeature.safeParse(feature).data;
    return form === undefined ? feature : { ...form, fields: distinct([...who, ...fields]) };
  });
}

/** "A form", or what people may do: "people can request an appointment". */
function isAsked(tokens: readonly Token[], at: number): boolean {
  if (/^(?:form|rsvp)$/.test(tokens[at]?.one ?? "")) return true;
  return tokens.slice(Math.max(0, at - GAP_MAX), at).some(({ low }) => /^(?:can|should|able|way|button|link)$/.test(low));
}

/** Where what it asks begins: behind "with", "asking for", "where they can tell me", "to ask" when or what. */
function fieldsAt(tokens: readonly Token[], at: number): number {
  for (let index = at + 1; index < Math.min(tokens.length, at + GAP_MAX); index += 1) {
    const { low } = tokens[index] ?? { low: "" };
    if (/^(?:with|w\/?|asking|saying)$/.test(low)) return index + (/^(?:for|\/)$/.test(tokens[index + 1]?.low ?? "") ? 2 : 1);
    if (low === "ask" && isQuestion(tokens[index + 1])) return index + 1;
    const length = givingLength(tokens, index);
    if (length > 0 && index > at + 1) return index + length;
  }
  return -1;
}

/** How many words say that something is handed in: "send us", "tell me about"; 0 where none do. */
function givingLength(tokens: readonly Token[], at: number): number {
  const verb = [2, 1].find((length) => lexicon.is(wordsAt(tokens, at, length), "giving-verb")) ?? 0;
  if (verb === 0) return 0;
  const to = verb === 1 && /^(?:me|us)$/.test(tokens[at + 1]?.low ?? "") ? 2 : verb;
  return tokens[at + to]?.low === "about" ? to + 1 : to;
}
