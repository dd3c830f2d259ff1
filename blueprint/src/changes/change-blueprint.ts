// From a blueprint and what a person says about the app to the next blueprint: clause by clause, each read against the
// app as the clauses before it left it.
import { asTyped, cleanText } from "../knowledge/words/clean-text.ts";
import { foreignReply } from "../reader/understanding/language/foreign-question.ts";
import { quote, readableEnd } from "../reader/text/token.ts";
import type { Blueprint, Page } from "../schema/blueprint.ts";
import type { Understood } from "../schema/reading.ts";
import type { Edit } from "./edits/edit.ts";
import { lossOf } from "./edits/features.ts";
import { perform } from "./edits/perform.ts";
import { type Clause, type ClauseContext, clausesOf } from "./message/words/clauses.ts";
import { type Filled, fillSection, LINE_CHARACTERS_MAX } from "./texts/fill-section.ts";
import { readClause } from "./message/read-clause.ts";
import { nearest } from "./reply/nearest.ts";
import { answerAside } from "./reply/answer-aside.ts";
import { changedReply, type Outcome, unclearReply } from "./reply/write-reply.ts";

/** More than anybody asks for at once; what is beyond is answered as not understood. */
const clausesMax = 40;

interface Progress {
  before: Blueprint;
  context: ClauseContext;
  done: string[];
  /** What else could have been meant; said once, however often something was guessed. */
  hint: string | null;
  refused: string[];
  unread: string[];
  /** What asks for nothing by itself: thanks, a greeting, what somebody does not like. */
  talk: string[];
  understood: Understood[];
  /** What is said to questions, reports and the like. */
  answers: string[];
}

function holdsOnly(feature: string | undefined): (page: Page) => boolean {
  return ({ sections }) => sections.every((section) => section.kind === "feature" && section.feature === feature);
}

/** What "it" means after an edit. */
function pointedAt({ pages, features }: Blueprint, edit: Edit, last: ClauseContext["last"]): ClauseContext["last"] {
  if (edit.kind === "add-page" || edit.kind === "add-figure-page") return { page: pages.at(-1)?.id };
  const feature = features.at(-1)?.id;
  if (edit.kind === "add-feature") return { page: pages.findLast(holdsOnly(feature))?.id, feature };
  if (!("entity" in edit) || edit.entity === null) return last;
  const { entity, field } = { field: null, ...edit };
  return { entity, field: typeof field === "string" ? field : field?.id };
}

/** What this message has brought already: "add a due date and let me sort by it" is done once the date is there. */
function justMade({ context, before }: Progress, met: readonly string[]): string[] {
  const formOf = ({ capabilities, features }: Blueprint, id: string): string =>
    JSON.stringify([...capabilities, ...features].find((one) => one.id === id));
  return met.filter((id) => formOf(context.blueprint, id) !== formOf(before, id));
}

function doEdit(progress: Progress, edit: Edit): string[] {
  const { context } = progress;
  const before = context.blueprint;
  const edited = perform(before, edit);
  if (!("refused" in edited)) context.blueprint = edited.blueprint;
  context.last = pointedAt(context.blueprint, edit, context.last);
  if ("refused" in edited) {
    const met = justMade(progress, edited.met ?? []);
    if (met.length === 0) progress.refused.push(edited.refused);
    return met;
  }
  progress.done.push(edited.said);
  if (!edit.kind.startsWith("remove-feature") && edit.kind !== "remove-page") progress.done.push(lossOf(before, edited.blueprint));
  progress.hint ??= edited.hint ?? null;
  return edited.became;
}

