// From a prompt to a reading: a blueprint with an account of every phrase, or one question when it names nothing to build
// or something that cannot be built. The last answer says what to build; the prompt may still say how it should look.
import { subjectOf } from "../features/site/copy/subject.ts";
import { interpretPrompt, lookOf } from "./interpret-prompt.ts";
import type { Prompt, Reading } from "../schema/reading.ts";
import type { Draft } from "./draft/draft-blueprint.ts";
import { formulaQuestion } from "./understanding/requests/formula-question.ts";
import { cleanText } from "../knowledge/words/clean-text.ts";
import { bracketChoices, bracketDetails } from "./text/bracket-details.ts";
import { tidyAccount } from "./reply/tidy-account.ts";
import { doubtClaims } from "./reply/claims/doubt-claims.ts";
import { nameWishes } from "./reply/name-wishes.ts";
import { leaveForbidden } from "./reply/leave-forbidden.ts";
import { fieldOfWhom } from "./reply/field-of-whom.ts";
import { titleForWhom } from "./reply/title-for-whom.ts";
import { quoting } from "./text/own-words.ts";
import { accountOf, isBare, saysMore } from "./understanding/readings/account-of.ts";
import { draftEveryday } from "./understanding/meaning/everyday/everyday-list.ts";
import { fitting, fittingOrNone } from "./understanding/readings/fitting.ts";
import { isSurelyList } from "./understanding/records/tagged/tagged-list.ts";
import { calledList, surerList } from "./understanding/records/tagged/surer-list.ts";
import { chooseReading, isSure } from "./understanding/readings/choose-reading.ts";
import { keptListIn } from "./understanding/records/kept-list.ts";
import { draftRecord } from "./understanding/records/draft-record.ts";
import { draftStandings } from "./understanding/requests/standings/draft-standings.ts";
import { takingIn } from "./understanding/records/takings/takings-in.ts";
import { hurry, isHurried } from "./understanding/requests/is-hurried.ts";
import { plainRequest } from "./understanding/requests/plain-request.ts";
import { draftOrders } from "./understanding/requests/orders/draft-orders.ts";
import { inStatedCurrency } from "./understanding/requests/prices/stated-currency.ts";
import { draftPrices } from "./understanding/requests/prices/draft-prices.ts";
import { toolRequest } from "./understanding/requests/tool-request.ts";
import { draftSlots } from "./understanding/requests/slots/draft-slots.ts";
import { draftTool } from "./understanding/requests/tools/draft-tool.ts";
import { requestStart } from "./understanding/requests/request-start.ts";
import { meansPeople } from "./text/noun-kind.ts";
import { sentencesOf } from "./text/token.ts";
import { withFields } from "./understanding/sites/form-in.ts";
import { withClosedDays } from "./understanding/sites/with-closed-days.ts";
import { asRooms } from "./understanding/sites/said/as-rooms.ts";
import { saidOnSite } from "./understanding/sites/said/said-on-site.ts";
import { withSaid } from "./understanding/sites/said/with-said.ts";
import { withRoom, withSections } from "./understanding/sites/own-sections.ts";
import { listsOwner, namesSite } from "./understanding/sites/tagged-owner.ts";
import { fullerSite, withoutBroughtStory } from "./understanding/sites/fuller-site.ts";
import { taggedSite } from "./understanding/sites/tagged-site.ts";
import { type SiteRequest, siteRequest } from "./understanding/sites/site-request.ts";
import { type Restatement, restatementsOf } from "./understanding/readings/restatements-of.ts";
import type { Interpretation, Interpreted, Nothing } from "./understanding/readings/interpretation.ts";
import { optionMeant } from "./understanding/readings/which-question.ts";
import { subjectFits } from "./understanding/meaning/subject-fits.ts";
import { mendSpelling } from "./understanding/spelling/mend-spelling.ts";
import { readParts } from "./understanding/asides/read-parts.ts";
import { inColours, splitLooks } from "./understanding/asides/split-looks.ts";
import { splitRights } from "./understanding/asides/split-rights.ts";
import { withoutSlips } from "./understanding/asides/without-slips.ts";
import { asideQuestion, beyondQuestion, withoutAsides } from "./understanding/asides/aside-question.ts";

