// A subject's questions as a module of the generated project, for projects that are made of the kit.
import { camel } from "../../../model/names.ts";
import { array, data, type Expression } from "../../../project/code/expression.ts";
import { type Kept, keptIn } from "../../definition/kit-parts.ts";
import type { Question, QuestionSubject } from "./read-subject.ts";

/** A subject's questions in a module of their own: `drivingQuestions` in `src/features/driving-questions.ts`. */
export function keptQuestions({ id, questions }: Pick<QuestionSubject, "id" | "questions">): Kept {
  const comment = "Add questions here: `right` is the position of the right option, counted from 0.";
  return keptIn(`${id}-questions`, `${camel(id)}Questions`, array(questions.map(questionExpression)), { comment });
}

/** A question as an object. */
export function questionExpression({ id, topic, prompt, options, right, explanation }: Question): Expression {
  return data({ id, topic, prompt, options, right, explanation });
}
