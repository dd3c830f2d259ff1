// How what the pieces of a specification say is noted in the parsed prompt. Only here is it filled: readers look at the
// survey and hand back statements.
import type { ParsedPrompt, Mention, Intent } from "../parsed-prompt.ts";
import type { NounPhrase } from "../../text/noun-phrase.ts";
import { quote, type Token } from "../../text/token.ts";
import type { Ask, Statement } from "./statement.ts";
import type { Survey } from "./survey.ts";
import { nameFirstThing } from "./things/name-thing.ts";

const narrowing: ReadonlySet<string> = new Set(["search", "filter", "sort", "browse"]);

/** The intent whose criteria the nouns after it go on with. */
function criteriaOf(intent: Intent, { criteria }: Ask, before: Intent | null): Intent | null {
  if (criteria === undefined) return before;
  if (criteria === "where-narrowing") return narrowing.has(intent.act) && intent.of !== null && intent.after.has("by") ? intent : null;
  return criteria === "more" ? intent : null;
}

/** Gives the waiting intents the object of the intent after them. */
function settleWaiting(waiting: readonly Intent[], of: Mention | null): void {
  for (const intent of waiting) {
    if (intent.of !== null) continue;
    intent.of = of;
    if (of !== null) of.strength += 1.5;
  }
}

function settleAsk(survey: Survey, asked: Ask): Survey {
  const { parsed, current } = survey;
  const { act, object = null, after = new Map<string, NounPhrase>(), of = [], instead = null } = asked;
  const named = nameFirstThing(parsed, of);
  if (named === null && instead !== null) return settle(survey, instead);
  const words = [...asked.words, ...asked.aside];
  const intent: Intent = {
    act,
    of: named ?? asked.else ?? null,
    object,
    after,
    words: words.map((token) => token.low),
    phrase: quote(parsed.text, words),
    place: { start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0 },
  };
  parsed.intents.push(intent);
  if (asked.waiting === "gives") settleWaiting(survey.waiting, named ?? current);
  return {
    ...survey,
    lost: false,
    current: asked.isSpokenOf === true ? (named ?? current) : current,
    waiting: asked.waiting === undefined ? survey.waiting : asked.waiting === "gives" ? [] : [...survey.waiting, intent],
    criteria: criteriaOf(intent, asked, survey.criteria),
  };
}

/** Notes that nothing came of these words; what hangs on words of which nothing came is of them. */
function leave({ parsed, lost }: Survey, tokens: readonly Token[]): void {
  const first = tokens[0];
  const last = tokens.at(-1);
  const before = lost ? parsed.unread.at(-1) : undefined;
  const between = before === undefined || first === undefined ? "" : parsed.text.slice(before.end, first.start).trim();
  if (before !== undefined && last !== undefined && /^(?:with|using|by|via)$/i.test(between)) before.end = last.end;
  else if (first !== undefined && last !== undefined) parsed.unread.push({ start: first.start, end: last.end });
}

/** The words of a form's parts belong to the intent for it. */
function extendForm({ text, intents }: ParsedPrompt, parts: readonly (readonly Token[])[]): void {
  const last = intents.at(-1);
  if (last === undefined) return;
  last.words.push(...parts.flatMap((words) => [",", ...words.map(({ low }) => low)]));
  last.place.end = parts.at(-1)?.at(-1)?.end ?? last.place.end;
  last.phrase = text.slice(last.place.start, last.place.end).replace(/\s+/g, " ");
}

function settleOne(survey: Survey, statement: Statement): Survey {
  const { parsed, current } = survey;
  switch (statement.kind) {
    case "context":
      parsed.context.push(statement.place);
      return survey;
    case "product":
      Object.assign(parsed, statement.is);
      return survey;
    case "form":
      extendForm(parsed, statement.parts);
      return survey;
    case "nothing": {
      if (statement.settles === true) settleWaiting(survey.waiting, current);
      leave(survey, statement.words);
      return { ...survey, lost: true, waiting: statement.settles === true ? [] : survey.waiting };
    }
    case "ask":
      return settleAsk(survey, statement);
    case "thing": {
      const named = nameFirstThing(parsed, statement.of) ?? statement.else;
      return statement.isSpokenOf ? { ...survey, current: named } : survey;
    }
    case "ban":
      parsed.bans.push({ noun: statement.noun, phrase: quote(parsed.text, statement.words) });
      return survey;
    case "field":
      if (current !== null)
        parsed.fields.push({ of: current, noun: statement.noun, detail: statement.detail, phrase: quote(parsed.text, statement.words) });
      return survey;
  }
}

/** Notes what is said, and gives where the reading stands then. */
export function settle(before: Survey, statements: readonly Statement[]): Survey {
  let survey = before;
  for (const statement of statements) survey = settleOne(survey, statement);
  return survey;
}
