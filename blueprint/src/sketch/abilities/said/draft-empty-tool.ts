// Tools that plain words ask for and that need no text of a model's: calculators that the library knows, and a quiz or cards that begin
// empty and are filled in the app.
import { isFeatureKind, definitionOf } from "../../../features/feature.ts";
import { OWN } from "../../../features/learning/questions/topic-in.ts";
import { draftTitle } from "../../../reader/draft/look/draft-title.ts";
import { addDrafted, addSketched, type Drafting } from "../../drafting.ts";
import type { DraftedAbility } from "../drafted-ability.ts";
import { spokenIn } from "../../../project/words/say.ts";
import { wordsIn } from "../../../project/words/words-in.ts";

const BLOCKS = { quiz: { block: "round", called: "quiz" }, flashcards: { block: "cards", called: "cards" } } as const;

/** The tool of this kind; null for one that needs texts, or that nobody knows. */
export function draftEmptyTool(drafting: Drafting, { kind, words }: { kind: string; words: string }): DraftedAbility | null {
  const { title } = draftTitle(drafting.plan);
  if (kind === "quiz" || kind === "flashcards") {
    const { block, called } = BLOCKS[kind];
    const name = title.toLowerCase().includes(called) ? title : `${title} ${called}`;
    const id = addSketched(drafting, { kind, phrase: words, options: { subject: OWN, title: name } });
    return { ids: [id], entity: null, feature: { id, places: [{ block, on: "home", at: "top" }] } };
  }
  if (kind !== "calculator" || !isFeatureKind(kind)) return null;
  const said = words.toLowerCase();
  const request = { id: kind, words: said, prompt: said, object: null, entity: null, features: [], title, about: "" };
  const planned = definitionOf(kind).draft(request);
  if (planned === null) return null;
  const draft = spokenIn(planned, wordsIn(drafting.plan.language ?? "en"));
  const { id } = addDrafted(drafting, draft.feature, { kind, phrase: words, asked: kind });
  return { ids: [id], entity: null, feature: { id, places: draft.places ?? [] } };
}
