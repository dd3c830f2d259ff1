// How a check answers a question of a round.
import type { CheckStep, Target } from "../../../schema/check.ts";
import type { Question } from "../questions/read-subject.ts";

/** Where the question stands, whether it is answered right, and whether it is the last one of its round. */
export interface AnswerCall {
  within: Target;
  isRight: boolean;
  isLast: boolean;
}

/** Answers a question, sees what is said of it, and goes on. */
export function answerSteps(question: Question, { within, isRight, isLast }: AnswerCall): CheckStep[] {
  const right = question.options[question.right] ?? "";
  const chosen = isRight ? right : (question.options[(question.right + 1) % 4] ?? "");
  const answers: Target = { role: "group", name: "Answers", within };
  return [
    { do: "expectVisible", target: { role: "heading", name: question.prompt, within } },
    { do: "click", target: { role: "button", name: chosen, exact: true, within: answers } },
    { do: "expectVisible", target: { role: "status", text: isRight ? "Right!" : `The right answer is: ${right}`, within } },
    { do: "expectVisible", target: { role: "status", text: question.explanation, within } },
    { do: "click", target: { role: "button", name: isLast ? "See the result" : "Next question", exact: true, within } },
  ];
}
