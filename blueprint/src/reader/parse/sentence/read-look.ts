// The look that a prompt asks for. Colours are matched longest name first and given to the background or to the components
// by the role words of their own part of the sentence. What is read here is taken out, so nobody reads it again.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { colourNamed, colourShaded } from "../../../knowledge/colours.ts";
import type { NamedColour } from "../../../schema/theme.ts";
import { luminance } from "../../../theme/palette/contrast.ts";
import { type Look, lookVocabulary, roleWords, styleOf, weakRoleWords } from "../../lexicon/look.ts";
import { quote, type Sentence, type Token } from "../../text/token.ts";
import type { FirstPass } from "../parsed-prompt.ts";

interface ColourMention {
  at: number;
  length: number;
  colour: NamedColour;
}

/** "Burgundy-themed", "teal-coloured": the colour in front is meant. */
const themed = /-(?:themed?|colou?red|toned|tinted|styled|accented)$/;

function colourAt(tokens: readonly Token[], at: number): ColourMention | null {
  for (let length = 4; length > 0; length -= 1) {
    const mentioned = tokens.slice(at, at + length);
    if (mentioned.length < length) continue;
    const words = mentioned.map((token) => token.low.replace(themed, "").replace(/-/g, ""));
    const hex = colourNamed(words.join("")) ?? colourShaded(words);
    if (hex !== null) return { at, length, colour: { hex, words: mentioned.map((token) => token.text.replace(themed, "")).join(" ") } };
  }
  return null;
}

function isThing(tokens: readonly Token[], { at, length }: ColourMention): boolean {
  const next = tokens[at + length];
  if (length > 1 || !lexicon.is(tokens[at]?.low, "colour-thing") || next === undefined || !/^\p{L}/u.test(next.low)) return false;
  return !lookVocabulary.has(next.low) && colourAt(tokens, at + length) === null && styleOf(next.low, "") === null;
}

function coloursIn(tokens: readonly Token[]): ColourMention[] {
  const found: ColourMention[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const colour = colourAt(tokens, at);
    if (colour === null || isThing(tokens, colour)) continue;
    found.push(colour);
    at += colour.length - 1;
  }
  return found;
}

/** The tokens that belong to each colour: up to the middle joint ("and", a comma) before the next one. */
function partsOf(tokens: readonly Token[], colours: readonly ColourMention[]): [number, number][] {
  const isStrong = ({ low }: Token): boolean => lexicon.is(low, "colour-joint");
  const isWeak = ({ low }: Token): boolean => /^(?:on|over|against|atop)$/.test(low);
  const jointIn = (from: number, to: number, find: "findIndex" | "findLastIndex"): number => {
    const [strong = -1, weak = -1] = [isStrong, isWeak].map((isJoint) =>
      tokens[find]((token, at) => at >= from && at < to && isJoint(token)),
    );
    return strong >= 0 ? strong : weak;
  };
  return colours.map((mention, index) => {
    const before = colours[index - 1];
    const after = colours[index + 1];
    const left = before === undefined ? 0 : before.at + before.length;
    const start = before === undefined ? 0 : Math.max(jointIn(left, mention.at, "findLastIndex"), left);
    const right = mention.at + mention.length;
    const end = after === undefined ? tokens.length : jointIn(right, after.at, "findIndex");
    return [start, end < 0 ? right : end];
  });
}

const CHANGE_WORDS_MAX = 2;

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
  const strong = nearest(roleWords, tokens, mention.at, [from, to]);
  // "Sky blue for the layout": a preposition gives the colour to the page.
  const given = tokens
    .slice(right, to)
    .map(({ low }) => low)
    .join(" ");
  return strong ?? (/^(?:for|to|on|as)\b.*\b(?:layout|pages?|screens?|layer|surface)\b/.test(given) ? "background" : null);
}

/** What each colour is for. The weak words decide only where another colour is for something else. */
function rolesOf(tokens: readonly Token[], colours: readonly ColourMention[]): (Role | null)[] {
  const parts = partsOf(tokens, colours);
  const part = (index: number): [number, number] => parts[index] ?? [0, tokens.length];
  const strong = colours.map((mention, index) => roleIn(tokens, mention, part(index)));
  const weak = colours.map((mention, index) => strong[index] ?? nearest(weakRoleWords, tokens, mention.at, part(index)));
  return strong.map((role, index) => {
    const maybe = weak[index] ?? null;
    const differs = weak.some((other, at) => at !== index && other !== null && other !== maybe);
    return role ?? (differs ? maybe : null);
  });
}

/** Whether a word says that a sentence is about looks. */
function namesLooks({ low }: Token): boolean {
  return roleWords.has(low) || themed.test(low) || lexicon.is(low, "colour-term");
}

