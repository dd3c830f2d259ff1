// A subject's questions as a module of the generated project, for projects that are made of the kit.
import { camel } from "../../../model/names.ts";
import { array, data, type Expression, imported, type Module } from "../../../project/code/expression.ts";
import type { Question, QuestionSubject } from "./read-subject.ts";

/** The list of a subject's questions, as an expression that imports it: `drivingQuestions`. */
export function questionsOf({ id }: QuestionSubject): Expression {
  return imported(`@/features/${id}-questions`, `${camel(id)}Questions`);
}

/** `src/features/driving-questions.ts`. */
export function questionsModule({ id, questions }: QuestionSubject): Module {
  return {
    path: `src/features/${id}-questions.ts`,
    comment: "Add questions here: `right` is the position of the right option, counted from 0.",
    statements: [{ kind: "constant", name: `${camel(id)}Questions`, value: array(questions.map(questionExpression)) }],
  };
}

/** A question as an object. */
export function questionExpression({ id, topic, prompt, options, right, explanation }: Question): Expression {
  return data({ id, topic, prompt, options, right, explanation });
}
