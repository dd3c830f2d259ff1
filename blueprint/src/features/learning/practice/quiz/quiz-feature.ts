// A quiz: questions of the bank one at a time, with the right answer and the reason at once, a result and the best score;
// beside it the bank itself, from which topics and single questions are chosen. An exam asks all questions on one paper
// against the clock, and says afterwards whether it was passed and what was wrong.
import { z } from "zod";
import { pageOf } from "../../../definition/page-of.ts";
import { element, imported, invoke, type Properties } from "../../../../project/code/expression.ts";
import type { CheckStep, Target } from "../../../../schema/check.ts";
import { defineFeature, type FeatureCheck, onPage, type Place } from "../../../definition/define-feature.ts";
import { GENERAL, subjectFor, subjectOf } from "../../questions/question-bank.ts";
import type { FeatureParts } from "../../../definition/feature-parts.ts";
import { keptIn } from "../../../definition/kit-parts.ts";
import { capitalise, inSentence } from "../../../../model/names.ts";
import { OWN, unknownTopicIn } from "../../questions/topic-in.ts";
import { keptQuestions } from "../../questions/kept-questions.ts";
import type { Question } from "../../questions/read-subject.ts";
import { featureSchema } from "../../../../schema/feature.ts";

/** Questions one at a time with feedback at once; with `exam` also all of them against the clock, with a pass mark. `subject` is one of the question bank. */
const QuizFeature = featureSchema("quiz", {
  subject: z.string(),
  title: z.string(),
  exam: z
    .strictObject({ minutes: z.int().min(1), passPercent: z.int().min(1).max(100) })
    .nullable()
    .default(null),
});
type QuizFeature = z.infer<typeof QuizFeature>;

/** With which words an exam is asked for, and what makes any quiz one. */
const EXAM = /\bexam|\berror analysis\b|\bonline tests?\b|\btest results?\b|\btak(?:e|es|ing) (?:a )?tests?\b/;
const RULES = /\btimed (?:quiz|question|test)|\btime limit|\bpass(?:ing)? (?:mark|score|grade)/;

/** So many questions are asked in one round. */
const ROUND_SIZE = 10;

export const quizFeature = defineFeature<typeof QuizFeature>({
  schema: QuizFeature,
  isProduct: true,
  isSelfContained: true,
  describe: ({ title, exam, subject }) => ({
    called: exam === null ? "a quiz" : "a quiz and an exam",
    can: `take the quiz “${title}”${exam === null ? "" : ` and an exam of ${exam.minutes} minutes`}`,
    ...(subject === GENERAL && { examples: "the questions, which are of general knowledge" }),
    ...(subject === OWN && { unknown: `questions about ${inSentence(title.replace(/ quiz$/, ""))}` }),
  }),
  draft: ({ words, prompt, title, about }) => {
    const subject = subjectFor({ words, prompt, title });
    const topic = subject.id === GENERAL ? unknownTopicIn(prompt) : null;
    if (topic !== null)
      return {
        feature: { subject: OWN, title: `${capitalise(topic)} quiz`, exam: null },
        places: [{ block: "round", on: "home", at: "top" }],
      };
    const page = { id: "practice", title: "Practice", icon: "CircleQuestionMark", intro: "Answer, see why, and beat your best score." };
    const exam = EXAM.test(words) || RULES.test(`${words} ${prompt}`) ? examIn(prompt) : null;
    return {
      feature: { subject: subject.id, title: `${subject.title} quiz`, exam },
      places: [
        ...(exam === null ? [] : [examPlace]),
        about === "" && exam === null ? { block: "round", on: "home", at: "top" } : onPage("round", page),
      ],
    };
  },
  extend: (quiz, { exam }) => (quiz.exam === null && exam !== null ? { ...quiz, exam } : null),
  compose: ({ feature }) => {
    if (feature.subject === OWN) return ownQuiz(feature);
    const subject = subjectOf(feature.subject);
    const { module, value: questions } = keptQuestions(subject);
    const part = (file: string, name: string, props: Properties) => ({
      element: element(imported(`@/components/learning/quiz/${file}`, name), { ...props, questions }),
    });
    const { exam } = feature;
    return {
      modules: [module],
      blocks: {
        round: part("quiz", "Quiz", { title: feature.title }),
        ...(exam && {
          exam: part("exam", "Exam", { title: `${subject.title} exam`, minutes: exam.minutes, passPercent: exam.passPercent }),
        }),
      },
    };
  },
  checks: ({ project, feature }) => {
    if (feature.subject === OWN) return ownCheck(pageOf(project, feature, "round") ?? "/");
    const { questions } = subjectOf(feature.subject);
    return [
      playCheck(questions.slice(0, ROUND_SIZE), pageOf(project, feature, "round") ?? "/"),
      feature.exam && examCheck(questions, { ...feature.exam, path: pageOf(project, feature, "exam") ?? "/" }),
    ];
  },
});

/** A quiz of questions that are typed in. */
function ownQuiz({ title }: QuizFeature): FeatureParts {
  const questions = keptIn("questions", "questions", invoke(imported("@/lib/learning/own-questions", "createOwnQuestions")));
  const props = { title, topic: title.replace(/ quiz$/, ""), questions: questions.value };
  const shown = element(imported("@/components/learning/quiz/own-quiz", "OwnQuiz"), props);
  return { modules: [questions.module], blocks: { round: { element: shown } } };
}

