import { colourNamed } from "../../../knowledge/colours.ts";
import { englishSpeller } from "../../../knowledge/large-packages.ts";
import { products } from "../../parse/product-kinds/products.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { singularWord } from "../../../knowledge/words/inflect.ts";
import { lexiconWords } from "./lexicon-words.ts";

/** Names of products are words too: "an app like uber", "tetris". */
const productWords: ReadonlySet<string> = new Set(products.flatMap(({ names }) => names.flatMap((name) => name.split(" "))));

/** Whether a word is English: of our lexicons, or of the dictionary, as it is written, in lower case or as a name. */
export function isEnglishWord(word: string): boolean {
  const low = word.toLowerCase();
  if (lexiconWords.has(low) || lexiconWords.has(singularWord(low)) || productWords.has(low) || colourNamed(low) !== null) return true;
  if (lexicon.is(low, "british-word") || lexicon.is(singularWord(low), "british-word")) return true;
  const name = low.replace(/^./, (letter) => letter.toUpperCase());
  return (
    [word, low, name, asAmerican(low)].some((form) => englishSpeller().correct(form)) ||
    isCompound(low) ||
    isSolidCompound(low) ||
    isDerived(low)
  );
}

const PREFIXED = new RegExp(`^(?:${lexicon.words("word-prefix").join("|")})-?(\\p{L}{4,})$`, "u");

/** "Prewashed", "rammer", "wormers": made of an English word as anybody makes them. */
function isDerived(low: string): boolean {
  const prefixed = PREFIXED.exec(low)?.[1];
  if (prefixed !== undefined && englishSpeller().correct(prefixed)) return true;
  const stem = /^(\p{L}{3,}?)(?:ers?)$/u.exec(low)?.[1];
  if (stem === undefined) return false;
  // "Ram-mer": one vowel and one consonant are doubled; "scan-er" is a slip.
  const single = /[^aeiou]([aeiou])([bdgklmnprt])\2$/.test(stem) ? stem.slice(0, -1) : null;
  const isShort = /(?:^|[^aeiou])[aeiou][bdgklmnprt]$/.test(stem);
  return single === null ? !isShort && englishSpeller().correct(stem) : englishSpeller().correct(single);
}

const isWord = (part: string): boolean => lexiconWords.has(part) || englishSpeller().correct(part);

/** "Sign-up", "e-mail's": a compound is English where its parts are. */
function isCompound(low: string): boolean {
  const parts = low.split(/[-'/]/).filter((part) => part.length > 1);
  return parts.length > 1 && parts.every(isWord);
}

/** "Setlist", and also "studnets": written as one word, two words may be one by chance. */
export function isSolidCompound(low: string): boolean {
  if (lexiconWords.has(low) || englishSpeller().correct(low)) return false;
  return Array.from({ length: Math.max(0, low.length - 5) }, (_, at) => at + 3).some(
    (at) => isWord(low.slice(0, at)) && low.length - at > 3 && isWord(low.slice(at)),
  );
}

const britishForms: readonly (readonly [british: RegExp, american: string])[] = [
  [/our/, "or"],
  [/is(?=(?:e|ed|es|er|ers|ing|ation|ations)$)/, "iz"],
  [/yse/, "yze"],
  [/tre(?=s?$)/, "ter"],
  [/ogue(?=s?$)/, "og"],
  [/ll(?=(?:ed|ing|er|ers)$)/, "l"],
  [/ence(?=s?$)/, "ense"],
];

/** The American spelling of a British word; the dictionary has that one. */
function asAmerican(low: string): string {
  return britishForms.reduce((word, [british, american]) => word.replace(british, american), low);
}
