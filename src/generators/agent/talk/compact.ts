// A conversation that fits into a model's window. Providers keep what they have read only as long as it stays the same
// from its beginning on; so nothing changes for many steps, and once the window is full, half of it is made free at once.
// The leaps are made anew from the first message on at every call: the same conversation always comes to the same.
import type { ModelMessage } from "../../../outside/models/model-call.ts";
import { charactersOf, charactersOfAll, picturesOf } from "./compacting/characters-of.ts";
import { cutLongest } from "./compacting/cut-longest.ts";
import { shorten } from "./compacting/shorten.ts";

const RECENT_EXCHANGES = 4;
/** A leap aims at this share of the budget; where old messages in short do not reach the second one, the oldest are left out. */
const AIM = 0.5;
const ENOUGH = 0.75;
const LEFT_OUT = /^\[(\d+) earlier answers and what came of them were left out here\]$/;

/** Where the last exchanges begin: an answer of the model, with all that follows it up to the next. */
function beginOfRecent(messages: readonly ModelMessage[]): number {
  const answers = messages.flatMap(({ role }, index) => (role === "assistant" ? [index] : []));
  return answers.length < RECENT_EXCHANGES ? 0 : (answers.at(-RECENT_EXCHANGES) ?? 0);
}

const beginOf = (messages: readonly ModelMessage[]): number => messages.findIndex(({ role }) => role === "user");

/** Only the latest pictures show the app as it is; those of the person's first message stay too. */
function dropPictures(messages: readonly ModelMessage[]): ModelMessage[] {
  const last = messages.findLastIndex((message) => picturesOf(message).length > 0);
  return messages.map((message, index) => {
    const { length } = picturesOf(message);
    if (message.role !== "user" || length === 0 || index === last || index === beginOf(messages)) return message;
    return { role: "user", text: `${message.text}\n[${length === 1 ? "a picture was" : `${length} pictures were`} here]` };
  });
}

function shortenOld(messages: readonly ModelMessage[], characters: number): ModelMessage[] {
  const now = [...messages];
  const first = beginOf(messages);
  let size = charactersOfAll(now);
  for (const [index, message] of messages.slice(0, beginOfRecent(messages)).entries()) {
    if (size <= characters) break;
    if (index === first) continue;
    const short = shorten(message);
    size += charactersOf(short) - charactersOf(message);
    now[index] = short;
  }
  return now;
}

/** Leaves out the oldest exchanges, whole ones, and says how many. */
function leaveOutOldest(messages: readonly ModelMessage[], characters: number): ModelMessage[] {
  const begin = beginOf(messages) + 1;
  const recent = beginOfRecent(messages);
  const noted = messages[begin];
  const [, before = "0"] = (noted?.role === "user" ? LEFT_OUT.exec(noted.text) : null) ?? [];
  let size = charactersOfAll(messages);
  let end = begin;
  let count = Number(before);
  while (end < recent && (size > characters || messages[end]?.role !== "assistant")) {
    const message = messages[end];
    if (message === undefined) break;
    if (message.role === "assistant") count += 1;
    size -= charactersOf(message);
    end += 1;
  }
  if (count === Number(before)) return [...messages];
  const note: ModelMessage = { role: "user", text: `[${count} earlier answers and what came of them were left out here]` };
  return [...messages.slice(0, begin), note, ...messages.slice(end)];
}

/** The conversation at about half of the budget. */
function leap(messages: readonly ModelMessage[], budget: number): ModelMessage[] {
  let now = shortenOld(dropPictures(messages), budget * AIM);
  if (charactersOfAll(now) > budget * ENOUGH) now = leaveOutOldest(now, budget * AIM);
  return charactersOfAll(now) > budget ? cutLongest(now, budget * ENOUGH) : now;
}

/**
 * A conversation within a budget, in characters, as long as its first message lets it be. One that fits is returned as it
 * is. Else old results and old texts of files become notes, oldest first; the last four exchanges and the person's first
 * message stay, and only where even that does not fit are the longest results cut in the middle. What comes of a longer
 * conversation begins with what came of the shorter one, unless the budget was exceeded between them.
 */
export function compact(messages: readonly ModelMessage[], budget: { characters: number }): ModelMessage[] {
  let now: ModelMessage[] = [];
  let size = 0;
  for (const message of messages) {
    now.push(message);
    size += charactersOf(message);
    if (size <= budget.characters) continue;
    now = leap(now, budget.characters);
    size = charactersOfAll(now);
  }
  return now;
}