/** Whether a sentence speaks of looks at all: else its colours are those of things. */
function speaksOfLooks(tokens: readonly Token[], colours: readonly ColourMention[]): boolean {
  // "Goes from green to amber", "late ones turn red": how something changes is no colour of the app.
  if (colours.some(({ at }) => tokens.slice(Math.max(0, at - CHANGE_WORDS_MAX), at).some(({ low }) => lexicon.is(low, "colour-change"))))
    return false;
  if (tokens.some(namesLooks)) return true;
  const coloured = new Set(colours.flatMap(({ at, length }) => Array.from({ length }, (_, offset) => at + offset)));
  // "Cute pink".
  const isOfLook = ({ low }: Token): boolean => lookVocabulary.has(low) || styleOf(low, "") !== null || !/\p{L}/u.test(low);
  if (tokens.every((token, at) => coloured.has(at) || isOfLook(token))) return true;
  return colours.some((mention) => isOfTheApp(tokens, mention)) || endsInColour(tokens, colours, coloured);
}

/** "A blue website", "should look green". */
function isOfTheApp(tokens: readonly Token[], { at, length }: ColourMention): boolean {
  return lexicon.is(tokens[at + length]?.low, "look-target") || /^looks?$/.test(tokens[at - 1]?.low ?? "");
}

/** "…, in teal", "… in navy and cream" at the very end. */
function endsInColour(tokens: readonly Token[], colours: readonly ColourMention[], coloured: ReadonlySet<number>): boolean {
  const first = colours[0];
  if (first === undefined || !/^(?:in|all)$/.test(tokens[first.at - 1]?.low ?? "") || isOfSome(tokens, first)) return false;
  return tokens
    .slice(first.at)
    .every((token, offset) => coloured.has(first.at + offset) || !/\p{L}/u.test(token.low) || token.low === "and");
}

/** "Who is behind in red", "overdue ones in red": some of the rows are to stand out. */
function isOfSome(tokens: readonly Token[], { at }: ColourMention): boolean {
  const before = tokens.slice(0, at - 1);
  const clause = before.slice(before.findLastIndex(({ low }) => low === ",") + 1);
  return clause.some(({ low }) => lexicon.is(low, "some-of-them"));
}

/** Of two colours that were given to nothing, the page takes the lighter one, and black before any. */
function isPageOf(colour: NamedColour, other: NamedColour | undefined): boolean {
  if (other === undefined) return luminance(colour.hex) > 0.8;
  if (colour.hex === "#000000" || other.hex === "#000000") return colour.hex === "#000000" && luminance(other.hex) < 0.9;
  return luminance(colour.hex) > luminance(other.hex);
}

function readColours(tokens: readonly Token[], look: Look): Set<number> {
  const colours = coloursIn(tokens);
  const taken = new Set<number>();
  if (!speaksOfLooks(tokens, colours)) return taken;
  const roles = rolesOf(tokens, colours);
  const free = colours.filter((_, index) => roles[index] === null).map(({ colour }) => colour);
  colours.forEach(({ at, length, colour }, index) => {
    const other = free.find((candidate) => candidate !== colour);
    const open = look.background === null && isPageOf(colour, other) ? "background" : "components";
    const role = roles[index] ?? (look[open] === null ? open : open === "background" ? "components" : "background");
    // The first colour that is given to a role keeps it.
    look[role] ??= colour;
    if (tokens[at - 1]?.low === "in") taken.add(at - 1);
    for (let place = at; place < at + length; place += 1) taken.add(place);
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
  for (const at of taken) {
    grow(at, 1);
    grow(at, -1);
  }
}

/** "If the weight drops show it in red": a colour that depends on something is none of the app. */
function isConditional(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ low }) => /^(?:if|when|whenever|whether|unless)$/.test(low));
  // "Blue if you can".
  return at >= 0 && !/^(?:possible|you|that's|at)$/.test(tokens[at + 1]?.low ?? "possible") && !tokens.some(namesLooks);
}

/** The look with what a sentence says of it, and the sentence without that. */
export function readLook(sentence: Sentence, { text, look: before }: Pick<FirstPass, "text" | "look">): { look: Look; rest: Sentence } {
  const { tokens } = sentence;
  const look = { ...before };
  if (isConditional(tokens)) return { look, rest: sentence };
  const taken = readColours(tokens, look);
  const colours = taken.size;
  readStyle(tokens, look, taken);
  if (taken.size === 0) return { look, rest: sentence };
  const isAside = colours > 0 && !tokens.some(namesLooks) && tokens.some((token, at) => !taken.has(at) && !lookVocabulary.has(token.low));
  if (!isAside) spread(tokens, taken);
  const places = [...taken].toSorted((a, b) => a - b);
  const phrases = [...look.phrases, quote(text, tokens.slice(places[0], (places.at(-1) ?? 0) + 1))];
  const left = tokens.filter((_, at) => !taken.has(at));
  const content = left.filter((token) => /\p{L}/u.test(token.low) && !lookVocabulary.has(token.low));
  return { look: { ...look, phrases }, rest: { ...sentence, tokens: content.length === 0 ? [] : left } };
}
