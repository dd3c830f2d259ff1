import type { EntityModel } from "../../../../model/entity-model.ts";

/** The variable of the store with the followed rows of an entity: `bookFollows`. */
export function followsVariable({ one }: EntityModel): string {
  return `${one}Follows`;
}
