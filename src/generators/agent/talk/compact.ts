// Fits a conversation into a model's context window. Providers cache only an unchanged prefix, so nothing changes for
// many steps, and once the window is full, half of it is freed at once. Compactions are recomputed from the first
// message at every call: the same conversation always gives the same result.
import type { ModelMessage } from "../../../adapters/models/model-call.ts";
import { charactersOf, charactersOfAll, picturesOf } from "./compacting/characters-of.ts";
import { dropOldest } from "./compacting/drop-oldest.ts";
import { shorten } from "./compacting/shorten.ts";

/** The newest exchanges that are kept as they are; fewer, down to the newest, where more leave too little room. */
const RECENT_EXCHANGES = [4, 2, 1] as const;
/** A compaction targets this share of the budget; if shortening old messages does not reach the second share, the oldest are dropped. */
const AIM = 0.5;
const ENOUGH = 0.6;
const LEFT_OUT = /^\[(\d+) earlier answers and what came of them were left out here\]$/;

/** The start of the recent exchanges; an exchange is an answer of the model and everything up to the next one. */
function beginOfRecent(messages: readonly ModelMessage[], exchanges: number): number {
  const answers = messages.flatMap(({ role }, index) => (role === "assistant" ? [index] : []));
  return answers.length < exchanges ? 0 : (answers.at(-exchanges) ?? 0);
}

const beginOf = (messages: readonly ModelMessage[]): number => messages.findIndex(({ role }) => role === "user");

/** Replaces pictures by a note, except the latest ones and those of the user's first message. The same array if there are none. */
export function dropPictures(messages: readonly ModelMessage[]): readonly ModelMessage[] {
  const last = messages.findLastIndex((message) => picturesOf(message).length > 0);
  const isDropped = (message: ModelMessage, index: number): boolean =>
    picturesOf(message).length > 0 && index !== last && index !== beginOf(messages);
  if (!messages.some(isDropped)) return messages;
  return messages.map((message, index) => {
    const { length } = picturesOf(message);
    if (message.role !== "user" || !isDropped(message, index)) return message;
    return { role: "user", text: `${message.text}\n[${length === 1 ? "a picture was" : `${length} pictures were`} here]` };
  });
}

function shortenOld(messages: readonly ModelMessage[], { characters, recent }: { characters: number; recent: number }): ModelMessage[] {
  const now = [...messages];
  const first = beginOf(messages);
  let size = charactersOfAll(now);
  for (const [index, message] of messages.slice(0, beginOfRecent(messages, recent)).entries()) {
    if (size <= characters) break;
    if (index === first) continue;
    const short = shorten(message);
    size += charactersOf(short) - charactersOf(message);
    now[index] = short;
  }
  return now;
}

/** Drops the oldest whole exchanges and notes how many. */
function leaveOutOldest(messages: readonly ModelMessage[], characters: number): ModelMessage[] {
  const begin = beginOf(messages) + 1;
  const recent = beginOfRecent(messages, RECENT_EXCHANGES[0]);
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

/** Compacts the conversation to about half of the budget. */
function leap(messages: readonly ModelMessage[], budget: number): ModelMessage[] {
  let now = [...dropPictures(messages)];
  const isFull = (): boolean => charactersOfAll(now) > budget * ENOUGH;
  const [most, ...fewer] = RECENT_EXCHANGES;
  now = shortenOld(now, { characters: budget * AIM, recent: most });
  for (const recent of fewer) if (isFull()) now = shortenOld(now, { characters: budget * AIM, recent });
  if (isFull()) now = leaveOutOldest(now, budget * AIM);
  return charactersOfAll(now) > budget ? dropOldest(now, { aim: budget * ENOUGH, most: budget }) : now;
}

/**
 * Fits a conversation into a budget in characters, as far as its first message allows. One that fits is returned
 * unchanged. Otherwise old results and file texts become notes, oldest first and each whole, until about half of the budget
 * is free; the user's first message and the newest exchange are kept, and the three before it where they leave that room.
 * Nothing is cut in the middle. The result for a longer conversation starts with the result for the shorter one, unless the
 * budget was exceeded between them.
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
