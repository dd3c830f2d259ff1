// A quiz: questions of the bank one at a time, with the right answer and the reason at once, a result and the best score;
// beside it the bank itself, from which topics and single questions are chosen.
import type { CheckStep } from "../../../../schema/check.ts";
import { element, imported, literal } from "../../../../project/code/expression.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { FeatureCheck, Unit } from "../../../unit/unit.ts";
import type { Question } from "../../questions/read-subject.ts";
import { subjectFor, subjectOf } from "../../questions/question-bank.ts";
import { questionsModule, questionsOf } from "../../questions/questions-module.ts";
import { answerSteps } from "../../play/answer-steps.ts";
import { pagePath } from "../../play/page-path.ts";
import { ROUND_SIZE } from "./round-size.ts";

export const quizUnit: Unit<FeatureOf<"quiz">> = {
  draft: ({ id, phrase, words, prompt, title, about }) => {
    const subject = subjectFor({ words, prompt, title });
    const page = { id: "practice", title: "Practice", icon: "CircleQuestionMark", intro: "Answer, see why, and beat your best score." };
    return {
      feature: { kind: "quiz", id, phrase, subject: subject.id, title: `${subject.title} quiz` },
      places: [
        about === "" ? { block: "round", on: "home", at: "top" } : { block: "round", on: "page", page },
        { block: "bank", on: "page", page },
      ],
    };
  },
  compose: ({ feature }) => {
    const subject = subjectOf(feature.subject);
    const questions = questionsOf(subject);
    return {
      modules: [questionsModule(subject)],
      blocks: {
        round: { element: element(imported("@/components/learning/quiz/quiz", "Quiz"), { title: literal(feature.title), questions }) },
        bank: { element: element(imported("@/components/learning/quiz/question-bank", "QuestionBank"), { questions }) },
      },
    };
  },
  checks: ({ project, feature }) => {
    const { questions } = subjectOf(feature.subject);
    return [
      playCheck(questions.slice(0, ROUND_SIZE), pagePath(project, `${feature.id}/round`)),
      bankCheck(questions, pagePath(project, `${feature.id}/bank`)),
    ];
  },
};

function playCheck(questions: readonly Question[], path: string): FeatureCheck {
  const quiz = { role: "region", name: "quiz" } as const;
  const [first, ...rest] = questions;
  const steps: CheckStep[] = first === undefined ? [] : answerSteps(first, { within: quiz, isRight: false, isLast: false });
  return {
    title: "Quiz questions can be answered one by one, each answer is explained, and the score and the best score are shown",
    steps: [
      { do: "open", path },
      ...steps,
      ...rest.flatMap((question, at) => answerSteps(question, { within: quiz, isRight: true, isLast: at === rest.length - 1 })),
      { do: "expectVisible", target: { role: "status", text: `${rest.length} of ${questions.length} right`, within: quiz } },
      { do: "expectVisible", target: { role: "listitem", within: { role: "list", name: "Mistakes" }, text: first?.prompt ?? "" } },
      { do: "reload" },
      { do: "expectVisible", target: { text: `Best score: ${rest.length} of ${questions.length}` } },
      { do: "expectVisible", target: { text: `Question 1 of ${questions.length}`, within: quiz } },
    ],
  };
}

function bankCheck(questions: readonly Question[], path: string): FeatureCheck {
  const bank = { role: "region", name: "Question bank" } as const;
  const list = { role: "list", name: "Questions", exact: true, within: bank } as const;
  const last = questions.at(-1);
  const own = questions.filter(({ topic }) => topic === last?.topic);
  if (!last) return { title: "The question bank can be browsed", steps: [{ do: "open", path }] };
  return {
    title: "Questions of the bank can be browsed by topic, selected and practised",
    steps: [
      { do: "open", path },
      { do: "expectCount", target: { role: "listitem", within: list }, atLeast: questions.length, atMost: questions.length },
      { do: "click", target: { role: "button", name: last.topic, exact: true, within: bank } },
      { do: "expectCount", target: { role: "listitem", within: list }, atLeast: own.length, atMost: own.length },
      { do: "click", target: { role: "button", name: `Show answer: ${last.prompt}`, within: bank } },
      { do: "expectVisible", target: { text: last.explanation, within: bank } },
      { do: "setChecked", target: { role: "checkbox", name: last.prompt, within: bank }, checked: true },
      { do: "click", target: { role: "button", name: "Practise 1 selected question", exact: true, within: bank } },
      ...answerSteps(last, { within: bank, isRight: true, isLast: true }),
      { do: "expectVisible", target: { role: "status", text: "1 of 1 right", within: bank } },
      { do: "click", target: { role: "button", name: "Back to all questions", exact: true, within: bank } },
      { do: "expectVisible", target: list },
    ],
  };
}
