// "We're shut on Mondays": the example hours of a site without the days on which its owner says that it is closed.
import { isUsual, withoutClosed } from "../../../features/site/answer/contact/contact-draft.ts";
import { ContactFeature } from "../../../features/site/answer/contact/contact-schema.ts";
import type { Draft } from "../../draft/draft-blueprint.ts";

/** The draft of a site whose example hours do not contradict its whole text. */
export function withClosedDays(draft: Draft, text: string): Draft {
  const features = draft.blueprint.features.map((feature) => {
    const contact = ContactFeature.safeParse(feature).data;
    return contact?.hours === undefined || !isUsual(contact.hours) ? feature : { ...contact, hours: withoutClosed(contact.hours, text) };
  });
  return { ...draft, blueprint: { ...draft.blueprint, features } };
}