/** A list of which no field is named is not what a text is about that asks for more besides than this. */
const MISSED_MAX = 2;
/** A list of so few fields is not what a text is about that asks for more besides than this. */
const FEW_FIELDS = 3;
const OTHERS_MAX = 5;
const KEPT_SENTENCES_MAX = 2;
const FIT_MIN = 0.1;
/** What is built where the choice is left to us and nothing suggests anything. */
const ownChoice = "A to-do list with due dates";
/** "I'd like to show", "people could see". */
const SEEING = /\b(?:people|customers|visitors|everyone) (?:can|could|should be able to) (?:see|read)\b/i;
const SHOWING = new RegExp(`\\bto show\\b|${SEEING.source}`, "i");

/** Reads a prompt, with the answers given so far; where the choice is left to us, the first option of the question is taken. */
export const readPrompt = (prompt: Prompt): Reading => doubtClaims(readUndoubted(prompt));

/** The reading of a prompt, and the text that its phrases are of, before it is judged how surely each means what came of it. */
export function readUndoubted(prompt: Prompt): { reading: Reading; text: string } {
  const aside = asideQuestion(prompt);
  if (aside !== null) return { reading: { outcome: "questions", questions: [aside] }, text: prompt.text };
  const asked = withoutAsides(prompt);
  const { text: spelt, mended } = mendSpelling(plainRequest(withoutSlips(cleanText(asked.text))));
  const { rest: whole, rights } = splitRights(spelt);
  const { rest: text, look } = splitLooks(whole);
  const answers = asked.answers.map((one) => ({ ...one, answer: mendSpelling(one.answer).text }));
  const typed = [text, ...answers.map(({ answer }) => answer)];
  const plain = readParts(text, (part) => readRequest({ ...asked, text: part, answers }));
  const beyond = plain.outcome === "questions" ? beyondQuestion(prompt) : null;
  if (beyond !== null) return { reading: { outcome: "questions", questions: [beyond] }, text };
  const read = withSaid(inStatedCurrency(fieldOfWhom(titleForWhom(plain, text), text), text), text);
  const told = tidyAccount(quoting(nameWishes(leaveForbidden(read, typed), typed), typed), typed);
  const reading = inColours(told.outcome === "blueprint" ? { ...told, notUnderstood: [...told.notUnderstood, ...rights] } : told, look);
  return { reading: mended.length > 0 && reading.outcome === "blueprint" ? { ...reading, mended } : reading, text };
}

function readRequest(prompt: Prompt): Reading {
  const last = prompt.answers.at(-1);
  const isLeft = last !== undefined && isHurried(last.answer);
  const asked = isLeft ? { ...prompt, answers: prompt.answers.slice(0, -1) } : prompt;
  const reading = readAnswered(asked);
  const [question] = reading.outcome === "questions" ? reading.questions : [];
  const answer = question?.options[0] ?? ownChoice;
  if (question === undefined || !(isLeft || hurry.test(prompt.text))) return reading;
  return readAnswered({ text: prompt.text.replace(hurry, " "), answers: [...asked.answers, { question: question.id, answer }] });
}

