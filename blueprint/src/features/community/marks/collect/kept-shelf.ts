import type { EntityModel } from "../../../../model/entity-model.ts";
import { imported, invoke, object } from "../../../../project/code/expression.ts";
import { type Kept, keptIn } from "../../../definition/kit-parts.ts";
import type { CollectFeature } from "./collect-schema.ts";
import { collectWords } from "./collect-words.ts";

/** The rows that a person set apart, with the words of its buttons: `bookShelf`. */
export function keptShelf({ id, called }: CollectFeature, { one }: EntityModel): Kept {
  const { place, add, there, icon } = collectWords[called];
  const said = object({ place, add, there, sign: icon === "Library" ? "shelf" : icon.toLowerCase() });
  return keptIn(id, `${one}Shelf`, invoke(imported("@/lib/shelf", "createShelf"), id, said));
}
