// "Make it green", "use a dark red theme", "a bit darker", "rounded corners": words about the look and nothing else.
import { lexicon } from "../../knowledge/words/lexicon.ts";
import { emptyParsedPrompt } from "../../reader/parse/parsed-prompt.ts";
import { readLook } from "../../reader/parse/description/read-look.ts";
import { lookVocabulary, roleWords } from "../../reader/lexicon/look.ts";
import type { Token } from "../../reader/text/token.ts";
import type { Edit } from "../edits/edit.ts";
import { lowText, plain, unwritten } from "./words/tokens.ts";
import type { ClauseContext } from "./words/clauses.ts";

const shades = [
  [/^(?:darker|deeper)$/, "darker"],
  [/^(?:lighter|brighter|paler)$/, "lighter"],
] as const;

function shadeOf(word: string | undefined): "darker" | "lighter" | undefined {
  return shades.find(([pattern]) => pattern.test(word ?? ""))?.[1];
}

/** "Blue instead of orange": what it was is not what it should be. */
function wanted(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex((token, place) => token.low === "instead" || (token.low === "rather" && tokens[place + 1]?.low === "than"));
  return at < 0 ? [...tokens] : tokens.slice(0, at);
}

/** The button that every app has. */
const switching =
  /\b(?:dark|light) ?-?(?:mode|theme|scheme)? (?:toggle|switch|button)\b|\b(?:toggle|switch|button) (?:for|between|to) (?:the )?(?:dark|light)\b/;

function readShade(tokens: readonly Token[]): Edit | null {
  const at = tokens.findIndex((token) => shadeOf(token.low) !== undefined);
  const shade = shadeOf(tokens[at]?.low);
  if (shade === undefined) return null;
  const roles = tokens.map((token) => roleWords.get(token.low)).filter((role) => role !== undefined);
  const told = tokens.every(
    (token, place) =>
      place === at || lexicon.is(token.low, "look-phrase") || lookVocabulary.has(token.low) || /^(?:colou?r)/.test(token.low),
  );
  const part = roles[0] ?? (tokens.some((token) => lexicon.is(token.low, "colour-noun")) ? "components" : null);
  return told ? { kind: "restyle", look: {}, shade, part } : null;
}

/** The look that the words ask for; null where they are about anything else. */
export function readLookChange({ text }: ClauseContext, all: readonly Token[]): Edit | null {
  const tokens = wanted(all);
  if (tokens.some((token) => lexicon.is(token.low, "look-refusal"))) return null;
  const said = lowText(tokens);
  if (switching.test(said))
    return { kind: "refuse", reason: "The button at the top of the app switches between light and dark colours already." };
  if (/\bfollows? (?:the )?(?:system|device)\b/.test(said)) return { kind: "restyle", look: { scheme: "system" } };
  // "A coffee" and "a salmon" are things to have; as colours they stand beside a word for what they colour.
  if (/^an?$/.test(tokens[0]?.low ?? "") && plain(tokens).length === 2) return null;
  const shade = readShade(tokens);
  if (shade !== null) return shade;
  const parsed = emptyParsedPrompt(text);
  // The word "theme" at the end says that colours are meant; whatever else is in the words makes them no look.
  const rounded = tokens.map((token, at) =>
    token.low === "round" && !/^(?:corners|buttons)$/.test(tokens[at + 1]?.low ?? "") ? { ...token, low: "rounded" } : token,
  );
  const rest = readLook({ tokens: [...rounded, { ...unwritten("theme"), speech: "noun" }], bullet: false }, parsed).tokens.filter((token) =>
    /[\p{L}\p{N}]/u.test(token.text),
  );
  const left = rest.filter((token) => !lookVocabulary.has(token.low) && !lexicon.is(token.low, "look-phrase"));
  const { phrases, ...look } = parsed.look;
  if (phrases.length === 0 || left.length > 0) return null;
  const light = /\blight (?:mode|theme|scheme|colou?rs)\b|\b(?:it|app) light$/.test(said) && look.components === null;
  return { kind: "restyle", look: { ...look, phrases, scheme: light ? "light" : look.scheme } };
}
