// Abilities in plain words are drafted as far as they can be: a field that they name and the thing does not have is left away, and what
// would need texts that nobody wrote is not built.
import { claim, type Drafting, fieldNamed } from "../../drafting.ts";
import { abilityKindOf } from "../ability-kinds.ts";
import { draftAbility } from "../draft-ability.ts";
import type { DraftedAbility } from "../drafted-ability.ts";
import { draftEmptyTool } from "./draft-empty-tool.ts";
import { type SaidAbility, SketchAbility } from "../sketch-ability.ts";
import { readVerbPhrase, type PhraseAbility } from "./read-verb-phrase.ts";

/** Drafts an ability, in plain words or not; null where nothing can be made of it. */
export function draftSaidAbility(drafting: Drafting, ability: SaidAbility): DraftedAbility | null {
  return typeof ability === "string" ? draftVerbPhrase(drafting, ability) : draftAbility(drafting, ability);
}

/** Drafts an ability in plain words; null where nothing can be made of it, which is no mistake of the model's. */
function draftVerbPhrase(drafting: Drafting, words: string): DraftedAbility | null {
  const mentions = drafting.plan.entities.map(({ mention }) => mention);
  const phrase = readVerbPhrase(words, mentions);
  const kind = phrase === null ? undefined : kindOf(phrase);
  if (phrase === null || kind === undefined || abilityKindOf(kind) === undefined) {
    const tool = draftEmptyTool(drafting, { kind: kind ?? "", words });
    claim(drafting, words, tool?.ids ?? []);
    return tool;
  }
  const problems = drafting.problems.length;
  const about = aboutFields(drafting, phrase);
  // "How many are in each state": a figure for each of them is a chart.
  const drawn = kind === "total" && typeof about.by === "string" ? "chart" : kind;
  const drafted = draftAbility(drafting, SketchAbility.parse({ wish: words, kind: drawn, ...about }));
  drafting.problems.length = problems;
  return drafted;
}

/** The kind that is meant; to send what is no row of the app is to write a message. */
function kindOf({ act, thing }: PhraseAbility): string {
  if (act === "keep") return "browse";
  return act === "send" && thing === null ? "contact" : act;
}

/** The thing and the fields that plain words name, as far as the thing has them. */
function aboutFields({ plan }: Drafting, { act, thing, object, by }: PhraseAbility): Partial<SketchAbility> {
  const entity = plan.entities.find(({ mention }) => mention === thing) ?? plan.entities[0];
  const has = (label: string | null): string | null => (entity === undefined ? null : (fieldNamed(entity, label)?.label ?? null));
  const own = { thing: thing?.one ?? null };
  if (act === "filter" || act === "sort") return { ...own, field: has(by) };
  if (act !== "chart" && act !== "total") return own;
  return { ...own, by: has(by), field: has(object) };
}
