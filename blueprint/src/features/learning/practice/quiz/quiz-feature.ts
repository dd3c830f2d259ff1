// A quiz: questions of the bank one at a time, with the right answer and the reason at once, a result and the best score;
// beside it the bank itself, from which topics and single questions are chosen. An exam is one that is called so.
import { introOf } from "../../../site/frame/intro-of.ts";
import { pageOf } from "../../../definition/page-of.ts";
import { element, imported, invoke } from "../../../../project/code/expression.ts";
import type { CheckStep, Target } from "../../../../schema/check.ts";
import { defineFeature, type FeatureCheck, onPage } from "../../../definition/define-feature.ts";
import { GENERAL, subjectFor, subjectOf } from "../../questions/question-bank.ts";
import type { FeatureParts } from "../../../definition/feature-parts.ts";
import { keptIn } from "../../../definition/kit-parts.ts";
import { capitalise, inSentence } from "../../../../model/names.ts";
import type { ProjectModel } from "../../../../model/project-model.ts";
import { OWN, unknownTopicIn } from "../../questions/topic-in.ts";
import { keptQuestions } from "../../questions/kept-questions.ts";
import { ownSubject, type Question, type QuestionSubject } from "../../questions/read-subject.ts";
import { savedSteps, savingOf } from "../../../definition/saved-results.ts";
import { QUIZ_RESULT, QuizFeature } from "./quiz-schema.ts";
import { say } from "../../../../project/words/say.ts";

/** With which words an exam is asked for, and what makes any quiz one. */
const EXAM = /\bexam|\berror analysis\b|\bonline tests?\b|\btest results?\b|\btak(?:e|es|ing) (?:a )?tests?\b/;
const RULES = /\btimed (?:quiz|question|test)|\btime limit|\bpass(?:ing)? (?:mark|score|grade)/;

/** So many questions are asked in one round. */
const ROUND_SIZE = 10;

export const quizFeature = defineFeature<typeof QuizFeature>({
  schema: QuizFeature,
  isProduct: true,
  isSelfContained: true,
  describe: ({ title, subject, questions }) => ({
    called: calledIn(title) === "exam" ? "an exam, without a time limit and a pass mark" : "a quiz",
    can: `take the ${calledIn(title)} “${title}”`,
    ...(subject === GENERAL && { examples: "the questions, which are of general knowledge" }),
    ...(subject === OWN && questions === undefined && { unknown: `questions about ${inSentence(title.replace(/ quiz$/, ""))}` }),
  }),
  draft: ({ words, prompt, title, about }) => {
    const subject = subjectFor({ words, prompt, title });
    const topic = unknownTopicIn(prompt);
    if (topic !== null)
      return {
        feature: { subject: OWN, title: `${capitalise(topic)} quiz` },
        places: [{ block: "round", on: "home", at: "top" }],
      };
    const page = { id: "practice", title: "Practice", icon: "CircleQuestionMark", intro: "Answer, see why, and beat your best score." };
    return {
      feature: { subject: subject.id, title: `${subject.title} ${EXAM.test(words) || RULES.test(`${words} ${prompt}`) ? "exam" : "quiz"}` },
      places: [about === "" ? { block: "round", on: "home", at: "top" } : onPage("round", page)],
    };
  },
  compose: ({ project, feature }) => {
    if (feature.subject === OWN && feature.questions === undefined) return ownQuiz(feature);
    const { module, value: questions } = keptQuestions(bankOf(feature));
    const props = {
      title: nameOf(project, feature),
      questions,
      saved: savingOf(project, feature.saves, QUIZ_RESULT),
      ...(isOneOfMany(project, feature) && { keptAs: feature.id, isClosed: true }),
    };
    const quiz = imported("@/components/learning/quiz/quiz", "Quiz");
    return {
      modules: [module],
      blocks: { round: { element: element(quiz, props), introduced: element(quiz, { ...props, hasHeading: false }) } },
    };
  },
  checks: ({ project, feature }) => {
    if (feature.subject === OWN && feature.questions === undefined) return ownCheck(pageOf(project, feature, "round") ?? "/");
    const all = bankOf(feature).questions;
    const questions = all.slice(0, ROUND_SIZE);
    const right = Math.max(0, questions.length - 1);
    const values = { right, all: questions.length, percent: Math.round((right / questions.length) * 100) };
    const title = nameOf(project, feature);
    return playCheck(questions, {
      saving: savedSteps(project, feature.saves, { values, within: { role: "region", name: title, exact: true } }),
      next: all[ROUND_SIZE % all.length]?.prompt ?? "",
      title,
      isClosed: isOneOfMany(project, feature),
      path: pageOf(project, feature, "round") ?? "/",
    });
  },
});

