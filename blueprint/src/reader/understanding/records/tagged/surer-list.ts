import { bracketChoices } from "../../../text/bracket-details.ts";
import { sentencesOf } from "../../../text/token.ts";
import { accountOf } from "../../readings/account-of.ts";
import { fitting } from "../../readings/fitting.ts";
import type { Interpreted } from "../../readings/interpretation.ts";
import { fieldListIn } from "../field-list.ts";
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
