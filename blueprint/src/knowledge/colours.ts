// Colours by their names, in `blueprint/data/colours`: those of CSS (Color Module Level 4) and what people say besides.
import { lexicon } from "./words/lexicon.ts";
import { z } from "zod";
import { readData } from "./data/data-files.ts";

const Colours = z.record(z.string().regex(/^[a-z]+$/), z.string().regex(/^#[0-9a-f]{6}$/));

const colours = new Map(["css", "spoken"].flatMap((file) => Object.entries(readData(`design/colours/${file}.json`, Colours))));

/** The names of CSS by those of other languages, from Unicode's annotations (`eval/pictograms/colour-words.ts`). */
const translated = readData("design/colours/translated.json", z.record(z.string(), z.record(z.string(), z.string())));

/** What a word before a colour does to it: how far it goes towards another colour. */
const shades: readonly (readonly [words: string, towards: string, part: number])[] = [
  ["dark,darker", "#000000", 0.42],
  ["deep,rich,midnight", "#000000", 0.28],
  ["light,lighter,soft,pastel,baby,powder", "#ffffff", 0.55],
  ["pale,misty,icy", "#ffffff", 0.72],
  ["muted,dusty,dusky,faded,subtle", "#8f8f8f", 0.45],
  ["bright,vivid,vibrant,electric,neon,hot,true,pure,royal,classic,warm,cool,bold,medium", "#ffffff", 0],
];
const byShade = new Map(shades.flatMap(([words, towards, part]) => words.split(",").map((word) => [word, { towards, part }] as const)));

function mixed(hex: string, { towards, part }: { towards: string; part: number }): string {
  const channel = (at: number): string =>
    Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * (1 - part) + Number.parseInt(towards.slice(at, at + 2), 16) * part)
      .toString(16)
      .padStart(2, "0");
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** A colour that is called by a known name with a shade before it ("dark coral") or its plain hue behind it ("lilac purple"); null for any other words. */
export function colourShaded([first = "", ...name]: readonly string[]): string | null {
  const change = byShade.get(first);
  const hex = colourNamed(name.join(""));
  if (hex === null) return null;
  if (change !== undefined) return mixed(hex, change);
  return lexicon.is(name.join(""), "plain-colour") ? colourNamed(first) : null;
}

/** The exact colour of a name in one word (`forestgreen`; `grey` and `gray` alike) or of a hexadecimal code, as `#rrggbb`; null for no colour. */
export function colourNamed(name: string): string | null {
  if (/^#[0-9a-f]{6}$/.test(name)) return name;
  if (/^#[0-9a-f]{3}$/.test(name)) return name.replace(/[0-9a-f]/g, "$&$&");
  return colours.get(name.replace("grey", "gray")) ?? null;
}

/** The colour that a label in this language (`en`, `de`) is the name of: `Purple`, `Dark blue`, `Rot`; null for any other label. */
export function colourLabelled(label: string, language: string): string | null {
  const words = label.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const [base = "en"] = language.split("-");
  const [only = ""] = words;
  if (base === "en") return colourNamed(words.join("")) ?? colourShaded(words);
  const named = Object.entries(translated[base] ?? {}).find(([name]) => words.length === 1 && isForm(only, name));
  return named === undefined ? null : colourNamed(named[1]);
}

/** Whether a word is a colour's name with another ending: `rotes`, `roja`. */
function isForm(word: string, name: string): boolean {
  const stem = name.length > STEM_MIN ? name.slice(0, -1) : name;
  return word === name || (word.startsWith(stem) && word.length - stem.length <= ENDING_MAX && name.length >= STEM_MIN);
}

const STEM_MIN = 3;
const ENDING_MAX = 2;
