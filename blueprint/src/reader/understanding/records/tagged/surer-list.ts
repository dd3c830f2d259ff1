import { bracketChoices } from "../../../text/bracket-details.ts";
import { sentencesOf } from "../../../text/token.ts";
import { accountOf } from "../../readings/account-of.ts";
import { fitting } from "../../readings/fitting.ts";
import type { Interpreted } from "../../readings/interpretation.ts";
import { fieldListIn } from "../field-list.ts";
import type { Draft } from "../../../draft/draft-blueprint.ts";
import { draftRecord } from "../draft-record.ts";
import { draftTagged } from "./draft-tagged.ts";
import { agrees } from "./tagged-list.ts";

/** The list of a text: the one that rules read, where the tagger agrees on its fields; else the one of the two that accounts for more. */
export function surerList(text: string, ruled: Interpreted | null): Interpreted | null {
  const record = fitting(text, ruled);
  const sentences = sentencesOf(bracketChoices(text));
  const list = record === null ? null : fieldListIn(sentences);
  if (list !== null && agrees(list, sentences)) return record;
  const draft = draftTagged(text);
  if (draft === null || (record !== null && accountOf(draft) <= accountOf(record.draft))) return record;
  return { outcome: "draft", text, draft };
}

/** A list with the name that the tagger sees for its rows, where no rule says it. */
export function calledList(list: Interpreted): Interpreted {
  const { text, draft } = list;
  if (draft.subjects.some(({ isAssigned }) => isAssigned === true)) return list;
  const fieldsOf = ({ blueprint }: Draft): string => blueprint.entities.flatMap(({ fields }) => fields.map(({ id }) => id)).join();
  const isSame = (other: Draft | null): other is Draft =>
    other !== null && (fieldsOf(other) === fieldsOf(draft) || accountOf(other) >= accountOf(draft));
  const named = [draftRecord(bracketChoices(text), fieldListIn, true), draftTagged(text, true)].find(isSame);
  return named === undefined ? list : (fitting(text, { outcome: "draft", text, draft: named }) ?? list);
}
