// The contact form: the fields that the prompt names, else name, address, subject and message.
import type { FeatureOf } from "../../../feature.ts";
import type { Ask, Drafted } from "../../../unit/unit.ts";
import { subjectOf } from "../../copy/subject.ts";
import type { FormField } from "../answer-schema.ts";
import { distinct, formField, readFields } from "../fields/read-fields.ts";

type Contact = FeatureOf<"contact">;

/** The draft of the contact form. */
export function draftContact(ask: Ask): Drafted<Contact> {
  const { body, isOnePage } = subjectOf(ask);
  const me = body === "person";
  const feature: Contact = {
    ...{ kind: "contact", id: ask.id, phrase: ask.phrase },
    title: me ? "Write to me" : "Write to us",
    line: `Questions, wishes and criticism are welcome. ${me ? "I answer" : "We answer"} in the order of arrival.`,
    fields: fieldsIn(ask),
  };
  const title = /\bget in touch/.test(ask.words) ? "Get in touch" : me ? "Contact" : "Contact us";
  return {
    feature,
    places: isOnePage
      ? [{ block: "form", on: "home", at: "bottom" }]
      : [{ block: "form", on: "page", page: { id: "contact", title, icon: "Mail" } }],
  };
}

function fieldsIn({ words, prompt }: Ask): FormField[] {
  const sentences = prompt.split(/(?<=[.!?])\s+/).filter((sentence) => /\bcontact|get in touch|reach/.test(sentence));
  const afterContact = sentences.map((sentence) => sentence.slice(Math.max(0, sentence.search(/\bcontact|get in touch|reach/))));
  const wished = [words, ...afterContact].map(readFields).find((fields) => fields.length >= 2 && fields.some(isOfContact));
  if (!wished)
    return [
      formField("Name", "text"),
      formField("E-mail", "email"),
      formField("Subject", "text", { required: false }),
      formField("Message", "paragraph"),
    ];
  const says = wished.some(({ type }) => type === "paragraph");
  return distinct([...wished, ...(says ? [] : [formField("Message", "paragraph")])]);
}

function isOfContact({ type }: FormField): boolean {
  return type === "email" || type === "phone" || type === "paragraph";
}