function ownCheck(path: string): FeatureCheck {
  const quiz = { role: "region", name: "quiz" } as const;
  const list = { role: "list", name: "All questions", exact: true } as const;
  const add = { role: "button", name: "Add question", exact: true } as const;
  const answers: Target = { role: "group", name: "Answers", within: quiz };
  const typed = (prompt: string): CheckStep[] => [
    { do: "fill", target: { label: "Question", exact: true }, value: prompt },
    { do: "fill", target: { label: "Right answer", exact: true }, value: `Right of ${prompt}` },
    { do: "fill", target: { label: "Wrong answers", exact: true }, value: `First wrong of ${prompt}\nSecond wrong of ${prompt}` },
    { do: "click", target: add },
    { do: "expectVisible", target: { role: "listitem", text: prompt, within: list } },
  ];
  const answered = (prompt: string, { answer, said, next }: { answer: string; said: string; next: string }): CheckStep[] => [
    { do: "expectVisible", target: { role: "heading", name: prompt, within: quiz } },
    { do: "click", target: { role: "button", name: answer, exact: true, within: answers } },
    { do: "expectVisible", target: { role: "status", text: said, within: quiz } },
    { do: "click", target: { role: "button", name: next, exact: true, within: quiz } },
  ];
  return {
    title:
      "Questions can be added with their answers and are then asked, each answer is judged, and the score and the best score are shown",
    shows: "question,questions,question display,answer,answers,score,scores,scoring,result,results",
    steps: [
      { do: "open", path },
      { do: "click", target: add },
      { do: "expectVisible", target: { text: "Write the question." } },
      ...typed("Trial question one"),
      ...typed("Trial question two"),
      ...answered("Trial question one", { answer: "Right of Trial question one", said: "Right!", next: "Next question" }),
      ...answered("Trial question two", {
        answer: "First wrong of Trial question two",
        said: "The right answer is: Right of Trial question two",
        next: "See the result",
      }),
      { do: "expectVisible", target: { role: "status", text: "1 of 2 right", within: quiz } },
      { do: "reload" },
      { do: "expectVisible", target: { text: "Best score: 1 of 2" } },
      { do: "expectVisible", target: { role: "listitem", text: "Trial question two", within: list } },
      { do: "click", target: { role: "button", name: "Delete question: Trial question one", exact: true } },
      { do: "expectHidden", target: { role: "listitem", text: "Trial question one", within: list } },
    ],
  };
}

const examPlace: Place = onPage("exam", {
  id: "exam",
  title: "Exam",
  icon: "GraduationCap",
  intro: "As in the real exam: one paper, one clock.",
});

/** How long an exam takes and how much of it must be right, as the prompt says. */
function examIn(prompt: string): QuizFeature["exam"] {
  const said = /\b(\d{1,3})[- ]minutes?\b[^.]*\b(?:exam|test|quiz)|\b(?:exam|test|quiz|limit)\b[^.]*?\b(\d{1,3})[- ]minutes?\b/.exec(
    prompt,
  );
  const minutes = Number(said?.[1] ?? said?.[2] ?? 15);
  const passPercent = Number(/\bpass(?:ing)?\b[^.]{0,30}?\b(\d{2,3})\s?(?:%|percent)/.exec(prompt)?.[1] ?? 75);
  return { minutes: Math.max(1, minutes), passPercent: Math.min(100, passPercent) };
}

/** Where the question stands, whether it is answered right, and whether it is the last one of its round. */
interface AnswerCall {
  within: Target;
  isRight: boolean;
  isLast: boolean;
}

/** Answers a question, sees what is said of it, and goes on. */
function answerSteps(question: Question, { within, isRight, isLast }: AnswerCall): CheckStep[] {
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

function playCheck(questions: readonly Question[], path: string): FeatureCheck {
  const quiz = { role: "region", name: "quiz" } as const;
  const [first, ...rest] = questions;
  const steps: CheckStep[] = first === undefined ? [] : answerSteps(first, { within: quiz, isRight: false, isLast: false });
  return {
    title: "Quiz questions can be answered one by one, each answer is explained, and the score and the best score are shown",
    shows: "question,questions,question display,answer,answers,score,scores,scoring,explanation,explanations,result,results",
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

function examCheck(questions: readonly Question[], { passPercent, path }: { passPercent: number; path: string }): FeatureCheck | null {
  const [unanswered, wrong, ...right] = questions;
  if (!unanswered || !wrong) return null;
  const verdict = right.length * 100 >= questions.length * passPercent ? "Passed" : "Not passed";
  const score = `${right.length} of ${questions.length}`;
  const mistakes = { role: "list", name: "Mistakes" } as const;
  return {
    title: "An exam can be taken against the clock and submitted, its mistakes are analysed with the right answers, and its score is kept",
    shows: "time limit,error,errors,analysis",
    steps: [
      { do: "open", path },
      { do: "click", target: { role: "button", name: "Start exam", exact: true } },
      { do: "expectVisible", target: { text: "Time left" } },
      choose(wrong, (wrong.right + 1) % 4),
      ...right.map((question) => choose(question, question.right)),
      { do: "click", target: { role: "button", name: "Submit exam", exact: true } },
      { do: "expectVisible", target: { role: "alert", text: "1 question is unanswered" } },
      { do: "click", target: { role: "button", name: "Submit anyway", exact: true } },
      { do: "expectVisible", target: { role: "status", text: `${verdict}: ${score} right` } },
      { do: "expectVisible", target: { role: "listitem", text: `Right answer: ${wrong.options[wrong.right]}`, within: mistakes } },
      { do: "expectVisible", target: { text: wrong.explanation, within: mistakes } },
      { do: "expectVisible", target: { role: "listitem", text: "You gave no answer", within: mistakes } },
      { do: "reload" },
      { do: "expectVisible", target: { text: `Best score: ${score}` } },
    ],
  };
}

function choose(question: Question, option: number): CheckStep {
  const within = { role: "group", name: question.prompt } as const;
  return { do: "setChecked", target: { role: "radio", name: question.options[option] ?? "", exact: true, within }, checked: true };
}
