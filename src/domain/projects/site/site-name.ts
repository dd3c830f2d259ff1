// A project's site has its own name from the start, so that its address is known before it is built: the most
// significant words of the prompt, and random characters that make it unique and prevent reserved names.
import { BASE32, randomText } from "../../../lib/crypto/secrets.ts";

const LENGTH_MAX = 40;
const WORDS_MAX = 4;
const RANDOM_CHARACTERS = 5;

const FILLER = new Set(
  (
    "a an the my our your their his her its this that these those some any all each every me us you them it i we " +
    "and or but with without for from of to in on at by as into about where when which who what how so can could should would will " +
    "make build create generate design develop write want need like please give let have has be is are do " +
    "app apps application applications web website site page tool simple new nice good small called named"
  ).split(" "),
);

/**
 * A new name for a project's site: a DNS label of at most 40 characters a–z, 0–9 and single hyphens, ending in random
 * characters. Works for any prompt.
 */
export function newSiteName(prompt: string): string {
  return `${slug(prompt)}-${randomText(BASE32, RANDOM_CHARACTERS)}`;
}

function slug(prompt: string): string {
  const plain = prompt
    .slice(0, 2_000)
    .normalize("NFKD")
    .replace(/\p{Diacritic}|['’]/gu, "")
    .toLowerCase();
  const words = plain.match(/[a-z0-9]+/g) ?? [];
  const significant = words.filter((word) => word.length > 1 && word.length <= 20 && !FILLER.has(word)).slice(0, WORDS_MAX);
  const roomForWords = LENGTH_MAX - RANDOM_CHARACTERS - 1;
  const fitting = significant.filter((_, index) => significant.slice(0, index + 1).join("-").length <= roomForWords);
  return fitting.join("-") || "app";
}
