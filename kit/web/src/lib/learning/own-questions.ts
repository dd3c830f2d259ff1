// Questions that are typed in: each with its right answer and the wrong ones beside it.
import { readText, readTexts } from "../saved";
import { type Collection, type Stored, createCollection } from "../store";
import type { Question } from "./questions";

export interface OwnQuestion {
  prompt: string;
  right: string;
  wrong: readonly string[];
}

/** Opens the questions; a first visit has none. */
export function createOwnQuestions(): Collection<OwnQuestion> {
  return createCollection<OwnQuestion>({
    name: "questions",
    read: (saved) => {
      const own = {
        prompt: readText(saved["prompt"]),
        right: readText(saved["right"]),
        wrong: readTexts(saved["wrong"]),
      };
      return own.prompt === "" || own.right === "" || own.wrong.length === 0 ? null : own;
    },
    samples: () => [],
  });
}

/** The questions as a quiz asks them, the oldest first. The right answer stands at another place in each. */
export function quizQuestions(
  own: readonly Stored<OwnQuestion>[],
  { topic }: { topic: string },
): Question[] {
  return own.toReversed().map(({ id, prompt, right, wrong }, index) => {
    const others = [...new Set(wrong)].filter((answer) => answer !== right);
    const place = index % (others.length + 1);
    const options = [...others.slice(0, place), right, ...others.slice(place)];
    return { id, topic, prompt, options, right: place, explanation: "" };
  });
}
