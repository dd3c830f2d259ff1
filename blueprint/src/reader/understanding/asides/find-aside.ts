// What people say to the reader that is no request: a question about itself, an insult, letters without a meaning, a long
// text without a request. It is recognised by the whole sentence, so that "who comes to training" stays a request.
import { z } from "zod";
import { readData } from "../../../knowledge/data/data-files.ts";
import { WordSet } from "../../../knowledge/data/word-list.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { leadingVerb } from "../../lexicon/acts.ts";
import { builders, containers, fillers, hollowWords, plainContainers } from "../../lexicon/nouns.ts";
import { namesApp, requestAt } from "../requests/request-start.ts";
import { isErrand } from "./is-errand.ts";
import { isEnglishWord } from "../spelling/is-english-word.ts";
import { correctionOf } from "../spelling/mend-spelling.ts";
import { tagMessage } from "../../tagging/tag-message.ts";
import { sentencesOf, type Token } from "../../text/token.ts";

const AsideId = z.enum([
  "spying",
  "deceit",
  "changes",
  "who",
  "abilities",
  "cost",
  "terms",
  "privacy",
  "fortune",
  "sensing",
  "earlier",
  "insult",
  "device",
  "impossible",
  "errand",
  "question",
  "nonsense",
  "novel",
]);
/** What was said instead of a request. */
export type AsideId = z.infer<typeof AsideId>;

/** The answers to what is no request, and the words by which it is recognised. */
export const asides = readData(
  "understanding/asides.json",
  z.strictObject({
    asides: z.array(z.strictObject({ id: AsideId, first: z.string(), again: z.string() })),
    questions: z.array(z.strictObject({ id: AsideId, words: WordSet })),
    abuse: WordSet,
  }),
);

const QUESTION_WORDS_MAX = 12;
const DEVICE_WORDS_MAX = 16;
const INSULT_WORDS_MAX = 10;
/** As long is one that speaks to us. */
const STATED_OFF_WORDS_MAX = 24;
const COST_WORDS_MAX = 18;
const NOVEL_CHARACTERS_MIN = 1200;
const NONSENSE_SHARE = 0.6;

