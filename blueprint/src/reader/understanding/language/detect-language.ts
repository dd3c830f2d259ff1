// The language of a first sentence. The detector alone calls short English prompts with borrowed words ("pomodoro timer")
// foreign, so it is only believed where most of the words are not English ones. Measured in `detect-language.test.ts`.
import { languageDetector } from "../../../knowledge/large-packages.ts";
import { isEnglishWord } from "../spelling/is-english-word.ts";

/** Where more than this share of the words is English, the text is. */
const ENGLISH_SHARE = 0.75;
const CHARACTERS_MAX = 2000;
const FOREIGN_SCRIPT_SHARE = 0.3;

const quotedOrTechnical = /"[^"\n]*"|\bhttps?:\S+|\S+@\S+|#[0-9a-f]{3,8}\b/gi;

/** The code (ISO 639-1) of the language that a cleaned text is written in; `en` where nothing speaks against it. */
export function detectLanguage(text: string): string {
  const said = text.slice(0, CHARACTERS_MAX).replace(quotedOrTechnical, " ");
  const letters = said.match(/\p{L}/gu) ?? [];
  const foreign = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter));
  if (letters.length > 0 && foreign.length / letters.length >= FOREIGN_SCRIPT_SHARE) return languageOf(said.replace(/[a-z]+/gi, " "));
  const words = said.match(/\p{L}[\p{L}'’-]+/gu) ?? [];
  if (words.length < 2 || englishShare(words) > ENGLISH_SHARE || (words.length === 2 && words.some(isEnglishWord))) return "en";
  const found = languageDetector().detect(said.toLowerCase());
  return found.language !== "" && found.isReliable() ? found.language : "en";
}

function languageOf(text: string): string {
  const { language } = languageDetector().detect(text);
  return language === "" ? "en" : language;
}

/** The share of English words. A capitalised word may be a name ("a Trello clone") and only counts where all of them are. */
function englishShare(words: readonly string[]): number {
  const plain = words.filter((word) => /^\p{Ll}/u.test(word));
  const counted = plain.length > 0 ? plain : words;
  return counted.filter(isEnglishWord).length / counted.length;
}
