// A noun that also means something of another trade: "houses" of a window cleaner's round are no flats to let, a village
// theatre has no surgeons. What is known of the other meaning, its fields and its sample rows, is left out.
import { fieldNoun } from "../../../knowledge/field-nouns.ts";
import { appsOf } from "../../../knowledge/entity-templates.ts";
import { plural, singularWord } from "../../../knowledge/words/inflect.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import type { Mention, ParsedPrompt } from "../../parse/parsed-prompt.ts";
import { isContentWord } from "../../text/content-words.ts";
import { sentencesOf, type Token } from "../../text/token.ts";
import { isHolder } from "../requests/request-start.ts";
import { meaningWords, subjectFits } from "./subject-fits.ts";

/** What a noun is known as has to fit the whole text so well: in labelled sentences, nearly all below it were of another matter. */
const FIT_MIN = 0.07;
/** Fewer words say too little of what a text is about. */
const WORDS_MIN = 5;
const NAME_WORDS_MAX = 3;

/** Takes what is known from the things of a parsed prompt that another noun than their own names, and that do not fit its text. */
export function leaveMisfits(parsed: ParsedPrompt): ParsedPrompt {
  const others = parsed.mentions.filter(isByOtherNoun);
  const tokens = others.length === 0 ? [] : sentencesOf(parsed.text).flatMap((sentence) => sentence.tokens);
  if (meaningWords(tokens.filter(saysTrade)).length < WORDS_MIN) return parsed;
  const { fitOf } = subjectFits(tokens);
  for (const mention of others) {
    if (mention.thing === null || fitOf(mention.thing) >= FIT_MIN) continue;
    const one = nameOf(mention.phrase);
    Object.assign(mention, { thing: null, one, many: plural(one) });
  }
  return parsed;
}

/** "Name", "price", "filter" and "chart" are said of anything. */
const saysTrade = ({ one }: Token): boolean =>
  fieldNoun(one) === null && !isHolder(one) && !lexicon.is(one, "arranging-word") && !lexicon.is(one, "app-part");

/** "Houses" of what is known as a property, "village theatre" of surgery; "a bug tracker" is an app of its own. */
function isByOtherNoun({ thing, phrase }: Mention): boolean {
  const said = phrase.toLowerCase();
  const words = sentencesOf(said).flatMap(({ tokens }) => tokens.map(({ one }) => one));
  return thing !== null && said !== "" && !appsOf(thing).some((app) => said.includes(app)) && !words.includes(lastOf(thing.one));
}

const lastOf = (name: string): string => singularWord(name.split(" ").at(-1) ?? "");

/** What one of them is called in the words of the text: "village theatre". */
function nameOf(phrase: string): string {
  const said = sentencesOf(phrase.toLowerCase()).flatMap(({ tokens }) => tokens);
  const content = said.filter(isContentWord);
  // "Tools" may be what is kept, and is then a name like any other.
  const words = (content.length > 0 ? content : said).slice(-NAME_WORDS_MAX);
  return words.map(({ low, one }, at) => (at === words.length - 1 ? one : low)).join(" ");
}
