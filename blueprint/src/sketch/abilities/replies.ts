// What was said below rows before anybody opened the app: a forum that starts with answers.
import { z } from "zod";
import type { Plan } from "../../reader/draft/plan.ts";
import type { Entity } from "../../schema/entity.ts";
import { type Drafting, entityNamed } from "../drafting.ts";
import { asItems, asValues, asWords, pick, plainName } from "../form/lenient.ts";
import { SketchValue } from "../things/sketch-thing.ts";
import { daysIn } from "../things/values/days-in.ts";

const REPLIES_MAX = 40;
const WORDS_MAX = 600;

/** Replies, each as the name of its row, its author, its words and its day. */
export const SketchReplies = z.array(z.array(SketchValue).min(3).max(4)).max(REPLIES_MAX).default([]);

/** Replies in the form of the schema; one that is an object has its parts by their names. */
export function readReplies(said: unknown): unknown[] {
  return asItems(said)
    .map((one): unknown[] => {
      const values = asValues(one);
      if (values === null) return Array.isArray(one) ? one.slice(0, 4) : [];
      const row = pick(values, "row", "to", "about", "post", "of", "thing", "title");
      return [
        row,
        pick(values, "author", "by", "name", "from", "user"),
        pick(values, "words", "text", "reply", "comment", "body"),
        pick(values, "day", "days", "date", "when", "at"),
      ];
    })
    .map((one) => one.map((part) => (typeof part === "number" ? part : asWords(part))))
    .filter((one) => one.length > 2 && one[2] !== "")
    .slice(0, REPLIES_MAX);
}

/** An ability, as far as it says what was commented. */
interface Commenting {
  kind: string;
  thing: string | null;
  replies: z.infer<typeof SketchReplies>;
}

/** Gives the comments of entities the replies that abilities name; a reply to no row is a problem to tell. */
export function draftReplies(
  drafting: Drafting,
  abilities: readonly (string | Commenting)[],
  samples: ReadonlyMap<string, Entity["samples"]>,
): void {
  for (const ability of abilities) {
    if (typeof ability === "string" || ability.kind !== "comment" || ability.replies.length === 0) continue;
    const entity = ability.thing === null ? drafting.plan.entities[0] : entityNamed(drafting, ability.thing);
    const feature = drafting.plan.features.find(
      ({ kind, ...options }) => kind === "comment" && "entity" in options && options.entity === entity?.id,
    );
    if (entity === undefined || feature === undefined) continue;
    const titles = (samples.get(entity.id) ?? []).map((row) => String(row[entity.titleField] ?? ""));
    const lost: string[] = [];
    const replies = ability.replies.flatMap(([row, author, words, day]) => {
      const title = titles.find((one) => plainName(one) === plainName(asWords(row)));
      if (title === undefined) lost.push(asWords(row));
      // A reply of today could be later than the visit.
      const days = Math.min(daysIn(day ?? null, 0) ?? -1, -1);
      return title === undefined
        ? []
        : [{ row: title, author: asWords(author).slice(0, 60), text: asWords(words).slice(0, WORDS_MAX), day: days }];
    });
    for (const one of new Set(lost)) drafting.problems.push(`A reply is to “${one}”, which is no row of ${entity.mention.many}.`);
    replace(drafting.plan, feature, { ...feature, replies: replies.toReversed().toSorted((one, other) => other.day - one.day) });
  }
}

function replace(plan: Plan, feature: Plan["features"][number], next: Plan["features"][number]): void {
  plan.features = plan.features.map((one) => (one === feature ? next : one));
}
