// What is wished for of a picker, clause by clause: no repeats, how many at once, a wheel, teams, the sides of dice.
import { lexicon } from "../../../../../knowledge/words/lexicon.ts";
import { numberOf } from "../../../../../knowledge/words/number-of.ts";
import type { PickerFeature, PickerPart } from "../../../../../features/insight/tools/picker/picker-schema.ts";
import { singularWord } from "../../../../../knowledge/words/inflect.ts";
import { meansPeople } from "../../../../text/noun-kind.ts";
import { wordsOf } from "../tool-clauses.ts";
import { DIE, type PickerKind } from "./picker-kind.ts";

/** What a clause asks for: settings of the picker, and the part that they make. */
export interface PickerWish {
  part: PickerPart;
  settings: Partial<Pick<PickerFeature, "hasWheel" | "isOnce" | "count" | "teams">> & { dice?: Partial<PickerFeature["dice"]> };
}

const TURN_WORDS_NEAR = 8;
const GAP_MAX = 2;
const WHEEL_WORDS_MAX = 4;
const COUNT_MAX = 50;
const DICE_MAX = 20;
const SIDES_MAX = 1_000;

/** What a clause asks of a picker of this kind; empty where it is about something else. The request itself may say more than a wish. */
export function wishesOf(clause: string, { kind, isRequest = false }: { kind: PickerKind; isRequest?: boolean }): PickerWish[] {
  const said = ` ${wordsOf(clause).join(" ")} `;
  if (kind === "dice") return [diceIn(said), historyIn(said)].filter((wish) => wish !== null);
  if (kind === "teams") return [teamsIn(said), addingIn(said)].filter((wish) => wish !== null);
  const isOnce = denies(said);
  const count = countIn(said);
  const wishes: PickerWish[] = [];
  if (isOnce) wishes.push({ part: "once", settings: { isOnce } });
  // "Spins every Sunday" is more than a wheel.
  if (lexicon.names(said, "wheel-word") && (isRequest || said.trim().split(" ").length <= WHEEL_WORDS_MAX))
    wishes.push({ part: "wheel", settings: { hasWheel: true } });
  if (count !== null) wishes.push({ part: "count", settings: { count } });
  const others = [historyIn(said), isOnce ? null : addingIn(said)].filter((wish) => wish !== null);
  return [...wishes, ...others];
}

/** "No repeats", "nobody twice", "each only once", "until everyone had a turn", "removes the winner". */
function denies(said: string): boolean {
  const words = said.trim().split(" ");
  // "Nobody twice in a month" is another rule.
  if (words.some((word) => lexicon.is(word, "period"))) return false;
  const at = words.findIndex((word) => lexicon.is(word, "repeat-denial"));
  const isDenied = at >= 0 && words.slice(at).some((word) => lexicon.is(word, "repeating-word"));
  const isOnce = /\b(?:only|just|exactly|each|everyone|everybody) once\b/.test(said);
  const until = words.findIndex((word) => /^(?:until|till|before)$/.test(word));
  const behind = until < 0 ? [] : words.slice(until, until + TURN_WORDS_NEAR);
  const isTurn =
    behind.some((word) => lexicon.is(word, "everybody") || /^(?:all|each)$/.test(word)) &&
    behind.some((word) => lexicon.is(word, "turn-word"));
  const isLeaving = lexicon.names(said, "leaving-verb") && /\b(?:winners?|names?|it|them|after|once)\b/.test(said);
  return isDenied || isOnce || isTurn || isLeaving;
}

/** "3 winners", "two at a time", "pick 3 random names". */
function countIn(said: string): number | null {
  const words = said.trim().split(" ");
  const atOnce = /\b(?<number>\w+) (?:\w+ ){0,2}(?:at a time|at once|each time)\b/.exec(said)?.groups?.["number"];
  const verb = words.findIndex((word) => lexicon.is(word, "picking-verb"));
  const asked = verb < 0 ? -1 : numberOf(words[verb + 1] ?? "");
  const count = [numberOf(atOnce ?? ""), numberBefore(words, (word) => /^(?:winners|names)$/.test(word)), asked].find((one) => one > 1);
  return count === undefined || count > COUNT_MAX ? null : count;
}

