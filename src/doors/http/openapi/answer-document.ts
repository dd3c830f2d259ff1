import type { Addresses } from "../../../domain/call.ts";
import type { Answer } from "../answers/answer.ts";
import type { Form } from "../forms/form.ts";
import { describeForm, printDocument } from "./describe-form.ts";

const made = new WeakMap<Form, Map<string, Answer>>();

/** The answer with a form's OpenAPI document, which names this service's own address before the relative one. It is made once. */
export function answerDocument(form: Form, { service }: Pick<Addresses, "service">): Answer {
  const ofForm = made.get(form) ?? new Map<string, Answer>();
  made.set(form, ofForm);
  const known = ofForm.get(service);
  if (known !== undefined) return known;
  const document = describeForm(form);
  const servers = document.servers.flatMap((server) => [{ ...server, url: service + server.url }, server]);
  const bytes = printDocument({ ...document, servers });
  const answer: Answer = { status: 200, body: { bytes, contentType: "application/json; charset=utf-8" } };
  ofForm.set(service, answer);
  return answer;
}
