// Which form a prompt asks for: what it is called, what it asks, and whether it is anonymous.
import { z } from "zod";
import { readData } from "../../../../knowledge/data/data-files.ts";
import { WordPattern } from "../../../../knowledge/data/word-list.ts";
import type { FeatureRequest, DraftedFeature, FeatureDraft } from "../../../definition/define-feature.ts";
import { headline, type Subject, subjectOf } from "../../copy/subject.ts";
import { wayWords } from "../../copy/ways/ways.ts";
import { homeOrPage } from "../../frame/home-or-page.ts";
import { distinct, formField, readFields, withoutPerson } from "../fields/read-fields.ts";
import type { FormField } from "../form-field-schema.ts";
import type { FormFeature } from "./form-schema.ts";

/** Kinds of forms: the title and the button. The first that the words name is taken. */
const kinds = readData("features/forms.json", z.array(z.strictObject({ words: WordPattern, title: z.string(), button: z.string() })));

/** The draft of a form. */
export function draftForm(request: FeatureRequest): FeatureDraft<FormFeature> {
  const subject = subjectOf(request);
  const anonymous = /\banonym/.test(request.words) || (/\banonym/.test(request.prompt) && /\breport|submit|evidence/.test(request.words));
  const { title, button } = calledOf(request, subject, anonymous);
  const wished = fieldsIn(request);
  const fields = anonymous ? anonymousFields(wished) : wished.length >= 2 ? wished : usualFields(subject);
  const isOnePage = subject.isOnePage || /\bhome ?page form|form (?:submission )?on the home/.test(request.prompt);
  const feature: DraftedFeature<FormFeature> = {
    title,
    button,
    fields,
    anonymous,
    line: anonymous
      ? "No name, no address, no account: nothing in this form says who you are. Keep the number that you receive."
      : "A few lines are enough. Fields without the word optional are needed.",
  };
  const page = { id: "request", title, icon: anonymous ? "ShieldAlert" : "ClipboardPen" };
  return { feature, places: homeOrPage("form", { isOnePage, page }) };
}

function calledOf({ words }: FeatureRequest, { domain }: Subject, anonymous: boolean): { title: string; button: string } {
  if (anonymous) return { title: "Report anonymously", button: "Send report" };
  const found = kinds.find((kind) => kind.words.test(words));
  if (!found) return { title: wayWords[domain.way].inquiry, button: "Send request" };
  const { title, button } = found;
  const [, before = "", noun = ""] = /\b((?:[a-z-]+ ){1,2})(application|request|inquiry|complaint|survey|registration)\b/.exec(words) ?? [];
  const own = before
    .trim()
    .replace(
      /^(?:(?:a|an|the|to|their|your|my|submit|send|fill|out|in|online|new|make|initiate|and|or|for|of|with|users?|customers?)\b\s*)+/,
      "",
    );
  return { title: own === "" ? title : headline(`${own} ${noun}`), button };
}

/** The fields that the wish lists, else those of a sentence that speaks of a form. */
function fieldsIn({ words, prompt }: FeatureRequest): FormField[] {
  const own = readFields(words);
  if (own.length > 0) return own;
  const sentences = prompt
    .split(/(?<=[.!?])\s+/)
    .filter(
      (sentence) =>
        /\b(?:forms?\b|fill|input|submit (?:their|your|an? ))/.test(sentence) && !/\bfeatures? such as|functionalit/.test(sentence),
    );
  return sentences.map(readFields).find((fields) => fields.length > 0) ?? [];
}

function anonymousFields(wished: readonly FormField[]): FormField[] {
  return distinct([
    formField("Subject", "text"),
    formField("What happened", "paragraph"),
    formField("When", "date", { required: false }),
    ...withoutPerson(wished),
    formField("Evidence", "paragraph", { required: false }),
    formField("File", "file"),
  ]);
}

function usualFields({ domain }: Subject): FormField[] {
  const person = [formField("Name", "text"), formField("E-mail", "email"), formField("Phone", "phone", { required: false })];
  const about = formField("What is it about", "choice", { options: domain.offers.map(({ name }) => name) });
  const more: Readonly<Record<string, FormField[]>> = {
    credit: [formField("Credit status", "choice", { options: ["Excellent", "Good", "Fair", "Poor", "I do not know"] })],
    travel: [
      formField("Destination", "text"),
      formField("Departure", "date"),
      formField("Number of people", "number"),
      formField("Budget", "amount", { required: false }),
    ],
    event: [formField("Number of guests", "number")],
  };
  return [...person, ...(more[domain.id] ?? [about]), formField("Message", "paragraph", { required: false })];
}
