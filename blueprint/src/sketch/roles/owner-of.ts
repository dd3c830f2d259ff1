// The owner of a row that another one refers to, as models say it: "owner of product", "product's owner", the label of the reference
// alone, and over two references "owner of transaction.product". Whoever added a row can be meant by the field that holds their name.
import { slugOf } from "../../knowledge/field.ts";
import { singular } from "../../knowledge/words/inflect.ts";
import type { Entity, Field, Who } from "../../schema/entity.ts";
import { refersTo } from "../../schema/row-places.ts";
import { plainName } from "../form/lenient.ts";

/** The things of an app, and the one whose rows somebody does something with. */
export interface OwnedRows {
  entity: Pick<Entity, "id" | "fields">;
  entities: readonly Pick<Entity, "id" | "fields">[];
}

const OWNER_OF = /^(?:the )?(?:owners?|authors?|creators?) of (?:the |its |their |a )?(.+)$/i;
const ITS_OWNER = /^(?:the |its |their )?(.+?)(?:['’]s | |\.|_|-)(?:owners?|author|creator)$/i;

/** Whether words speak of the owner of another row. */
export const namesOwner = (said: string): boolean => OWNER_OF.test(said) || ITS_OWNER.test(said);

const STEPS_MAX = 2;

/** The owner who is meant; null where the rows do not refer to such a row. */
export function ownerOf({ entity, entities }: OwnedRows, said: string): Who | null {
  const words = (OWNER_OF.exec(said) ?? ITS_OWNER.exec(said))?.[1] ?? said;
  const steps = words.split(/\s*[.>]\s*/).flatMap((part) => part.split(/ of (?:the |its |their |a )?/i).toReversed());
  const along: string[] = [];
  let fields: readonly Field[] = entity.fields;
  for (const [at, step] of steps.entries()) {
    const field = fieldCalled(fields, step);
    // Who added a row is who is named in it.
    if (field?.stamp === "me" && at === steps.length - 1) break;
    if (field === undefined || refersTo(field).length === 0 || along.length === STEPS_MAX) return null;
    along.push(field.id);
    fields = entities.find(({ id }) => id === field.of)?.fields ?? [];
  }
  return along.length === 0 ? "owner" : `owner:${along.join(".")}`;
}

/** A reference by its label or by the thing that it is of, or the field that says who added the row. */
function fieldCalled(fields: readonly Field[], said: string): Field | undefined {
  const names = [plainName(said), plainName(singular(said.toLowerCase()))];
  const there = fields.filter((field) => refersTo(field).length > 0 || field.stamp === "me");
  return (
    there.find(({ id, label }) => [plainName(label), plainName(id)].some((own) => names.includes(own))) ??
    there.find((field) => refersTo(field).includes(slugOf(singular(said.toLowerCase()))))
  );
}