/** What a quiz is called on its page: as the text above it says. */
function nameOf(project: ProjectModel, { id, title }: QuizFeature): string {
  return introOf(project, id)?.title ?? title;
}

/** Whether there are further quizzes: then each begins when it is asked to, and has a best result of its own. */
function isOneOfMany({ blueprint }: ProjectModel, { id }: QuizFeature): boolean {
  return blueprint.features.some((other) => other.kind === "quiz" && other.id !== id);
}

/** The questions that are asked: the feature's own, else those of its subject. */
function bankOf({ id, title, subject, questions }: QuizFeature): Pick<QuestionSubject, "id" | "questions"> {
  return questions === undefined ? subjectOf(subject) : { id, questions: ownSubject(questions, { id, title }) };
}

/** What one takes: a quiz, or an exam. */
function calledIn(title: string): "exam" | "quiz" {
  return title.endsWith(" exam") ? "exam" : "quiz";
}

/** A quiz of questions that are typed in. */
function ownQuiz({ title }: QuizFeature): FeatureParts {
  const questions = keptIn("questions", "questions", invoke(imported("@/lib/learning/own-questions", "createOwnQuestions")));
  const props = { title, topic: title.replace(/ quiz$/, ""), questions: questions.value };
  const shown = element(imported("@/components/learning/quiz/own-quiz", "OwnQuiz"), props);
  return { modules: [questions.module], blocks: { round: { element: shown } } };
}

function ownCheck(path: string): FeatureCheck {
  const quiz = { role: "region", name: "quiz" } as const;
  const list = { role: "list", name: say.learning.allItems({ many: say.learning.questions() }), exact: true } as const;
  const add = { role: "button", name: say.learning.addItem({ one: say.learning.questionOne() }), exact: true } as const;
  const answers: Target = { role: "group", name: say.learning.answers(), within: quiz };
  const typed = (prompt: string): CheckStep[] => [
    { do: "fill", target: { label: say.learning.question(), exact: true }, value: prompt },
    { do: "fill", target: { label: say.learning.rightAnswer(), exact: true }, value: `Right of ${prompt}` },
    {
      do: "fill",
      target: { label: say.learning.wrongAnswers(), exact: true },
      value: `First wrong of ${prompt}\nSecond wrong of ${prompt}`,
    },
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
      { do: "expectVisible", target: { text: say.learning.writeTheQuestion() } },
      ...typed("Trial question one"),
      ...typed("Trial question two"),
      ...answered("Trial question one", {
        answer: "Right of Trial question one",
        said: say.learning.right(),
        next: say.learning.nextQuestion(),
      }),
      ...answered("Trial question two", {
        answer: "First wrong of Trial question two",
        said: say.learning.notQuite({ answer: "Right of Trial question two" }),
        next: say.learning.seeTheResult(),
      }),
      { do: "expectVisible", target: { role: "status", text: say.learning.rightOf({ right: 1, all: 2 }), within: quiz } },
      { do: "reload" },
      { do: "expectVisible", target: { text: say.learning.bestScore({ points: 1, all: 2 }) } },
      { do: "expectVisible", target: { role: "listitem", text: "Trial question two", within: list } },
      {
        do: "click",
        target: {
          role: "button",
          name: say.learning.deleteItem({ one: say.learning.questionOne(), title: "Trial question one" }),
          exact: true,
        },
      },
      { do: "expectHidden", target: { role: "listitem", text: "Trial question one", within: list } },
    ],
  };
}

/** Where the question stands, whether it is answered right, and whether it is the last one of its round. */
interface AnswerCall {
  within: Target;
  isRight: boolean;
  isLast: boolean;
  /** Which question of the round it is, the first of which was answered wrong. */
  place?: { at: number; of: number; topics: number };
}

/** Answers a question, sees what is said of it, and goes on. */
function answerSteps(question: Question, { within, isRight, isLast, place }: AnswerCall): CheckStep[] {
  const right = question.options[question.right] ?? "";
  const chosen = isRight ? right : (question.options[(question.right + 1) % question.options.length] ?? "");
  const answers: Target = { role: "group", name: say.learning.answers(), within };
  const stated =
    place === undefined
      ? []
      : [
          say.learning.questionOf({ number: place.at, all: place.of }),
          ...(place.topics > 1 ? [question.topic] : []),
          say.learning.rightSoFar({ right: Math.max(0, place.at - 2) }),
        ];
  return [
    { do: "expectVisible", target: { role: "heading", name: question.prompt, within } },
    ...stated.map((contains): CheckStep => ({ do: "expectText", target: within, contains })),
    ...question.options.map((option): CheckStep => ({
      do: "expectVisible",
      target: { role: "button", name: option, exact: true, within: answers },
    })),
    { do: "click", target: { role: "button", name: chosen, exact: true, within: answers } },
    {
      do: "expectVisible",
      target: { role: "status", text: isRight ? say.learning.right() : say.learning.notQuite({ answer: right }), within },
    },
    ...explained(question.explanation, within),
    { do: "expectCount", target: { role: "img", name: say.learning.rightAnswer(), within: answers }, atLeast: 1, atMost: 1 },
    {
      do: "expectCount",
      target: { role: "img", name: say.learning.yourAnswer(), within: answers },
      atLeast: isRight ? 0 : 1,
      atMost: isRight ? 0 : 1,
    },
    {
      do: "click",
      target: { role: "button", name: isLast ? say.learning.seeTheResult() : say.learning.nextQuestion(), exact: true, within },
    },
  ];
}

