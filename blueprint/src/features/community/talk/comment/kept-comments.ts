import type { EntityModel } from "../../../../model/entity-model.ts";
import { imported, invoke } from "../../../../project/code/expression.ts";
import { type Kept, keptIn } from "../../../definition/kit-parts.ts";

/** The comments of the feature with this id, stored under its id. */
export function keptComments(feature: string, { one }: EntityModel): Kept {
  return keptIn(feature, `${one}Comments`, invoke(imported("@/lib/comments", "createComments"), feature));
}
