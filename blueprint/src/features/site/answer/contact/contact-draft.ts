// The contact form: the fields that the prompt names, else name, address, subject and message.
import type { FeatureRequest, DraftedFeature, FeatureDraft } from "../../../definition/define-feature.ts";
import { closedDays, daysBeside, openingTimes } from "../../../../knowledge/words/opening-times.ts";
import { subjectOf } from "../../copy/subject.ts";
import { homeOrPage } from "../../frame/home-or-page.ts";
import { distinct, formField, readFields } from "../fields/read-fields.ts";
import type { FormField } from "../form-field-schema.ts";
import type { ContactFeature } from "./contact-schema.ts";

/** The draft of the contact form. */
export function draftContact(request: FeatureRequest): FeatureDraft<ContactFeature> {
  const { body, domain, isOnePage } = subjectOf(request);
  const me = body === "person";
  const stated = openingTimes(request.prompt);
  const usual = domain.way === "visit" || domain.way === "order" ? SHOP_HOURS : OFFICE_HOURS;
  const feature: DraftedFeature<ContactFeature> = {
    title: me ? "Write to me" : "Write to us",
    line: `Questions, wishes and criticism are welcome. ${me ? "I answer" : "We answer"} in the order of arrival.`,
    fields: fieldsIn(request),
    ...((stated !== null || HOURS_WORDS.test(request.prompt)) && { hours: stated?.lines ?? withoutClosed(usual, request.prompt) }),
  };
  const title = /\bget in touch/.test(request.words) ? "Get in touch" : me ? "Contact" : "Contact us";
  return { feature, places: homeOrPage("form", { isOnePage, page: { id: "contact", title, icon: "Mail" } }) };
}

const HOURS_WORDS =
  /\b(?:opening|business|visiting|working|office|shop) (?:hours?|times?)\b|\bhours of operation\b|\bwhen (?:we are|we're|it is|you are|i am|i'm) open\b/;

/** When somebody is there, where nothing is said. */
export const OFFICE_HOURS: NonNullable<ContactFeature["hours"]> = [["Monday to Friday", "9:00–17:00"]];
const SHOP_HOURS: NonNullable<ContactFeature["hours"]> = [
  ["Tuesday to Friday", "9:00–18:00"],
  ["Saturday", "9:00–14:00"],
  ["Sunday and Monday", "closed"],
];

/** Example hours without the days on which a text says that a place is closed. */
export function withoutClosed(usual: typeof OFFICE_HOURS, text: string): typeof OFFICE_HOURS {
  const shut = closedDays(text);
  const times = OFFICE_HOURS[0]?.[1] ?? "";
  if (shut.length === 0) return usual;
  return [
    [daysBeside(shut), times],
    [shut.join(" and "), "closed"],
  ];
}

/** Whether the prompt does not state these hours. */
export function isUsual(hours: ContactFeature["hours"]): boolean {
  return [OFFICE_HOURS, SHOP_HOURS].some((usual) => `${usual}` === `${hours}`);
}

function fieldsIn({ words, prompt }: FeatureRequest): FormField[] {
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