const asking = /^(?:who|what|how|why|where|when|which|are|is|do|does|can|could|will|have)$/;
const toUs = /^(?:you|you're|your|yourself|atelier)$/;

/** What a cleaned text is, where it is no request; null for everything that may be one. */
export function findAside(text: string): AsideId | null {
  const words = sentencesOf(text)
    .flatMap(({ tokens }) => tokens)
    .filter((token) => /\p{L}/u.test(token.text));
  if (words.length === 0) return null;
  if (isMail(text)) return "novel";
  if (isInsult(words)) return "insult";
  if (isSpying(words)) return "spying";
  if (DECEIT.test(text) && SECRET.test(text)) return "deceit";
  if (isFortune(words)) return "fortune";
  if (isSensing(words)) return "sensing";
  if (controlsDevice(words)) return "device";
  if (LOCATING.test(text)) return /\bwithout (?:them|him|her)\b/i.test(text) ? "spying" : "device";
  if (CONNECTING.test(text)) return "errand";
  const hasMarks = /[,:;(\n]|[.!?]\s/.test(text);
  if (isErrand(words, hasMarks)) return "errand";
  if (isOfEarlier(words)) return "earlier";
  const us = aboutUs(words) ?? askedOfUs(text, words);
  if (us !== null) return us;
  if (!hasMarks && isQuestion(words)) return "question";
  return isNonsense(words) ? "nonsense" : isNovel(text, words) ? "novel" : null;
}

/** "Looks exactly like the bank's login": a page that passes itself off as somebody else's, to get what they keep to themselves. */
const DECEIT = /\blooks? (?:exactly |just )?like\b|\bfake\b|\bpretend\w*\b/i;
const SECRET =
  /\b(?:passwords?|pins?|card numbers?|bank details)\b|\b(?:see|read|get|know|save|collect) what (?:[\w']+ ){1,4}(?:types?|enters?)\b/i;

/** "Shows where my sons are right now": what only somebody's telephone knows. */
const LOCATING = /\bwhere (?:my|our|his|her|their) [\w' ]{2,40} (?:is|are) (?:right )?now\b/i;
/** "Connect to my bank accounts": another service is used in somebody's name. */
const CONNECTING = /^.{0,40}\b(?:connects?|logs? in|hooks? up)(?:to| to| into)? (?:my|our) [\w ,&']{0,50}?\b(?:accounts?|banks?)\b/i;

/** "An app that finds out whose car it is and takes the money from their bank": what it is to do, and the tagger knows as nothing that software does. */
const DOING = new RegExp(
  String.raw`\b(?:${lexicon.words("product-itself").join("|")}|something) (?:that|which) (?!reminds?\b|helps?\b|keeps?\b|lets?\b)`,
  "i",
);
const IMPOSSIBLE_MIN = 0.85;

/** Whether a cleaned text, of which nothing can be built, asks for what no app does. */
export const isBeyondApps = (text: string): boolean =>
  DOING.test(text) && (tagMessage(sentencesOf(text)).kinds.get("impossible") ?? 0) >= IMPOSSIBLE_MIN;

/** "Is this free? And who can see what I put in?", "can I change it later?": several questions, all of them to us. */
function askedOfUs(text: string, words: readonly Token[]): AsideId | null {
  if (OF_COST.test(text) && lexicon.names(text, "ownership-word") && words.length <= STATED_OFF_WORDS_MAX) return "terms";
  if (text.trim().endsWith("?") && OF_SERVICE.test(text)) return "terms";
  if (text.trim().endsWith("?") && OF_KEEPING.test(text) && !words.some(({ low }) => builders.has(low))) return "privacy";
  const sentences = text.trim().endsWith("?") ? sentencesOf(text).filter(({ tokens }) => tokens.length > 0) : [];
  const isAsked = ({ tokens }: { tokens: readonly Token[] }): boolean =>
    asking.test(tokens.find(({ low }) => !/^(?:and|so|but)$/.test(low))?.low ?? "") || tokens[0]?.low === "if";
  if (sentences.length === 0 || words.length > STATED_OFF_WORDS_MAX || !sentences.every(isAsked)) return null;
  const isToUs = words.some(({ low }) => toUs.test(low));
  if (/\b(?:change|edit|fix) (?:it|this|that)\b.*\b(?:later|again|afterwards)\b/i.test(text)) return "changes";
  const isCost = words.some(({ low }) => costWords.has(low)) && (isToUs || /\bis (?:this|it)\b/i.test(text));
  return !isCost || isRequest(words) ? null : words.some(({ low }) => keptWords.has(low)) ? "terms" : "cost";
}

/** "What does it cost and who owns it afterwards": a price and what becomes of it, in one question. */
const OF_COST = /^(?:what|how much) (?:does|do|will|would) (?:it|this|that|you) (?:all )?(?:cost|charge)\b/i;

/** "If I make something here", "if I stop paying": what becomes of what one has with us. */
const OF_SERVICE = /\bif (?:i|we) (?:make|build|create|start)\b[^.?!]{0,40}\b(?:here|with (?:this|you))\b|\bif (?:i|we) stop paying\b/i;

/** "If my computer breaks, is what I typed still there?": where it is kept, and who sees it. */
const OF_KEEPING =
  /^(?:so |and |but )?if (?:i|we|my|our)\b.*\b(?:i|we) (?:typed|wrote|entered|put in|saved)\b|\bis (?:what|everything) (?:i|we) (?:typed|wrote|entered|put in|saved)\b/i;

const HEADER = /^(?:from|to|cc|date|sent|subject): .+$/gim;
const HEADERS_MIN = 2;

/** A mail with its headers: what somebody wrote to somebody else. */
const isMail = (text: string): boolean =>
  (/^dear \w+/i.test(text.trim()) && /\b(?:regards|sincerely|faithfully)\b/i.test(text) && !/\b(?:app|web ?site|page)\b/i.test(text)) ||
  ((text.match(HEADER) ?? []).length >= HEADERS_MIN && /^(?:from|to|subject|date):/i.test(text.trim()));

/** "Read his messages without him noticing": what is somebody's own, and "without" them knowing of it. */
function isSpying(words: readonly Token[]): boolean {
  const without = words.findIndex(
    ({ low }, at) => low === "without" && words.slice(at + 1, at + 4).some((token) => lexicon.is(token.low, "unnoticed")),
  );
  const isSecret = without >= 0 || words.some(({ low }) => low === "secretly");
  return (
    isSecret &&
    words.some(
      ({ one }, at) =>
        lexicon.is(one, "private-thing") &&
        words.slice(Math.max(0, at - 3), at).some(({ low }) => /^(?:his|her|their)$|[a-z]'s$/.test(low)),
    )
  );
}

/** "Tells me the winning lottery numbers": what nobody can know. */
function isFortune(words: readonly Token[]): boolean {
  const said = words.map(({ low }) => low).join(" ");
  const isForetold = words.some(({ low }) => lexicon.is(low, "foretelling")) || /\bbefore (?:the|it|they)\b/.test(said);
  return lexicon.names(said, "fortune") && isForetold && words.length <= STATED_OFF_WORDS_MAX;
}

/** "An app that listens to the cat and tells me what she feels": what no app can hear. */
function isSensing(words: readonly Token[]): boolean {
  const at = words.findIndex(
    ({ low }, place) => lexicon.is(low, "perceiving-verb") && /^(?:that|which|to|can)$/.test(words[place - 1]?.low ?? ""),
  );
  const isOfApp = words
    .slice(Math.max(0, at - 2), Math.max(0, at))
    .some(({ one }) => lexicon.is(one, "product-itself") || one === "something");
  return isOfApp && (lexicon.is(words[at]?.low, "unsensed-verb") || words.slice(at).some(({ low }) => lexicon.is(low, "inner-state")));
}

/** "The one you made yesterday, but bigger": another app is spoken of, and no new one. */
function isOfEarlier(words: readonly Token[]): boolean {
  const said = words.map(({ low }) => low).join(" ");
  const isShort = words.length <= DEVICE_WORDS_MAX;
  return isShort && lexicon.names(said, "earlier-app");
}

/** "What's the weather tomorrow": something to be known, and nothing to be built. */
function isQuestion(words: readonly Token[]): boolean {
  const [first, second] = words.map(({ low }) => low);
  const isAsking = lexicon.is(first, "fact-question") || (lexicon.is(first, "clause-question") && lexicon.is(second, "fact-question"));
  const isOwn = words.some(({ low, one }) => /^(?:my|our|we|i|us)$/.test(low) || containers.has(one));
  // "What's in the freezer" asks for what is kept there.
  // "Is there a way for members to see who paid" asks for one.
  const isWay = second === "there" && words.some(({ low }) => low === "way");
  // "When was each alarm last tested" is what somebody wants to look up of their own.
  const isOfEach = words.some(({ low }) => /^(?:each|every)$/.test(low));
  return isAsking && !isOwn && !isOfEach && !isWay && !lexicon.is(second, "preposition") && words.length <= QUESTION_WORDS_MAX;
}

/** "Who are you?", "how much does it cost?", "what can you build?": but "can you build me a site" is a request. */
function aboutUs(words: readonly Token[]): AsideId | null {
  const lows = words.map(({ low }) => low).filter((low) => !/^(?:hi|hello|hey|so|and|but|ok|please)$/.test(low));
  const [first = ""] = lows;
  const isHowMuch =
    /^how much (?:does|do|is|will|would) (?:it|this|that|i|we)\b/.test(lows.join(" ")) && lows.some((low) => costWords.has(low));
  const isKept =
    lows.filter((low) => keptWords.has(low)).length > 1 && lows.some((low) => /^(?:data|type|typed|privacy|private|you)$/.test(low));
  const isLong = lows.length > QUESTION_WORDS_MAX && lows.length <= STATED_OFF_WORDS_MAX && requestAt(words) < 0;
  // "Are you a real person, and what happens to what I type here", "is this really free or do I need a card": two questions in one.
  if (isLong && /^(?:are|is|do|does) (?:you|this|it|i)$/.test(`${first} ${lows[1] ?? ""}`)) {
    const about = asides.questions.filter(({ id, words: content }) => id !== "abilities" && lows.some((low) => content.has(low)));
    const asked = (about.find(({ id }) => id === "cost") ?? about[0])?.id;
    if (asked !== undefined) return asked;
  }
  if (isHowMuch && lows.length <= COST_WORDS_MAX) return isKept ? "terms" : "cost";
  if (isKept && asking.test(first) && lows.length <= QUESTION_WORDS_MAX) return "privacy";
  if (!asking.test(first) || lows.length > QUESTION_WORDS_MAX) return null;
  const at = lows.findIndex((low) => toUs.test(low));
  const isCost = /^(?:how|what|is|do|does)$/.test(first) && lows.some((low) => costWords.has(low)) && lows.length <= 8;
  if (at < 0 || at > 4) return isCost && lows.some((low) => /^(?:it|this|that|i|one)$/.test(low)) ? "cost" : null;
  const asksFor =
    /^(?:can|could|will|do|have)$/.test(first) && lows.slice(at + 1).some((low, place, all) => builders.has(low) && all.length > place + 2);
  if (asksFor) return null;
  if (lows.slice(1).includes("do") && first === "what") return "abilities";
  return asides.questions.find(({ words: content }) => lows.some((low) => content.has(low)))?.id ?? "who";
}

const wordsOf = (asked: AsideId): ReadonlySet<string> => asides.questions.find(({ id }) => id === asked)?.words ?? new Set<string>();
const costWords = wordsOf("cost");
const keptWords = wordsOf("privacy");

/** Abuse with nothing else in it: a list of insults would be a request. */
function isInsult(words: readonly Token[]): boolean {
  const abusive = words.filter(({ low }) => asides.abuse.has(low));
  const isToUs = words.some(({ low }) => toUs.test(low));
  if (abusive.length === 0 || words.length > (isToUs ? STATED_OFF_WORDS_MAX : INSULT_WORDS_MAX) || isRequest(words)) return false;
  return words.some(({ low }) => toUs.test(low) || /^(?:this|that|it)$/.test(low)) || abusive.length * 2 > words.length;
}

/** "Control my heating", "an app that waters my plants by itself": something is done outside of the app, to which it has no access. */
function controlsDevice(words: readonly Token[]): boolean {
  const lows = words.map(({ low }) => low);
  const at = lows.findIndex(
    (low, place) => lexicon.is(low, "controlling") && (place === 0 || /^(?:to|that|which|can|app)$/.test(lows[place - 1] ?? "")),
  );
  if (at < 0 || lows.length > DEVICE_WORDS_MAX) return false;
  const isAlone = /(?:by itself|automatically|from my phone|from afar|remotely)$/.test(lows.join(" "));
  const after = words.slice(at + 1).filter(({ low }) => !/^(?:on|off|up|down)$/.test(low));
  const end = after.findIndex(({ low }) => lexicon.is(low, "preposition"));
  const object = after.slice(0, end < 0 ? undefined : end);
  return isAlone || (lexicon.is(lows[at], "switching") && object.some(({ one }) => lexicon.is(one, "device")));
}

function isRequest(words: readonly Token[]): boolean {
  return (
    words.some(({ low }) => plainContainers.has(low) && !/^(?:thing|something)$/.test(low)) ||
    leadingVerb(words.map(({ low }) => low)) !== null
  );
}

/** Letters without a meaning: hardly a word that anybody knows. A capitalised word may be a name. */
function isNonsense(words: readonly Token[]): boolean {
  const content = words.filter(({ low }) => low.length > 1 && !fillers.has(low) && !hollowWords.has(low));
  const unknown = content.filter(
    ({ text, low }) => text === low && /^[\p{Script=Latin}'-]+$/u.test(low) && !isEnglishWord(low) && correctionOf(low) === null,
  );
  const isUtterance = content[0]?.speech === "other";
  // "Green thursday on on the sofa wibl 12 ffrrt": letters between words, and nothing that is asked for.
  const isMuddled =
    unknown.some(({ low }) => low.length > 3 && !/[aeiouy]/.test(low)) && words.some(({ low }, at) => low === words[at + 1]?.low);
  if (isMuddled && requestAt(words) < 0 && !namesApp(words)) return true;
  return (content.length > 1 || isUtterance) && unknown.length / content.length > NONSENSE_SHARE;
}

/** A long text in which nobody asks for anything and no application is named. */
function isNovel(text: string, words: readonly Token[]): boolean {
  if (text.length < NOVEL_CHARACTERS_MIN) return false;
  const asks =
    /\b(?:please|i (?:want|need|would like)|i'd like|we (?:want|need)|(?:build|create|design|develop|implement|make) (?:me |us )?(?:an?|the)|should|users?|app|website|site|page)\b/i;
  return !asks.test(text) && words.length > 0;
}