/** Reads a prompt, turn by turn: where its subject is not sure, the answer is one of the options, or is read in its place. */
function readAnswered(prompt: Prompt): Reading {
  let { text, answers } = prompt;
  for (let turn = 0; ; turn += 1) {
    const said = cleanText(text);
    const isModelConnected = prompt.service?.isModelConnected ?? false;
    const small = namesSite(said) ? null : smallToolOf(said);
    if (small !== null) return readingOf(small);
    const shown = draftSlots(said, lookOf(said)) ?? draftOrders(said, lookOf(said));
    if (shown !== null) return readingOf({ outcome: "draft", text: said, draft: shown });
    // "A page with who brings which dish" is a list.
    const ruled = recordOf(said);
    const kept = surerList(said, ruled);
    const asksForSite = kept?.draft.subjects[0]?.isAssigned === true || isSurelyList(said) ? null : siteRequest(said);
    const standings = asksForSite === null ? standingsOf(said) : null;
    const prices = asksForSite === null && standings === null ? pricesOf(said) : null;
    if (prices !== null) return readingOf(prices);
    const formula = standings === null ? formulaQuestion(bracketDetails(said), { turn, isModelConnected }) : null;
    if (formula !== null) {
      const at = answers.findIndex(({ question }) => question === formula.id);
      const answer = answers[at]?.answer;
      if (answer === undefined) return { outcome: "questions", questions: [formula] };
      text = `A calculator: ${answer}.\n${lookOf(prompt.text)}`;
      answers = answers.slice(at + 1);
      continue;
    }
    const asked = said.slice(requestStart(sentencesOf(said)));
    const plain = restatementsOf(asked, "always");
    const core = fitting(said, firstRestated(plain));
    const listed = asksForSite === null ? kept : null;
    const record = listed !== null && isMissed(listed.draft) ? null : listed;
    // A page on which people take something is a tool, whatever site its words restate.
    const taken = asksForSite === null && core?.draft.blueprint.kind !== "tool" ? recordOf(said, takingIn) : null;
    const isTaken = record === null || (ruled === null && taken !== null && !saysMore(record, taken)) || saysMore(taken, record);
    const taking = isTaken ? taken : null;
    const list = taking ?? record;
    if (core !== null && taking === null && !saysMore(list, core)) return readingOf(everydayOf(said, core) ?? core);
    const found = fittingOrNone(said, interpretPrompt({ text, answers }));
    if (standings !== null && isBetter(standings, found, record)) return readingOf(standings);
    if (found.outcome === "questions") return found;
    const saysOther = list !== null && list === taking ? takesOther(list, found) : saysMore(list, found);
    if (list !== null && (!isSure(found) || saysOther)) return readingOf(list === taking ? list : calledList(list));
    const site = siteOf(asksForSite, said);
    const everyday = asksForSite === null ? everydayOf(said, found) : null;
    if (everyday !== null) return readingOf(everyday);
    if (isSure(found)) {
      const owned = found.draft !== null && listsOwner(found.draft.blueprint, said) ? siteOf(taggedSite(said), said) : null;
      return readingOf(owned ?? (site === null || asksForSite === null ? null : fullerSite(found, site, asksForSite)) ?? found);
    }
    const tool = toolRequest(asked);
    const restated =
      site ??
      firstRestated(tool === null ? [] : [tool]) ??
      fitting(said, firstRestated([asked, ...plain.map((one) => one.text)].flatMap((one) => restatementsOf(one, "unsure")))) ??
      (asksForSite === null ? (keptOf(said) ?? shownOf(said)) : null) ??
      siteOf(taggedSite(said), said);
    if (restated !== null) return readingOf(restated);
    const choice = chooseReading(found, { turn, isModelConnected }, readOption);
    if (choice === null) return readingOf(found);
    const at = answers.findIndex(({ question }) => question === choice.question.id);
    const answer = answers[at]?.answer;
    if (answer === undefined) return { outcome: "questions", questions: [choice.question] };
    const chosen = choice.readings.get(optionMeant(choice.question.options, answer) ?? "");
    if (chosen !== undefined) return readingOf(withLook(chosen, prompt.text));
    text = `${answer}.\n${lookOf(prompt.text)}`;
    answers = answers.slice(at + 1);
  }
}

/** The draft of an option, in the colours and style that the prompt asked for. */
function withLook(found: Interpreted, text: string): Interpreted {
  const look = lookOf(text);
  if (look === "" || found.text === cleanText(text)) return found;
  const styled = interpretPrompt({ text: `${found.text}.\n${look}`, answers: [] });
  return styled.outcome === "draft" ? styled : found;
}

/** Whether of each of these sentences something was understood, or is said not to be, without a list more than another draft has. */
function accountsFor(whole: Draft, alone: Draft, rest: readonly string[]): boolean {
  const phrases = [...whole.understood.map(({ phrase }) => phrase), ...whole.notUnderstood].filter((phrase) => phrase !== "");
  const isAccounted = (sentence: string): boolean => phrases.some((phrase) => sentence.includes(phrase));
  return whole.blueprint.entities.length === alone.blueprint.entities.length && rest.every(isAccounted);
}

/** The list whose fields a text gives, or which it asks to keep. */
function recordOf(text: string, find?: typeof keptListIn): Interpreted | null {
  const record = draftRecord(bracketChoices(text), find);
  return record === null ? null : fitting(text, { outcome: "draft", text, draft: record });
}

