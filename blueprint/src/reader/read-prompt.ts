// From a prompt to a reading: a blueprint with an account of every phrase, or one question when it names nothing to build
// or something that cannot be built. The last answer says what to build; the prompt may still say how it should look.
import type { Prompt, Question, Reading } from "../schema/reading.ts";
import { readBrief } from "./brief/read-brief.ts";
import { type Draft, draftBlueprint } from "./draft/draft-blueprint.ts";
import { findGenre } from "./genres/find-genre.ts";
import { isFeatureAct } from "./lexicon/acts.ts";
import { askInstead, insteadIds } from "./products/ask-instead.ts";
import { findProduct } from "./products/find-product.ts";
import { isSpecification } from "./specification/is-specification.ts";
import { readSpecification } from "./specification/read-specification.ts";
import { cleanText } from "./text/clean-text.ts";

const whatToBuild: Question = {
  id: "what-to-build",
  text: "What should the app keep track of?",
  options: [
    "A recipe box with ratings and a shopping list",
    "A to-do list with due dates",
    "An expense tracker with monthly totals",
    "A reading list with ratings",
    "A habit tracker",
  ],
  allowsOther: true,
};

/** The texts to read, best first: an answer with the prompt's look, then the answer alone. */
function textsOf(prompt: Prompt, answer: string | undefined, isProduct: boolean): string[] {
  if (answer === undefined) return [prompt.text];
  const styled = isProduct ? readBrief(cleanText(prompt.text)).look.phrases.join(". ") : prompt.text;
  return [`${answer}.\n${styled}`, answer];
}

/** Drafts what a cleaned text asks for: ask by ask where it specifies a product, else by what it says of the things that are kept. */
function draftOf(text: string): Draft | null {
  if (!isSpecification(text)) return draftBlueprint(readBrief(text));
  const brief = readSpecification(text);
  return draftBlueprint(brief, findGenre(brief));
}

/** Drafts a product that is no data application: of a known genre, or made of features. Null for one that we do not build. */
function draftProduct(text: string): Draft | null {
  const brief = readSpecification(text);
  const genre = findGenre(brief);
  return genre === null && !brief.wishes.some(({ act }) => isFeatureAct(act)) ? null : draftBlueprint(brief, genre);
}

/** Reads a prompt, with the answers given so far. Any text gives a valid reading, the same text always the same. */
export function readPrompt(prompt: Prompt): Reading {
  const asked = new Set<string>([whatToBuild.id, ...insteadIds]);
  const answers = prompt.answers.filter((answer) => asked.has(answer.question));
  const refused = answers.filter((answer) => answer.question !== whatToBuild.id).length;
  const answer = answers.at(-1)?.answer;
  const wished = cleanText(answer ?? prompt.text);
  const product = answer === undefined && isSpecification(wished) ? null : findProduct(wished);
  const made = product === null || product.keeps ? null : draftProduct(wished);
  if (made !== null && made.blueprint.features.length > 0) return { outcome: "blueprint", ...made };
  const insist = product !== null && refused >= insteadIds.length;
  if (product !== null && !product.keeps && !insist) return { outcome: "questions", questions: [askInstead(wished, product, refused > 0)] };
  // "A game to track my habits" is read as an app to track them.
  const spoken = product?.keeps === true ? product.phrase : "";
  for (const text of textsOf(prompt, answer, refused > 0)) {
    const draft = draftOf(cleanText(text).replace(spoken, spoken === "" ? "" : "app"));
    if (draft === null) continue;
    if (product === null) return { outcome: "blueprint", ...draft };
    const missing = draft.notUnderstood.filter((phrase) => phrase !== product.phrase);
    return { outcome: "blueprint", ...draft, notUnderstood: [product.phrase, ...missing], insteadOf: product.phrase };
  }
  return { outcome: "questions", questions: [whatToBuild] };
}
