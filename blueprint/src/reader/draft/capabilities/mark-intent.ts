// "Mark as done", "tick off": the yes or no that is switched from the list. A state that a choice already has is set in
// the form instead, because two controls for one fact would contradict each other.
import { slugOf } from "../../../knowledge/field.ts";
import type { Field } from "../../../schema/entity.ts";
import type { Intent } from "../../parse/parsed-prompt.ts";
import { yesOrNo } from "../draft-field.ts";
import { addCapability, addField, type DraftEntity, findField, plainField, type Plan } from "../plan.ts";
import { plainIntent } from "./plain-intent.ts";

/** The words that say how a row is marked: those after "as", else the past of the verb. */
function stateOf(intent: Intent): string | null {
  const as = intent.words.indexOf("as");
  if (as >= 0)
    return (
      intent.words
        .slice(as + 1)
        .join(" ")
        .replace(/^(?:being|either|a|an)\s+/, "")
        .split(/\s+(?:when|if|once|in|from)\s+/)[0] ?? null
    );
  const states: readonly (readonly [RegExp, string])[] = [
    [/^(?:tick|check|cross|complet|finish)/, "done"],
    [/^(?:star|favou?rite|pin|bookmark)/, "favourite"],
    [/^archiv/, "archived"],
    [/^(?:confirm)/, "confirmed"],
    [/^approv/, "approved"],
    [/^(?:close|resolv)/, "resolved"],
    [/^flag/, "flagged"],
    [/^redeem/, "redeemed"],
  ];
  return states.find(([verb]) => verb.test(intent.words[0] ?? ""))?.[1] ?? null;
}

/** Whether a choice already has this state: then it is set in the form, and a switch would contradict it. */
function hasOption(entity: DraftEntity, state: string): boolean {
  return entity.fields.some((field) => field.type === "choice" && (field.options ?? []).some((option) => option.toLowerCase() === state));
}

function booleanFor(entity: DraftEntity, state: string): Field | null {
  const booleans = entity.fields.filter((field) => field.type === "boolean");
  const slug = slugOf(state.replace(/^favorite$/, "favourite"));
  const known = entity.thing?.fields.filter((field) => field.type === "boolean") ?? [];
  const named = hasOption(entity, state)
    ? undefined
    : known.find((field) => field.id === slug || field.words.includes(state) || field.words.includes(`is ${state}`));
  if (named !== undefined) return addField(entity, plainField(named));
  const own = booleans.find((field) => field.id === slug || field.label.toLowerCase() === state);
  if (own !== undefined) return own;
  if (hasOption(entity, state)) return null;
  const first = booleans[0];
  // "Tick off" means the one yes or no that the thing has.
  if (first !== undefined && /^(?:done|complete|completed|finished)$/.test(state)) return first;
  return addField(entity, { id: slug, required: false, ...yesOrNo(state) });
}

/** Makes the switch that an intent asks for. */
export function markIntent(plan: Plan, entity: DraftEntity, intent: Intent): boolean {
  const state = stateOf(intent);
  const natural = entity.fields.find((field) => field.type === "boolean");
  const field = state === null || state === "" || state.length > 30 ? (natural ?? null) : booleanFor(entity, state);
  if (field === null && state !== null && hasOption(entity, state)) return plainIntent("edit")(plan, entity, intent);
  if (field === null) return false;
  if (intent.object !== null && stateOf(intent) === null && findField(entity, intent.object) === null && natural === undefined)
    return false;
  addCapability(plan, { kind: "mark", entity: entity.id, phrase: intent.phrase, field: field.id });
  return true;
}
