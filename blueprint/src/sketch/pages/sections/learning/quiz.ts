// Questions of a quiz with their answers.
import { z } from "zod";
import { QUIZ_RESULT } from "../../../../features/learning/practice/quiz/quiz-schema.ts";
import { OWN } from "../../../../features/learning/questions/topic-in.ts";
import type { OwnQuestion } from "../../../../features/learning/questions/read-subject.ts";
import type { Section } from "../../../../schema/blueprint.ts";
import { addSketched } from "../../../drafting.ts";
import { asItems, asList, asNumber, asValues, asWords, asWordsUpTo, pick } from "../../../form/lenient.ts";
import type { SketchMember } from "../../../form/member.ts";
import type { SectionContext } from "../../section-context.ts";
import { draftSaves } from "./saves.ts";

/** Questions, each with its answers, of which `right` is the right one word for word. */
export const SketchQuiz = z
  .array(
    z.strictObject({
      question: z.string().trim().min(1).max(200),
      answers: z.array(z.string().trim().min(1).max(120)).min(2).max(6),
      right: z.string().trim().max(120),
      why: z.string().trim().max(400).default(""),
    }),
  )
  .max(30);
export type SketchQuiz = z.infer<typeof SketchQuiz>;

/** The member `quiz` of a section. */
export const quizMember: SketchMember = {
  key: "quiz",
  otherNames: ["quizQuestions"],
  guide: {
    text: '"quiz": [{"question": "Largest planet?", "answers": ["Mars", "Jupiter"], "right": "Jupiter", "why": "…"}].',
    isShort: false,
  },
  read: (said) => asItems(said).flatMap((one) => readQuestion(asValues(one) ?? {})),
};

function readQuestion(values: Readonly<Record<string, unknown>>): unknown[] {
  const question = asWordsUpTo(pick(values, "question", "prompt", "q", "text"), 200);
  const told = pick(values, "right", "correct", "answer", "correctAnswer", "solution");
  const wrong = asList(pick(values, "wrong", "wrongAnswers")).map(asWords);
  const listed = asList(pick(values, "answers", "options", "choices")).map(asWords);
  const answers = [...new Set(listed.length > 0 ? listed : [asWords(told), ...wrong])].filter((answer) => answer !== "").slice(0, 6);
  const at = /^[A-F]$/i.test(asWords(told)) ? asWords(told).toUpperCase().charCodeAt(0) - 65 : asNumber(told);
  const right = answers.includes(asWords(told)) ? asWords(told) : (answers[at ?? -1] ?? "");
  return question === "" || answers.length < 2 || right === ""
    ? []
    : [
        {
          question,
          answers: answers.map((answer) => answer.slice(0, 120)),
          right: right.slice(0, 120),
          why: asWordsUpTo(pick(values, "why", "explanation", "reason"), 400),
        },
      ];
}

/** The quiz as a part of the page. */
export function draftQuiz(quiz: SketchQuiz, { drafting, heading, wish, page, saves }: SectionContext): Section[] {
  const questions = quiz.flatMap(({ question, answers, right, why }, at): OwnQuestion[] => {
    const distinct = [...new Set(answers)];
    const position = distinct.indexOf(right);
    const isTwin = quiz.findIndex((other) => other.question === question) < at;
    return position < 0 || distinct.length < 2 || isTwin ? [] : [{ question, answers: distinct, right: position, why }];
  });
  if (questions.length < 2) {
    drafting.problems.push("A quiz needs at least two questions, each with two answers or more, of which “right” is one word for word.");
    return [];
  }
  const saved = draftSaves(drafting, saves, QUIZ_RESULT);
  const kept = saved.length === 0 ? {} : { saves: saved };
  const id = addSketched(drafting, { kind: "quiz", phrase: wish, options: { subject: OWN, title: heading ?? page, questions, ...kept } });
  return [{ kind: "feature", feature: id, block: "round" }];
}
