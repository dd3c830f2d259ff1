// The question to somebody who writes in another language than English: in their language, with what works without a
// language model and what with one.
import { z } from "zod";
import { readDataFolder } from "../../../knowledge/data/data-files.ts";
import type { Question } from "../../../schema/reading.ts";
import { connectModel } from "../connect-model.ts";
import { detectLanguage } from "./detect-language.ts";

const Texts = z.strictObject({
  language: z.string().length(2),
  /** What can be done without a language model. */
  only: z.string(),
  /** What a language model would do, and how one is connected. */
  connect: z.string(),
  /** What a language model would do, where one is connected already. */
  choose: z.string(),
  /** Said of every further text in that language. */
  again: z.string(),
  /** Said of a change to a finished app that is asked for in that language. */
  change: z.string(),
});

const textsByLanguage = new Map(readDataFolder("understanding/languages", Texts).map((texts) => [texts.language, texts]));
const names = new Intl.DisplayNames("en", { type: "language" });

/** Asks for an English sentence where a cleaned text is in another language; null for English. `turn`: how often something was asked before. */
export function foreignQuestion(text: string, { turn, isModelConnected }: { turn: number; isModelConnected: boolean }): Question | null {
  const language = detectLanguage(text);
  if (language === "en") return null;
  const texts = textsByLanguage.get(language) ?? englishTexts(language, isModelConnected);
  const first = `${texts.only} ${isModelConnected ? texts.choose : texts.connect}`;
  return { id: `language-${turn}`, text: turn === 0 ? first : texts.again, options: [], allowsOther: true };
}

/** What is said to a cleaned message about a finished app in another language; null for English. */
export function foreignReply(text: string): string | null {
  const language = detectLanguage(text);
  return language === "en" ? null : (textsByLanguage.get(language) ?? englishTexts(language, false)).change;
}

function englishTexts(language: string, isModelConnected: boolean): z.infer<typeof Texts> {
  const name = names.of(language) ?? "another language";
  const only = `This looks like ${name}, and without a language model I understand English only. Describe in one English sentence what the app should keep, show or do.`;
  const change = `This looks like ${name}, and without a language model I understand English only. Nothing changed; say in a short English sentence what should be different, such as “make the text bigger”.`;
  const model = connectModel(isModelConnected);
  return { language, only, connect: model, choose: model, again: `I cannot read ${name}. A short English sentence is enough.`, change };
}
