// A simulated exam: all questions on one paper against the clock, submitted once, then the score against the pass mark
// and an analysis of the mistakes by topic. Every attempt is kept and can be opened again.
import type { CheckStep } from "../../../../schema/check.ts";
import { element, imported, literal, object } from "../../../../project/code/expression.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { Unit } from "../../../unit/unit.ts";
import { pagePath } from "../../play/page-path.ts";
import type { Question } from "../../questions/read-subject.ts";
import { subjectFor, subjectOf } from "../../questions/question-bank.ts";
import { questionsModule, questionsOf } from "../../questions/questions-module.ts";

export const examUnit: Unit<FeatureOf<"exam">> = {
  draft: ({ id, phrase, words, prompt, title }) => {
    const subject = subjectFor({ words, prompt, title });
    const minutes = Number(/\b(\d{1,3})[- ]minutes?\b[^.]*\b(?:exam|test)/.exec(prompt)?.[1] ?? 15);
    const passPercent = Number(/\bpass(?:ing)?\b[^.]{0,30}?\b(\d{2,3})\s?(?:%|percent)/.exec(prompt)?.[1] ?? 75);
    return {
      feature: {
        ...{ kind: "exam", id, phrase, subject: subject.id, title: `${subject.title} exam` },
        ...{ minutes: Math.max(1, minutes), passPercent: Math.min(100, passPercent) },
      },
      places: [
        {
          block: "exam",
          on: "page",
          page: { id: "exam", title: "Exam", icon: "GraduationCap", intro: "As in the real exam: one paper, one clock." },
        },
      ],
    };
  },
  compose: ({ feature }) => {
    const subject = subjectOf(feature.subject);
    const rules = object({ minutes: literal(feature.minutes), passPercent: literal(feature.passPercent) });
    const exam = imported("@/components/learning/exam/exam", "Exam");
    return {
      modules: [questionsModule(subject)],
      blocks: { exam: { element: element(exam, { title: literal(feature.title), questions: questionsOf(subject), rules }) } },
    };
  },
  checks: ({ project, feature }) => {
    const { questions } = subjectOf(feature.subject);
    const [unanswered, wrong, ...right] = questions;
    if (!unanswered || !wrong) return [];
    const percent = (right.length / questions.length) * 100;
    const score = `${right.length} of ${questions.length}`;
    const verdict = percent >= feature.passPercent ? "Passed" : "Not passed";
    return [
      {
        title: "A simulated exam can be taken and submitted, its score is kept, and its mistakes are analysed with the right answers",
        steps: [
          { do: "open", path: pagePath(project, `${feature.id}/exam`) },
          { do: "click", target: { role: "button", name: "Start exam", exact: true } },
          choose(wrong, (wrong.right + 1) % 4),
          ...right.map((question) => choose(question, question.right)),
          { do: "click", target: { role: "button", name: "Submit exam", exact: true } },
          { do: "expectVisible", target: { role: "alert", text: "1 question is unanswered" } },
          { do: "reload" },
          { do: "expectVisible", target: { text: `${questions.length - 1} of ${questions.length} answered` } },
          { do: "click", target: { role: "button", name: "Submit exam", exact: true } },
          { do: "click", target: { role: "button", name: "Submit anyway", exact: true } },
          { do: "expectVisible", target: { role: "status", text: verdict } },
          ...analysisSteps(wrong),
          { do: "expectVisible", target: { role: "listitem", text: "You gave no answer", within: { role: "list", name: "Mistakes" } } },
          { do: "reload" },
          { do: "expectVisible", target: { role: "listitem", text: score, within: { role: "list", name: "Exam scores" } } },
          { do: "click", target: { role: "button", name: "Error analysis", exact: true } },
          ...analysisSteps(wrong),
        ],
      },
    ];
  },
};

function choose(question: Question, option: number): CheckStep {
  const within = { role: "group", name: question.prompt } as const;
  return { do: "setChecked", target: { role: "radio", name: question.options[option] ?? "", exact: true, within }, checked: true };
}

function analysisSteps(question: Question): CheckStep[] {
  const mistakes = { role: "list", name: "Mistakes" } as const;
  return [
    { do: "expectVisible", target: { role: "listitem", text: `Right answer: ${question.options[question.right]}`, within: mistakes } },
    { do: "expectVisible", target: { text: question.explanation, within: mistakes } },
  ];
}
