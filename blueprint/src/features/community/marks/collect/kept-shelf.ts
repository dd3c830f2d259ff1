import type { EntityModel } from "../../../../model/entity-model.ts";
import { imported, invoke, literal, object } from "../../../../project/code/expression.ts";
import { type Kept, keptIn } from "../../../definition/kit-parts.ts";
import type { CollectFeature } from "./collect-schema.ts";
import { collectWords } from "./collect-words.ts";

/** The rows that a person set apart, with the words of its buttons: `bookShelf`. */
export function keptShelf({ id, called }: CollectFeature, { one }: EntityModel): Kept {
  const { place, add, there, icon } = collectWords[called];
  const words = { place, add, there, sign: icon === "Library" ? "shelf" : icon.toLowerCase() };
  const said = object(Object.fromEntries(Object.entries(words).map(([name, word]) => [name, literal(word)])));
  return keptIn(id, `${one}Shelf`, invoke(imported("@/lib/shelf", "createShelf"), literal(id), said));
}