/** The list that people keep of what a text only names, where it is no other kind of app and nothing else is known of it. */
function everydayOf(text: string, other: Interpreted | Nothing): Interpreted | null {
  if (isSure(other) && !isBare(other)) return null;
  const draft = draftEveryday(text, isSure(other) ? "likeliest" : "only");
  return draft === null ? null : fitting(text, { outcome: "draft", text, draft });
}

/** The list that a text asks to keep, where next to nothing else is asked for. */
function keptOf(text: string): Interpreted | null {
  const sentences = sentencesOf(text);
  const kept = sentences.length > KEPT_SENTENCES_MAX ? null : recordOf(text, keptListIn);
  const template = kept?.draft.subjects[0]?.template ?? null;
  // "A diary of appointments" of a hairdresser has no patients.
  const isOther = template !== null && subjectFits(sentences.flatMap(({ tokens }) => tokens)).fitOf(template) < FIT_MIN;
  return kept !== null && !isOther && kept.draft.notUnderstood.length <= MISSED_MAX ? kept : null;
}

/** Whether a text asks for much more than the fields that a list has of it. */
const isMissed = ({ subjects: [main], notUnderstood }: Draft): boolean =>
  notUnderstood.length > OTHERS_MAX && (main?.statedFields ?? 0) <= FEW_FIELDS;

/** The site of somebody who wants to show something of their own, or others to see it, without a word for one. */
function shownOf(text: string): Interpreted | null {
  const asked = sentencesOf(text).length > KEPT_SENTENCES_MAX ? null : siteRequest(text.replace(SHOWING, "I need a website with"));
  const isShown = asked !== null && (asked.origins.length > 0 || SEEING.test(text));
  return isShown && !asked.text.includes('"My Website"') ? siteOf(asked, text) : null;
}

const draftedOf = (text: string, draft: Draft | null): Interpreted | null => (draft === null ? null : { outcome: "draft", text, draft });

/** The ranking that a text asks for. */
const standingsOf = (text: string): Interpreted | null => draftedOf(text, draftStandings(text));

/** The calculator of the prices that a text gives. */
function pricesOf(text: string): Interpreted | null {
  const plain = (): Draft | null => sureReading(`A calculator.\n${lookOf(text)}`)?.draft ?? null;
  return draftedOf(text, draftPrices(text, plain));
}

/** The small tool that a text asks for: a countdown, what chance decides, a metronome, counters. */
const smallToolOf = (text: string): Interpreted | null =>
  draftedOf(
    text,
    draftTool(text, (named) => sureReading(named)?.draft ?? null),
  );

/** Whether a ranking accounts for most of a text, and for as much as a list of fields or what is sure otherwise. */
function isBetter({ draft }: Interpreted, found: Interpretation, record: Interpreted | null): boolean {
  const others = [record, found.outcome === "draft" && isSure(found) ? found : null].filter((other) => other !== null);
  return draft.understood.length >= draft.notUnderstood.length && others.every((other) => accountOf(draft) >= accountOf(other.draft));
}

/** Whether what can be booked in one draft is nothing of the other: "reserve one" of twelve pegs is no day. */
function takesOther({ draft }: Interpreted, { draft: other }: Interpreted | Nothing): boolean {
  const [things] = draft.blueprint.entities;
  const isStated =
    (things?.samples.length ?? 0) > 1 ||
    !other?.blueprint.features.some(({ kind }) => kind === "book") ||
    other.blueprint.entities.every(({ name }) => meansPeople(name.one));
  return (
    isStated &&
    draft.blueprint.features.some(({ kind }) => kind === "book") &&
    !other?.blueprint.entities.some(({ name }) => name.many === things?.name.many)
  );
}

/** The first of these whose subject is sure, with what is said besides; that is named as missing where it would become rows of its own. */
function firstRestated(restatements: readonly Restatement[]): Interpreted | null {
  for (const { text, rest } of restatements) {
    const alone = sureReading(text);
    if (alone === null) continue;
    if (rest.length === 0) return alone;
    const whole = sureReading([text, ...rest].join(". "));
    if (whole !== null && accountsFor(whole.draft, alone.draft, rest)) return whole;
    return { ...alone, draft: { ...alone.draft, notUnderstood: [...alone.draft.notUnderstood, ...rest] } };
  }
  return null;
}

