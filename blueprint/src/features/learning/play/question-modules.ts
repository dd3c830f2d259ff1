// Questions in the generated app: the data of a subject, and how a question is asked and reviewed.
import { code, Reference } from "../../../writer/code/code.ts";
import type { ModuleSource } from "../../../writer/code/module.ts";
import { camel } from "../../../writer/model/names.ts";
import type { QuestionSubject } from "../questions/read-subject.ts";
import { progressModule } from "./progress-module.ts";
import { answerButtons, answerReview } from "./question-parts.ts";

/** The list of a subject's questions: `drivingQuestions`. */
export function questionsReference({ id }: QuestionSubject): Reference {
  return new Reference(`${camel(id)}Questions`, `src/data/${id}-questions.ts`);
}

/** The questions of these subjects, their type, and the components that ask them. */
export function questionModules(subjects: readonly QuestionSubject[]): ModuleSource[] {
  return [
    { path: "src/lib/questions.ts", opening: "What a question is, and what was answered.", library: true, parts: typeParts },
    {
      path: "src/components/answers.tsx",
      opening: "How a question is asked and reviewed. Right and wrong are told by words and signs, never by colour alone.",
      library: true,
      parts: [
        { name: "AnswerButtons", comment: "The answers of one question; once one is chosen, what is right and why.", code: answerButtons },
        {
          name: "AnswerReview",
          comment: "The score of each topic, and what was answered wrong with the right answer and the reason.",
          code: answerReview,
        },
      ],
    },
    progressModule,
    ...subjects.map(subjectModule),
  ];
}

function subjectModule(subject: QuestionSubject): ModuleSource {
  const reference = questionsReference(subject);
  return {
    path: reference.from,
    opening: "Add questions here: `right` is the position of the right option, counted from 0.",
    library: true,
    parts: [
      {
        name: reference.name,
        code: code`const ${reference}: readonly @AskedQuestion[] = ${{ literal: subject.questions }};`,
      },
    ],
  };
}

const typeParts = [
  {
    name: "AskedQuestion",
    isType: true,
    code: code`
      interface AskedQuestion {
        id: string;
        topic: string;
        prompt: string;
        options: readonly string[];
        /** The position of the right option. */
        right: number;
        explanation: string;
      }`,
  },
  {
    name: "AskedAnswer",
    isType: true,
    comment: "A question with the position of the chosen option; null where none was.",
    code: code`
      interface AskedAnswer {
        question: @AskedQuestion;
        chosen: number | null;
      }`,
  },
  {
    name: "isRightAnswer",
    code: code`
      function isRightAnswer({ question, chosen }: @AskedAnswer): boolean {
        return chosen === question.right;
      }`,
  },
  {
    name: "questionTopics",
    code: code`
      function questionTopics(questions: readonly @AskedQuestion[]): string[] {
        return [...new Set(questions.map((question) => question.topic))];
      }`,
  },
  {
    name: "questionRound",
    comment: "So many questions, each round beginning where the one before ended.",
    code: code`
      function questionRound(questions: readonly @AskedQuestion[], { round, size }: { round: number; size: number }): @AskedQuestion[] {
        const start = (round * size) % questions.length;
        return [...questions.slice(start), ...questions.slice(0, start)].slice(0, size);
      }`,
  },
];
