import type { EntityModel } from "../../../../model/entity-model.ts";

/** What is to be done is a task, and of a task it is a part. */
export function workLabel({ entity }: EntityModel): string {
  return /^tasks?$/i.test(entity.name.one) ? "Part" : "Task";
}