/** The reason is read where there is one. */
function explained(text: string, within: Target): CheckStep[] {
  return text === "" ? [] : [{ do: "expectVisible", target: { role: "status", text, within } }];
}

/** Where a quiz is, the question of its next round, and what shows that its result is saved. */
interface Playing {
  title: string;
  path: string;
  next: string;
  /** Whether it begins when it is asked to. */
  isClosed: boolean;
  saving: ReturnType<typeof savedSteps>;
}

function playCheck(questions: readonly Question[], { title, path, next, isClosed, saving }: Playing): FeatureCheck {
  const quiz = { role: "region", name: title, exact: true } as const;
  const begin: CheckStep[] = isClosed
    ? [{ do: "click", target: { role: "button", name: say.learning.startRound(), exact: true, within: quiz } }]
    : [];
  const topics = new Set(questions.map(({ topic }) => topic)).size;
  const [first, ...rest] = questions;
  const steps: CheckStep[] =
    first === undefined
      ? []
      : answerSteps(first, { within: quiz, isRight: false, isLast: false, place: { at: 1, of: questions.length, topics } });
  const wrong = first?.options[(first.right + 1) % first.options.length] ?? "";
  const mistakes = { role: "list", name: say.learning.mistakes() } as const;
  return {
    title: `${capitalise(calledIn(title))} questions can be answered one by one, each answer is explained, and the score and the best score are shown`,
    shows:
      "question,questions,question display,answer,answers,score,scores,scoring,error,errors,analysis,explanation,explanations,result,results",
    steps: [
      ...saving.before,
      { do: "open", path },
      { do: "expectVisible", target: { text: say.learning.noRoundPlayedYet(), within: quiz } },
      ...begin,
      { do: "expectVisible", target: { role: "progressbar", name: say.learning.questionsAnswered(), within: quiz } },
      ...steps,
      ...rest.flatMap((question, at) =>
        answerSteps(question, {
          within: quiz,
          isRight: true,
          isLast: at === rest.length - 1,
          place: { at: at + 2, of: questions.length, topics },
        }),
      ),
      {
        do: "expectVisible",
        target: { role: "status", text: say.learning.rightOf({ right: rest.length, all: questions.length }), within: quiz },
      },
      ...saving.save,
      { do: "expectCount", target: { role: "listitem", within: mistakes }, atLeast: 1, atMost: 1 },
      ...[
        first?.prompt ?? "",
        say.learning.yourAnswerWas({ answer: wrong }),
        say.learning.rightAnswerIs({ answer: first?.options[first.right] ?? "" }),
        first?.explanation ?? "",
      ]
        .filter((text) => text !== "")
        .map((text): CheckStep => ({ do: "expectVisible", target: { role: "listitem", within: mistakes, text } })),
      ...topicsOf(questions).map((text): CheckStep => ({
        do: "expectVisible",
        target: { role: "listitem", within: { role: "list", name: say.learning.scoreByTopic() }, text },
      })),
      { do: "click", target: { role: "button", name: say.learning.playAnotherRound(), exact: true } },
      { do: "expectVisible", target: { role: "heading", name: next, within: quiz } },
      { do: "reload" },
      { do: "expectVisible", target: { text: say.learning.bestScore({ points: rest.length, all: questions.length }) } },
      ...begin,
      { do: "expectVisible", target: { text: say.learning.questionOf({ number: 1, all: questions.length }), within: quiz } },
      ...saving.found,
    ],
  };
}

/** What is shown for each topic after a round in which only the first answer was wrong. */
function topicsOf(questions: readonly Question[]): string[] {
  const [first] = questions;
  return [...Map.groupBy(questions, ({ topic }) => topic)].map(
    ([topic, own]) =>
      `${topic} ${say.learning.scoreOf({ right: first !== undefined && own.includes(first) ? own.length - 1 : own.length, all: own.length })}`,
  );
}