/** The site that a text asks for, in the colours and style that it asks for, with what became of the words in the person's own. */
function siteOf(asked: SiteRequest | null, text: string): Interpreted | null {
  if (asked === null) return null;
  const look = lookOf(text);
  const colours = look
    .toLowerCase()
    .split(". ")
    .filter((one) => one !== "");
  const rest = asked.rest.filter((one) => !colours.some((colour) => one.toLowerCase().includes(colour)));
  const ways = [asked.text, ...asked.others].map((one) => ({ text: one, rest }));
  const found = [...ways, ...(asked.bare === null ? [] : [asked.bare])]
    .map((one) => firstRestated([one]))
    .find((one) => one?.draft.blueprint.kind === "site");
  if (found === null || found === undefined) return null;
  const roomy = asRooms(asked, found.draft);
  if (roomy !== null) return siteOf(roomy, text);
  const { theme } = withLook(found, text).draft.blueprint;
  const blueprint = { ...found.draft.blueprint, theme };
  const own = <Part extends { phrase: string | null }>(part: Part): Part => {
    const { phrase } = part;
    if (phrase === null || phrase === "") return part;
    // The quotes around a name are ours.
    return { ...part, phrase: originOf(phrase) ?? (text.includes(phrase) ? phrase : phrase.replaceAll('"', "")) };
  };
  const originOf = (phrase: string): string | undefined => asked.origins.find(({ means }) => means.includes(phrase))?.said;
  const stated = [...Map.groupBy(found.draft.understood.map(own), ({ phrase }) => phrase)].map(([phrase, same]) => ({
    phrase,
    became: [...new Set(same.flatMap(({ became }) => became))],
  }));
  // "Groom" and "bath" of a price list are not asked for one by one.
  const understood = stated.filter(
    ({ phrase }) =>
      text.includes(phrase.replaceAll('"', "")) && !asked.origins.some(({ said }) => said !== phrase && said.includes(phrase)),
  );
  // "A business website" is how we put it.
  const isOurs = (one: string): boolean => one === "business" && !/\bbusiness\b/i.test(text);
  const notUnderstood = found.draft.notUnderstood.filter((one) => asked.owner?.includes(one.toLowerCase()) !== true && !isOurs(one));
  const draft = {
    ...found.draft,
    understood,
    notUnderstood,
    blueprint: { ...blueprint, features: withFields(blueprint.features, asked.fields).map(own) },
  };
  // "Deer fencing, rot repairs": a statement for visitors is no room for a text.
  const told = saidOnSite(text).facts.map((fact) => fact.said);
  const isTold = (said: string): boolean => told.some((fact) => fact.includes(said));
  const sections = asked.sections.filter(
    ({ said, line }) => said === "" || !((line === null && isTold(said)) || colours.some((colour) => colour.includes(said.toLowerCase()))),
  );
  const isStated = asked.origins.some(({ means }) => means === "an about section");
  // Nobody knows how a wedding began, or what a person has done.
  const isOccasion =
    subjectOf({ title: blueprint.title, about: "", words: "", object: null, prompt: found.text.toLowerCase() }).body === "event";
  const personal = (asked.ofPerson || isOccasion) && !isStated ? withoutBroughtStory(draft) : draft;
  return { ...found, draft: withClosedDays(withRoom(withSections(personal, sections), asked.origins), text) };
}

/** A text whose subject is sure. */
function sureReading(text: string): Interpreted | null {
  const found = interpretPrompt({ text, answers: [] });
  return found.outcome === "draft" && isSure(found) ? found : null;
}

function readOption(option: string): Interpreted | null {
  const [standings, found] = [standingsOf(option), interpretPrompt({ text: option, answers: [] })];
  if (standings !== null) return standings;
  const record = recordOf(option);
  if (found.outcome === "questions" || saysMore(record, found)) return record;
  return found.outcome === "draft" && found.insteadOf === undefined ? found : null;
}

function readingOf({ draft, insteadOf }: Interpreted | Nothing): Reading {
  if (draft === null) throw new Error("a text that names nothing was read without a question");
  const { blueprint, understood, notUnderstood } = draft;
  return { outcome: "blueprint", blueprint, understood, notUnderstood, ...(insteadOf !== undefined && { insteadOf }) };
}
