import { englishSpeller } from "../../../knowledge/large-packages.ts";
import { singularWord } from "../../text/inflect.ts";
import { lexiconWords } from "./lexicon-words.ts";

/** Whether a word is English: of our lexicons, or of the dictionary, as it is written or in lower case. */
export function isEnglishWord(word: string): boolean {
  const low = word.toLowerCase();
  if (lexiconWords.has(low) || lexiconWords.has(singularWord(low))) return true;
  const speller = englishSpeller();
  return speller.correct(word) || speller.correct(low) || isCompound(low);
}

/** "Sign-up", "e-mail's": a compound is English where its parts are. */
function isCompound(low: string): boolean {
  const parts = low.split(/[-'/]/).filter((part) => part.length > 1);
  return parts.length > 1 && parts.every((part) => lexiconWords.has(part) || englishSpeller().correct(part));
}
