// From a prompt to a reading: a blueprint with an account of every phrase, or one question when it names nothing to build.
import type { Prompt, Question, Reading } from "../schema/reading.ts";
import { readBrief } from "./brief/read-brief.ts";
import { draftBlueprint } from "./draft/draft-blueprint.ts";
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

/** Reads a prompt, with the answers given so far. Any text gives a valid reading, the same text always the same. */
export function readPrompt(prompt: Prompt): Reading {
  const answers = prompt.answers.filter((answer) => answer.question === whatToBuild.id).map((answer) => answer.answer);
  // The answer says what to build; the prompt may still say how it should look.
  const texts = answers.length === 0 ? [prompt.text] : [`${answers.at(-1) ?? ""}.\n${prompt.text}`, answers.at(-1) ?? ""];
  for (const text of texts) {
    const draft = draftBlueprint(readBrief(cleanText(text)));
    if (draft !== null) return { outcome: "blueprint", ...draft };
  }
  return { outcome: "questions", questions: [whatToBuild] };
}