/** The number before a word of this kind, with at most two words between; 0 where there is none. */
function numberBefore(words: readonly string[], isOne: (word: string) => boolean): number {
  const at = words.findIndex(isOne);
  const near = at < 0 ? [] : words.slice(Math.max(0, at - GAP_MAX - 1), at);
  return Math.max(0, numberOf(near.findLast((word) => numberOf(word) > 0) ?? ""));
}

function historyIn(said: string): PickerWish | null {
  const isOfDrawn = (["turn-word", "drawn-noun", "drawn-result"] as const).some((category) => lexicon.names(said, category));
  const isKept = lexicon.names(said, "drawn-history") || (lexicon.names(said, "keeping-track") && isOfDrawn);
  return isKept ? { part: "history", settings: {} } : null;
}

/** "I can type in the names", "from my class", "out of a list": the person adds them. */
function addingIn(said: string): PickerWish | null {
  const isEntry = (["addable-noun", "drawn-noun", "people-pool"] as const).some((category) => lexicon.names(said, category));
  if (lexicon.names(said, "entry-adding") && isEntry) return { part: "add", settings: {} };
  const found = SOURCE.exec(said)?.groups;
  return found !== undefined && isTheirs(found) ? { part: "add", settings: {} } : null;
}

const SOURCE = /\b(?:from|out of|of|among) (?<whose>a|my|our|the|all) (?<pool>[\w ]+)/i;

const isTheirs = ({ whose = "", pool = "" }: Record<string, string | undefined>): boolean =>
  /^(?:my|our)$/i.test(whose) ||
  pool
    .split(" ")
    .some((word) => lexicon.is(word, "people-pool") || lexicon.is(word, "drawn-noun") || meansPeople(singularWord(word.toLowerCase())));

/** "From the comments": what is drawn from and only another place knows. */
export function foreignSource(request: string): string | null {
  const found = /\b(?:from|out of|among) the (?:[\w ]+)$/i.exec(request);
  const source = found === null ? undefined : SOURCE.exec(found[0])?.groups;
  return found === null || source === undefined || isTheirs(source) ? null : found[0];
}

/** "Into 3 fair teams", "groups of four", "in pairs", "fair". */
function teamsIn(said: string): PickerWish | null {
  const words = said.trim().split(" ");
  const at = words.findLastIndex((word) => lexicon.is(word, "team-noun"));
  const isEach = /^(?:per|a|each)$/.test(words[at - 1] ?? "");
  const size = /^pairs?$/.test(words[at] ?? "") ? 2 : words[at + 1] === "of" ? numberOf(words[at + 2] ?? "") : 0;
  const each = isEach ? numberBefore(words, (word) => word === words[at - 1]) : 0;
  const [perTeam, count] = [Math.max(size, each), isEach ? 0 : numberBefore(words, (word) => word === words[at])];
  const teams = perTeam >= 2 ? { size: perTeam } : count >= 1 ? { count } : null;
  if (teams !== null && Math.max(perTeam, count) <= COUNT_MAX) return { part: "teams", settings: { teams } };
  return at >= 0 || lexicon.names(said, "fair-word") ? { part: "teams", settings: {} } : null;
}

/** "Two 20-sided dice", "3d6", "a d20", "show the total". */
function diceIn(said: string): PickerWish | null {
  const words = said.trim().split(" ");
  const at = words.findIndex((word) => DIE.test(word));
  const { count: before = "", sides: named = "" } = DIE.exec(words[at] ?? "")?.groups ?? {};
  const [, sided = ""] = /\b(\w+)[ -](?:sides?|sided|faces?)\b/.exec(said) ?? [];
  const isDie = (word: string): boolean => lexicon.is(word, "dice-noun") || DIE.test(word);
  const others = words.filter((word) => !/-?sided$/.test(word) && word !== sided);
  const [sides, count] = [
    numberOf(named) > 0 ? numberOf(named) : numberOf(sided),
    numberOf(before) > 0 ? numberOf(before) : numberBefore(others, isDie),
  ];
  const dice = { ...(count >= 1 && count <= DICE_MAX && { count }), ...(sides >= 2 && sides <= SIDES_MAX && { sides }) };
  const isSaid = Object.keys(dice).length > 0 || lexicon.names(said, "total-ask");
  return isSaid ? { part: "dice", settings: { dice } } : null;
}
