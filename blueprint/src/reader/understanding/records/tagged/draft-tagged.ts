// The draft of the list that the tagger sees in a text. What it sees as one wish is missing as a whole, or not at all.
import type { Draft } from "../../../draft/draft-blueprint.ts";
import { bracketChoices } from "../../../text/bracket-details.ts";
import { quote, sentencesOf } from "../../../text/token.ts";
import { draftRecord } from "../draft-record.ts";
import { tagMessage, WISHES } from "../../../tagging/tag-message.ts";
import { taggedListIn } from "./tagged-list.ts";

/** The draft of a text's list, as `draftRecord` gives it; null where the tagger sees none. */
export function draftTagged(said: string, isCalled = false): Draft | null {
  const text = bracketChoices(said);
  const draft = draftRecord(text, taggedListIn, isCalled);
  if (draft === null) return null;
  const wishes = tagMessage(sentencesOf(text))
    .parts.filter(({ mark }) => WISHES.has(mark))
    .map(({ tokens }) => quote(text, tokens));
  const whole = draft.notUnderstood.map((phrase) => wishes.find((wish) => wish.includes(phrase)) ?? phrase);
  return { ...draft, notUnderstood: [...new Set(whole)] };
}
