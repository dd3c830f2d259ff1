// Whether words of a message tell the visitors of its site something: "pitch raise extra", "we play weddings", "she was a
// telephonist". What asks for a part of the site, says how it is to look, or speaks to whoever builds it tells them nothing.
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import { builders } from "../../../lexicon/nouns.ts";
import { isContentWord } from "../../../text/content-words.ts";
import { type Sentence, type Token } from "../../../text/token.ts";
import { isQuestion } from "../../records/detail-words.ts";
import { isPronoun } from "../../records/heading.ts";
import { requestAt } from "../../requests/request-start.ts";
import { isSiteWord } from "../tagged-owner.ts";

/** How far into a clause its verb stands. */
const SUBJECT_WORDS_MAX = 5;
/** "Could you make me a nice little site". */
const SITE_WORDS_MAX = 9;

/** Whether a clause, without what asks for it, tells visitors something; `isAmongFacts`: besides others that do. */
export function isTold(tokens: readonly Token[], isAmongFacts: boolean): boolean {
  const [first, second] = tokens;
  if (first === undefined || !tokens.some(isContentWord) || tokens.some(isOfBuilding)) return false;
  if (isPronoun(first)) return isOfSpeaker(tokens) || /^(?:he|she)(?:'s)?$/.test(first.low);
  if (isQuestion(first) || lexicon.is(first.low, "untold-start")) return false;
  // "Yorkshire"; "N, *OO*".
  if (tokens.length === 1)
    return (
      !lexicon.is(first.low, "politeness") && (/^\p{Lu}\p{Ll}{2}/u.test(first.text) || (isAmongFacts && /^\p{Lu}+$/u.test(first.text)))
    );
  if (lexicon.is(first.low, "visitor-order")) return true;
  const isSaid = tokens.slice(1, SUBJECT_WORDS_MAX).some(({ low }) => /^(?:is|are|was|were)$/.test(low));
  // "Her name is Ada", "theme this year is the sea".
  if (isSaid) return true;
  // "Mon to Sat, no Sundays", and not "no crosses".
  if (first.low === "no") return isAmongFacts && second?.speech === "noun";
  if (isService(tokens)) return true;
  const isNamed = lexicon.is(first.low, "determiner") || lexicon.is(first.low, "possessive") || isRefusal(first);
  const isOrder = first.speech === "verb" && first.low === first.one && second?.speech !== "noun";
  return !isNamed && !isOrder;
}

/** "Nothing with storks". */
const isRefusal = ({ low }: Token): boolean => /^(?:not|nothing|without|don't)$/.test(low);

/** "We play weddings", "I don't do electric ones", and not "I hope to sell some". */
function isOfSpeaker([who, ...others]: readonly Token[]): boolean {
  const verb = others.find(({ low }) => !lexicon.is(low, "speaker-adverb"));
  if (who === undefined || verb === undefined || !/^(?:i|we)$/.test(who.low)) return false;
  if (lexicon.is(verb.low, "trading-verb")) return true;
  const isOther = (["mental-verb", "owning-word", "request-verb", "learning-verb", "handing-verb"] as const).some((kind) =>
    lexicon.is(verb.low, kind),
  );
  if (isOther || verb.speech !== "verb" || verb.low !== verb.one || builders.has(verb.low)) return false;
  // "I recover chairs": what somebody does to many things is their trade.
  const object = others[others.indexOf(verb) + 1];
  return who.low === "we" || (object?.speech === "noun" && object.low !== object.one);
}

/** A word of what is being built, or of how it looks. */
const isOfBuilding = (token: Token): boolean =>
  (isSiteWord(token) && token.low !== "something") ||
  lexicon.is(token.one, "medium") ||
  lexicon.is(token.low, "building-word") ||
  /^(?:i'd|i'll|we'd|we'll)$/.test(token.low);

/** "Deer fencing", "rot repairs", "leak detection": what somebody does for others. */
export function isService(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1);
  return (
    last !== undefined &&
    tokens.length > 1 &&
    (/(?:\w{3}ing|\w{3}ment|\w{3}tion)$/.test(last.one) || lexicon.is(last.one, "recurring-action")) &&
    !lexicon.is(tokens[0]?.low, "possessive") &&
    !lexicon.is(tokens[0]?.low, "determiner")
  );
}

/** The tokens of a sentence that something before them asks for: "needs", "with", "I want", a colon behind the word for the site. */
export function askedIn({ tokens }: Sentence): ReadonlySet<Token> {
  const site = tokens.findIndex(isSiteWord);
  const start = Math.max(site, 0);
  const asked = tokens.findIndex((token, at) => {
    // "Want prices", "we need", and not "if the reeds need tuning".
    const isVerb = lexicon.is(token.low, "request-verb");
    const isFirst = at === 0 || isPronoun(tokens[at - 1]) || !/\p{L}/u.test(tokens[at - 1]?.low ?? "");
    const isOpener = isWishing(tokens.slice(at, at + 2)) || requestAt(tokens.slice(at, at + SUBJECT_WORDS_MAX)) === 0;
    const isAsking = isVerb ? isFirst || token.low === "needs" : isOpener;
    const isWith = site >= 0 && at > start && (token.low === ":" || lexicon.is(token.low, "asking-joint"));
    // "Can you make a site": what it asks for is the site.
    return (isAsking && !(site > at && site - at <= SITE_WORDS_MAX)) || isWith;
  });
  return new Set(asked < 0 ? [] : tokens.slice(asked));
}

/** The tokens of a sentence that the site is to say: "which says …", "mention that …", "customers should see …". */
export function toSayIn({ tokens }: Sentence): ReadonlySet<Token> {
  const site = tokens.findIndex(isSiteWord);
  const at = tokens.findIndex(({ low }, index) => {
    const before = tokens[index - 1]?.low ?? "";
    if (lexicon.is(low, "telling-verb")) return index === 0 || site >= 0 || before === "," || lexicon.is(before, "telling-opener");
    return /^(?:see|know)$/.test(low) && lexicon.is(before, "modal");
  });
  const [next] = tokens.slice(at + 1);
  // "Say who we are" asks for a part of the site.
  return new Set(at < 0 || next === undefined || isQuestion(next) ? [] : tokens.slice(at + 1));
}

/** "*Would like* a list of the areas I cover". */
export const isWishing = ([first, second]: readonly Token[]): boolean =>
  first?.low === "would" && /^(?:like|love)$/.test(second?.low ?? "");
