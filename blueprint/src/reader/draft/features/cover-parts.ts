// Phrases of which nothing came and that name a part of what is drafted: "opening hours" of a contact page, the field of a thing.
import { partId } from "../../../features/definition/part-id.ts";
import { slugOf } from "../../../knowledge/field.ts";
import { singular } from "../../../knowledge/words/inflect.ts";
import { partIn } from "../../genres/part-in.ts";
import { note, type Plan } from "../plan.ts";

/** "Prices" beside services that have one: the field of a thing that is kept. */
function fieldIn({ entities }: Plan, phrase: string): string | undefined {
  const noun = singular(phrase.toLowerCase().replace(/^(?:the|our|my|their|with) /, ""));
  const of = entities.find(({ fields }) => fields.some(({ id }) => id === slugOf(noun)));
  return of === undefined ? undefined : `${of.id}.${slugOf(noun)}`;
}

/** Gives such phrases to the feature that they are a part of, or to the thing whose field they name. */
export function coverParts(plan: Plan): void {
  const { account, parsed, features } = plan;
  account.unread = account.unread.filter(({ start, end }) => {
    const phrase = parsed.text.slice(start, end).replace(/\s+/g, " ").trim();
    for (const { kind, id } of features) {
      const part = partIn(kind, phrase);
      if (part === null) continue;
      note(account, phrase, partId(id, part));
      return false;
    }
    const field = fieldIn(plan, phrase);
    if (field !== undefined) note(account, phrase, field);
    return field === undefined;
  });
}
