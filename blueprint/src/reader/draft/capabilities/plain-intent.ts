import type { Intent } from "../../parse/parsed-prompt.ts";
import { addCapability, type DraftEntity, type Plan } from "../plan.ts";

/** Makes a capability that is about an entity and nothing more. */
export function plainIntent(
  kind: "browse" | "add" | "edit" | "delete" | "search",
): (plan: Plan, entity: DraftEntity, intent: Intent) => boolean {
  return (plan, entity, intent) => {
    addCapability(plan, { kind, entity: entity.id, phrase: intent.phrase });
    return true;
  };
}
