import type { Wish } from "../../parse/parsed-prompt.ts";
import { addCapability, type DraftEntity, type Plan } from "../plan.ts";

/** Makes a capability that is about an entity and nothing more. */
export function plainWish(kind: "browse" | "add" | "edit" | "delete" | "search"): (plan: Plan, entity: DraftEntity, wish: Wish) => boolean {
  return (plan, entity, wish) => {
    addCapability(plan, { kind, id: `${kind}-${entity.id}`, phrase: wish.phrase, entity: entity.id });
    return true;
  };
}
