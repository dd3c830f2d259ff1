// A build's open questions as one form, since they must be answered together. A question with options is a choice; if
// other text is accepted too, it gets an extra field, and then neither field is required.
import type { ElicitRequestFormParams } from "@modelcontextprotocol/server";
import { z } from "zod";
import type { Question } from "../shapes/operation.ts";

type Form = ElicitRequestFormParams["requestedSchema"];
type Field = Form["properties"][string];

/** The key of the form: that of its first question, so that another round has another key. */
export function formKey(questions: readonly Question[]): string {
  return `answers-${questions[0]?.id ?? "none"}`;
}

/** The form for these questions. Its fields are `q1`, `q2`… and, for other text, `q1_other`… */
export function questionForm(questions: readonly Question[]): ElicitRequestFormParams {
  const fields = questions.flatMap((question, index) => fieldsOf(question, `q${index + 1}`));
  const required = questions.flatMap((question, index) => (hasOther(question) ? [] : [`q${index + 1}`]));
  const message = questions.map(({ text }) => text).join("\n");
  return { mode: "form", message, requestedSchema: { type: "object", properties: Object.fromEntries(fields), required } };
}

function hasOther({ options, allowsOther }: Question): boolean {
  return options.length > 0 && allowsOther;
}

function fieldsOf(question: Question, name: string): [string, Field][] {
  const { text, options } = question;
  if (options.length === 0) return [[name, { type: "string", title: text, minLength: 1, maxLength: 2_000 }]];
  const choice: [string, Field] = [name, { type: "string", title: text, enum: options }];
  if (!hasOther(question)) return [choice];
  return [choice, [`${name}_other`, { type: "string", title: "Something else", maxLength: 2_000 }]];
}

/** A client's response to a form. */
export const FormResponse = z.object({
  action: z.enum(["accept", "decline", "cancel"]),
  content: z.record(z.string(), z.unknown()).optional(),
});
export type FormResponse = z.infer<typeof FormResponse>;

/** The answers in a filled form; null if a question has none. */
export function answersOf(
  questions: readonly Question[],
  content: Record<string, unknown>,
): { questionId: string; answer: string }[] | null {
  const answers = questions.map(({ id }, index) => {
    const [other, chosen] = [content[`q${index + 1}_other`], content[`q${index + 1}`]];
    const answer = [other, chosen].find((value) => typeof value === "string" && value.trim() !== "");
    return { questionId: id, answer };
  });
  const given = answers.flatMap(({ questionId, answer }) => (typeof answer === "string" ? [{ questionId, answer }] : []));
  return given.length === questions.length ? given : null;
}