/** What says why ("it's too bright, make it darker") or is only polite. */
const talking =
  /^(?:it's|it is|this is|that's|that is|this|i (?:don't|do not) (?:really )?(?:like|love)|i (?:hate|like|love)|thanks|thank you|thx|great|good|looks|it looks|nice|cool|awesome|perfect|wow|hello|hi|hey|please|help|what can (?:you|i)|what do)\b/i;

/** Whether a question mark ends the clause. */
function isAskedAloud({ context }: Progress, { tokens }: Clause): boolean {
  return /^[^\p{L}\p{N}]*\?/u.test(context.text.slice(tokens.at(-1)?.end ?? 0));
}

/** "Suppliers with name and a rating to suppliers": what speaks of a thing that is new is read once more when the thing is there. */
function doAgain(progress: Progress, { phrase, became }: { phrase: string; became: string[] }): boolean {
  const text = `add ${phrase}`;
  const [clause] = clausesOf(text);
  const asked = clause === undefined ? null : readClause({ ...progress.context, text, written: text }, clause);
  if (asked === null || asked.edits.length === 0 || asked.unread.length > 0) return false;
  became.push(...asked.edits.flatMap((edit) => doEdit(progress, edit)));
  return true;
}

function doClause(progress: Progress, clause: Clause): void {
  const aside = answerAside(progress.context.blueprint, clause, isAskedAloud(progress, clause));
  if (aside !== null) {
    if (aside.kind === "answer") progress.answers.push(aside.reply);
    progress.talk.push(clause.phrase);
    return;
  }
  const { edits, unread } = readClause(progress.context, clause);
  const became = edits.flatMap((edit) => doEdit(progress, edit));
  const rest = edits.some(({ kind }) => kind === "add-entity") ? unread.filter((phrase) => !doAgain(progress, { phrase, became })) : unread;
  (edits.length === 0 && talking.test(clause.phrase.replaceAll("’", "'")) ? progress.talk : progress.unread).push(...rest);
  if (became.length > 0) progress.understood.push({ phrase: clause.phrase, became: [...new Set(became)] });
}

function opposite(id: string): string {
  return id.startsWith("-") ? id.slice(1) : `-${id}`;
}

/** Ids of what a later clause took away again, or brought back, prove nothing. */
function standing({ blueprint }: ClauseContext, understood: readonly Understood[]): Understood[] {
  const ids = new Set([
    "title",
    ...Object.keys(blueprint.theme).map((part) => `theme.${part}`),
    ...blueprint.pages.map((page) => `page.${page.id}`),
    ...blueprint.features.map((feature) => feature.id),
    ...blueprint.entities.flatMap((entity) => [entity.id, ...entity.fields.map((field) => `${entity.id}.${field.id}`)]),
    ...blueprint.capabilities.map((capability) => capability.id),
  ]);
  return understood.map(({ phrase, became }) => {
    const kept = became.filter((id) => (id.startsWith("-") ? !ids.has(opposite(id)) : ids.has(id.replace(/=.*$/, ""))));
    return { phrase, became: kept.length > 0 ? kept : became.map(opposite) };
  });
}

/** Each sentence once. */
function unique(sentences: readonly string[]): string[] {
  return [...new Set(sentences)].filter((sentence) => sentence !== "");
}

/**
 * The blueprint with what the message asks for. `lately` is the reply to the message before it, whose offers are not made
 * again. Pure and deterministic; never throws for any text.
 */
export function changeBlueprint(blueprint: Blueprint, message: string, lately = ""): Change {
  const text = cleanText(message);
  const foreign = foreignReply(text);
  if (foreign !== null) {
    const again = lately.includes(foreign) ? ` ${nearest(blueprint, text, lately)}` : "";
    return { outcome: "unclear", reply: `${foreign}${again}` };
  }
  const filled = fillSection(blueprint, message);
  if (filled !== null) return filledChange(filled, message);
  const written = asTyped(message);
  const clauses = clausesOf(text).map((clause) => ({ ...clause, phrase: quote(written, clause.tokens) }));
  const context: ClauseContext = { blueprint, text, written, last: {} };
  const progress: Progress = {
    before: blueprint,
    context,
    hint: null,
    understood: [],
    done: [],
    refused: [],
    unread: [],
    talk: [],
    answers: [],
  };
  for (const clause of clauses.slice(0, clausesMax)) doClause(progress, clause);
  const beyond = [...clauses.slice(clausesMax).map((clause) => clause.phrase), text.slice(readableEnd(text)).trim()];
  const [done, refused, answers] = [unique([...progress.done, progress.hint ?? ""]), unique(progress.refused), unique(progress.answers)];
  const isSilent = done.length + refused.length + answers.length === 0 && !/^(?:help|what can (?:you|i))\b/i.test(text);
  const unread = unique([...progress.unread, ...(isSilent ? progress.talk : []), ...beyond]);
  const outcome: Outcome = { done, refused, unread, answers, message: text, lately };
  if (progress.done.length === 0 || JSON.stringify(context.blueprint) === JSON.stringify(blueprint))
    return { outcome: "unclear", reply: unclearReply(context.blueprint, outcome) };
  return {
    outcome: "changed",
    blueprint: context.blueprint,
    reply: changedReply(context.blueprint, outcome),
    understood: standing(context, progress.understood),
    notUnderstood: unread,
  };
}

function filledChange({ blueprint, id, title, line }: Filled, message: string): Change {
  if (line.length > LINE_CHARACTERS_MAX)
    return {
      outcome: "unclear",
      reply: `“${title}” has room for ${LINE_CHARACTERS_MAX} characters, and this text has ${line.length}. Nothing was changed; send a shorter one.`,
    };
  const understood = [{ phrase: message.trim(), became: [id] }];
  return { outcome: "changed", blueprint, reply: `“${title}” now says what you wrote.`, understood, notUnderstood: [] };
}

/** What became of what a person said to a finished app. */
export type Change =
  | { outcome: "changed"; blueprint: Blueprint; reply: string; understood: Understood[]; notUnderstood: string[] }
  | { outcome: "unclear"; reply: string };
