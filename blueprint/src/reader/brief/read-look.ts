// The look that a prompt asks for. Colours are matched longest name first and given to the background or to the components
// by the role words of their own part of the sentence. What is read here is taken out, so nobody reads it again.
import { colourNamed } from "../../knowledge/colours.ts";
import type { NamedColour } from "../../schema/theme.ts";
import { lookVocabulary, roleWords, styleOf, weakRoleWords } from "../lexicon/look.ts";
import { quote, type Sentence, type Token } from "../text/token.ts";
import type { Brief, Look } from "./brief.ts";

interface ColourMention {
  at: number;
  length: number;
  colour: NamedColour;
}

function colourAt(tokens: readonly Token[], at: number): ColourMention | null {
  for (let length = 4; length > 0; length -= 1) {
    const words = tokens.slice(at, at + length);
    if (words.length < length) continue;
    const hex = colourNamed(words.map((token) => token.low.replace(/-/g, "")).join(""));
    if (hex !== null) return { at, length, colour: { hex, words: words.map((token) => token.text).join(" ") } };
  }
  return null;
}

function coloursIn(tokens: readonly Token[]): ColourMention[] {
  const found: ColourMention[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const colour = colourAt(tokens, at);
    if (colour === null) continue;
    found.push(colour);
    at += colour.length - 1;
  }
  return found;
}

/** The tokens that belong to each colour: up to the middle joint ("and", a comma) before the next one. */
function partsOf(tokens: readonly Token[], colours: readonly ColourMention[]): [number, number][] {
  const isJoint = (token: Token | undefined): boolean => token !== undefined && /^(?:and|,|with|but|while|;|on|plus|&)$/.test(token.low);
  return colours.map((mention, index) => {
    const before = colours[index - 1];
    const after = colours[index + 1];
    const left = before === undefined ? 0 : before.at + before.length;
    const joints = (from: number, to: number): number => tokens.findIndex((token, at) => at >= from && at < to && isJoint(token));
    const start = before === undefined ? 0 : Math.max(joints(left, mention.at), left);
    const right = mention.at + mention.length;
    const end = after === undefined ? tokens.length : joints(right, after.at);
    return [start, end < 0 ? right : end];
  });
}

type Role = "background" | "components";

function nearest(roles: ReadonlyMap<string, Role>, tokens: readonly Token[], at: number, [from, to]: [number, number]): Role | null {
  const places = Array.from({ length: to - from }, (_, index) => from + index).filter((place) => roles.has(tokens[place]?.low ?? ""));
  const place = places.toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at))[0];
  return place === undefined ? null : (roles.get(tokens[place]?.low ?? "") ?? null);
}

function roleIn(tokens: readonly Token[], mention: ColourMention, [from, to]: [number, number]): Role | null {
  const near = (at: number): Role | null => roleWords.get(tokens[at]?.low ?? "") ?? null;
  const right = mention.at + mention.length;
  // "white background" and "orange buttons": the very next word decides.
  const next = near(right) ?? (/^colou?r(?:ed)?$/.test(tokens[right]?.low ?? "") ? near(right + 1) : null);
  if (next !== null) return next;
  return nearest(roleWords, tokens, mention.at, [from, to]) ?? nearest(weakRoleWords, tokens, mention.at, [from, to]);
}

function readColours(tokens: readonly Token[], look: Look): Set<number> {
  const colours = coloursIn(tokens);
  const parts = partsOf(tokens, colours);
  const aboutLook = tokens.some(
    (token) => roleWords.has(token.low) || /^(?:colou?rs?|colou?red|theme|themed|palette|accents?)$/.test(token.low),
  );
  const coloured = new Set(colours.flatMap((mention) => Array.from({ length: mention.length }, (_, offset) => mention.at + offset)));
  const onlyLook = tokens.every((token, at) => coloured.has(at) || lookVocabulary.has(token.low) || !/\p{L}/u.test(token.low));
  const taken = new Set<number>();
  if (!aboutLook && !onlyLook) return taken;
  colours.forEach((mention, index) => {
    const part = parts[index] ?? [0, tokens.length];
    const role = roleIn(tokens, mention, part) ?? (look.components === null ? "components" : "background");
    // The first colour that is given to a role keeps it.
    if (look[role] === null) look[role] = mention.colour;
    else if (look.background === null && role === "components") look.background = mention.colour;
    for (let at = mention.at; at < mention.at + mention.length; at += 1) taken.add(at);
  });
  return taken;
}

function readStyle(tokens: readonly Token[], look: Look, taken: Set<number>): void {
  tokens.forEach((token, at) => {
    const style = taken.has(at) ? null : styleOf(token.low, tokens[at + 1]?.low ?? "");
    if (style === null) return;
    Object.assign(look, style.look);
    for (let offset = 0; offset < style.length; offset += 1) taken.add(at + offset);
  });
}

/** Takes the words of looks around what was read: "set the … color to …", "… buttons". */
function spread(tokens: readonly Token[], taken: Set<number>): void {
  const free = (at: number): boolean => !taken.has(at) && at >= 0 && at < tokens.length;
  const grow = (at: number, step: 1 | -1): void => {
    for (let next = at + step; free(next) && lookVocabulary.has(tokens[next]?.low ?? ""); next += step) taken.add(next);
  };
  for (const at of [...taken]) {
    grow(at, 1);
    grow(at, -1);
  }
}

/** Reads the look out of a sentence and returns the sentence without it. */
export function readLook(sentence: Sentence, brief: Brief): Sentence {
  const { tokens } = sentence;
  const taken = readColours(tokens, brief.look);
  readStyle(tokens, brief.look, taken);
  if (taken.size === 0) return sentence;
  spread(tokens, taken);
  const places = [...taken].toSorted((a, b) => a - b);
  brief.look.phrases.push(quote(brief.text, tokens.slice(places[0], (places.at(-1) ?? 0) + 1)));
  const left = tokens.filter((_, at) => !taken.has(at));
  const telling = left.filter((token) => /\p{L}/u.test(token.low) && !lookVocabulary.has(token.low));
  return { ...sentence, tokens: telling.length === 0 ? [] : left };
}
