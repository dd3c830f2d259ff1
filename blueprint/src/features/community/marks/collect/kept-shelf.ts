import type { EntityModel } from "../../../../model/entity-model.ts";
import { imported, invoke, object } from "../../../../project/code/expression.ts";
import { type Kept, keptIn } from "../../../definition/kit-parts.ts";
import type { CollectFeature } from "./collect-schema.ts";
import { collectWords } from "./collect-words.ts";

/** The rows that a person set apart, with the words of its buttons: `bookShelf`. */
export function keptShelf(feature: CollectFeature, { one }: EntityModel): Kept {
  const { id, called } = feature;
  const { place, add, there } = collectWords[called];
  const said = object({ place, add, there, sign: signOf(feature) });
  return keptIn(id, `${one}Shelf`, invoke(imported("@/lib/shelf", "createShelf"), id, said));
}

/** What the sign of the buttons shows: `heart`. */
export function signOf({ called }: CollectFeature): string {
  const { icon } = collectWords[called];
  return icon === "Library" ? "shelf" : icon.toLowerCase();
}
