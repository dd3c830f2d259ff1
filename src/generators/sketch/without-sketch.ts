// A model that gives no usable sketch is no reason to build something else: where the built-in generator does not understand all of the
// request, the person decides whether the model is asked again or the app is built without it.
import type { BuildRequest, Understanding } from "../../domain/models/generation/generator.ts";

const AGAIN = "Ask the model again";
const WITHOUT = "Build it without the model";
const PHRASES_MAX = 4;

/** The part of the question by which its answer is known again. */
const questionOf = (model: string): string => `${model} gave no sketch that could be used.`;

/** The request without the answers to the question what to do without a sketch, and the last of these answers. */
export function withoutDecisions(buildRequest: BuildRequest, model: string): { request: BuildRequest; asked: number; isWithout: boolean } {
  const isDecision = ({ question }: { question: string }): boolean => question.startsWith(questionOf(model));
  const decisions = buildRequest.answers.filter(isDecision);
  const isOwnWords = ({ answer }: { answer: string }): boolean => answer !== AGAIN && answer !== WITHOUT;
  const answers = buildRequest.answers.filter((one) => !isDecision(one) || isOwnWords(one));
  return { request: { ...buildRequest, answers }, asked: decisions.length, isWithout: decisions.at(-1)?.answer === WITHOUT };
}

/** What becomes of a request without a sketch: the built-in plan where it leaves nothing out, else the question. */
export function withoutSketch(builtIn: Understanding, { model, asked }: { model: string; asked: number }): Understanding {
  if (builtIn.outcome !== "plan" || builtIn.plan.notUnderstood.length === 0) return builtIn;
  const { title, notUnderstood } = builtIn.plan;
  const more = notUnderstood.length - PHRASES_MAX;
  const phrases = notUnderstood.slice(0, PHRASES_MAX).map((phrase) => `“${phrase}”`);
  const left = `${phrases.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
  const text = `${questionOf(model)} Without it I would build “${title}” and leave out ${left}. What shall I do?`;
  // One that failed twice is not likely to succeed.
  const options = asked === 0 ? [AGAIN, WITHOUT] : [WITHOUT, AGAIN];
  return { outcome: "questions", questions: [{ id: "without-sketch", text, options, allowsOther: true }] };
}
