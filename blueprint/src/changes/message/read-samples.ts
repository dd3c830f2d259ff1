// "Use these examples: Lasagne, Risotto", "Italian dishes as sample data", "more samples", "start empty".
import { lexicon } from "../../knowledge/words/lexicon.ts";
import { setNamed } from "../../knowledge/sample-sets.ts";
import type { Token } from "../../reader/text/token.ts";
import { quote } from "../../reader/text/token.ts";
import type { Entity } from "../../schema/entity.ts";
import type { Edit } from "../edits/edit.ts";
import { mainEntity } from "../edits/ground/find.ts";
import { thingOf } from "../edits/ground/plan-of.ts";
import type { Command } from "./words/command.ts";
import { namesOf } from "./words/items.ts";
import { entityNamed } from "./words/named.ts";
import { lowText, plain } from "./words/tokens.ts";
import type { ClauseContext } from "./words/clauses.ts";

const speaks = /^(?:samples?|examples?|demo|dummy|placeholder)$/;
/** Whether a word only says that samples are meant. */
function isAside({ low }: Token): boolean {
  return lexicon.is(low, "sample-filler") || lexicon.is(low, "sample-noun");
}

function entityIn({ blueprint }: ClauseContext, words: readonly Token[]): Entity | null {
  for (const length of [3, 2, 1]) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const part = words.slice(at, at + length);
      if (part.some(isAside)) continue;
      const entity = entityNamed(blueprint, part);
      if (entity !== null) return entity;
    }
  }
  return null;
}

/** Where the names of a list begin: after the colon, else after "to", "like", "with" or the last word for samples. */
function namesAt(tokens: readonly Token[]): number {
  const colon = tokens.findIndex((token) => token.text === ":");
  if (colon >= 0) return colon + 1;
  const last = tokens.findLastIndex((token) => speaks.test(token.low) || /^(?:data)$/.test(token.low));
  const preposition = tokens.findIndex((token, at) => at > last && /^(?:to|like|with|as|by|use)$/.test(token.low));
  return preposition >= 0 ? preposition + 1 : last + 1;
}

/** "Lasagne, Risotto and Tiramisu as examples": the names come first. */
function namesBefore(tokens: readonly Token[]): Token[] | null {
  const at = tokens.findIndex(
    (token, place) => /^(?:as|to|instead)$/.test(token.low) && tokens.slice(place + 1).some((other) => speaks.test(other.low)),
  );
  return at > 0 ? tokens.slice(0, at) : null;
}

function isList(tokens: readonly Token[]): boolean {
  return (
    tokens.some((token) => token.text === ",") ||
    (tokens.some((token) => token.low === "and") && tokens.some((token) => /^\p{Lu}/u.test(token.text)))
  );
}

function given(context: ClauseContext, { words, verb }: Command): Edit | null {
  const ahead = namesBefore(words);
  const from = namesAt(words);
  const listed = ahead ?? words.slice(from);
  const rest = ahead === null ? words.slice(0, from) : words.slice(ahead.length);
  const colon = ahead === null && words[from - 1]?.text === ":";
  const single = plain(listed).length > 0 && (ahead !== null || colon || listed.some((token) => /^["']$/.test(token.text)));
  if (!isList(listed) && !single) return null;
  if (!colon && ahead !== null && listed.every((token) => token.low === token.text) && !isList(listed)) return null;
  const entity = entityIn(context, plain(rest)) ?? mainEntity(context.blueprint);
  const names = namesOf(context.written, listed);
  if (names.length === 0) return null;
  // One word for many, such as "Italian dishes", is a subject.
  if (names.length === 1 && setNamed(names[0] ?? "", thingOf(entity)?.one ?? "") !== undefined) return null;
  return { kind: "name-samples", entity: entity.id, names, keep: verb === "add" && !/^(?:use|these)$/.test(words[0]?.low ?? "") };
}

/** Reads words about samples; null where they are about anything else. */
export function readSamples(context: ClauseContext, command: Command): Edit | null {
  const { all, verb } = command;
  const words = plain(all);
  const said = lowText(words);
  if (/^(?:start|begin)(?: with)?(?: an?)? (?:empty|blank)/.test(said)) return { kind: "vary-samples", entity: null, how: "none" };
  const further = verb === "add" ? furtherOf(context, words.slice(1)) : null;
  if (further !== null) return further;
  const filling = fillOf(context, words);
  if (filling !== null) return filling;
  if (!words.some((token) => speaks.test(token.low)) && !/\btest data\b/.test(said)) return null;
  if (/\b(?:field|column|page)\b/.test(said)) return null;
  const entity = entityIn(context, words);
  if (verb === "remove") return { kind: "vary-samples", entity: entity?.id ?? null, how: "none" };
  const named = given(context, command);
  if (named !== null) return named;
  const content = words.filter((token) => !isAside(token) && token.low !== "test");
  const subject = content.filter((token) => entity === null || !entityWords(entity).includes(token.one));
  if (subject.length > 0 && subject.length <= 4)
    return { kind: "theme-samples", entity: entity?.id ?? null, subject: quote(context.text, content) };
  if (subject.length > 4) return null;
  const more = /\b(?:more|further|additional|extra|few)\b/.test(said) || verb === "add";
  return { kind: "vary-samples", entity: entity?.id ?? null, how: more ? "more" : "different" };
}

/** "Fill the shopping list with vegetables". */
function fillOf(context: ClauseContext, words: readonly Token[]): Edit | null {
  const at = words.findIndex((token) => token.low === "with");
  if (!/^(?:fill|populate|seed|prefill)$/.test(words[0]?.low ?? "") || at < 1) return null;
  const subject = words.slice(at + 1).filter((token) => !isAside(token) && !/^\d+$/.test(token.low));
  const entity = entityIn(context, words.slice(1, at)) ?? entityIn(context, subject.slice(-1));
  return subject.length === 0 ? null : { kind: "theme-samples", entity: entity?.id ?? null, subject: quote(context.text, subject) };
}

/** "(Add) three more clients": rows, and no list of its own. */
function furtherOf({ blueprint }: ClauseContext, words: readonly Token[]): Edit | null {
  const count = /^(?:\d{1,3}|two|three|four|five|six|ten|a|some|few|more|another|further|other|different)$/;
  const counted = words.some((token) => /^(?:\d{1,3}|two|three|four|five|six|ten|more|another|further)$/.test(token.low));
  const named = words.filter((token) => !count.test(token.low));
  const entity = counted ? entityNamed(blueprint, named) : null;
  return entity === null ? null : { kind: "vary-samples", entity: entity.id, how: "more" };
}

function entityWords(entity: Entity): string[] {
  return `${entity.name.one} ${thingOf(entity)?.words.join(" ") ?? ""}`.split(" ");
}
