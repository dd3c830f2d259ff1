// What was said about rows before anybody opened the app: a forum that starts with answers, a shop whose products have reviews.
import { z } from "zod";
import type { Plan } from "../../reader/draft/plan.ts";
import type { Entity } from "../../schema/entity.ts";
import { type Drafting, entityNamed } from "../drafting.ts";
import { asItems, asValues, asWords, asWordsUpTo, pick, plainName } from "../form/lenient.ts";
import { SketchValue } from "../things/sketch-thing.ts";
import { daysIn } from "../things/values/days-in.ts";

const REPLIES_MAX = 40;
const WORDS_MAX = 600;

/** Replies, each as the name of its row, its author, its words, its day and, of a review, its stars. */
export const SketchReplies = z.array(z.array(SketchValue).min(3).max(5)).max(REPLIES_MAX).default([]);

/** Replies in the form of the schema; one that is an object has its parts by their names. */
export function readReplies(said: unknown): unknown[] {
  return asItems(said)
    .map((one): unknown[] => {
      const values = asValues(one);
      if (values === null) return Array.isArray(one) ? inOrder(one.slice(0, 5)) : [];
      const row = pick(values, "row", "to", "about", "post", "of", "thing", "title");
      return [
        row,
        pick(values, "author", "by", "name", "from", "user"),
        pick(values, "words", "text", "reply", "comment", "review", "body"),
        pick(values, "day", "days", "date", "when", "at") ?? -1,
        ...[pick(values, "stars", "rating", "score") ?? []].flat(),
      ];
    })
    .map((one) => one.map((part) => (typeof part === "number" ? part : asWords(part))))
    .filter((one) => one.length > 2 && one[2] !== "")
    .slice(0, REPLIES_MAX);
}

/** A review whose stars stand before its words, as one whose stars are the last; its day is the number that is none. */
function inOrder(parts: readonly unknown[]): unknown[] {
  const [row, author, words, ...others] = parts;
  const isStars = typeof words === "number" && words > 0 && typeof others[0] === "string";
  return isStars ? [row, author, others[0], others[1] ?? -1, words] : [...parts];
}

/** An ability, as far as it says what was commented. */
interface Commenting {
  kind: string;
  thing: string | null;
  replies: z.infer<typeof SketchReplies>;
}

/** The kinds that begin with what was said, and the member of the feature that has it. */
const SAID: ReadonlyMap<string, "replies" | "reviews"> = new Map([
  ["comment", "replies"],
  ["review", "reviews"],
]);

const STARS = { most: 5, usual: 4 } as const;

/** Gives the comments and reviews of entities what abilities say that was there before; what is about no row is a problem to tell. */
export function draftReplies(
  drafting: Drafting,
  abilities: readonly (string | Commenting)[],
  samples: ReadonlyMap<string, Entity["samples"]>,
): void {
  for (const ability of abilities) {
    const member = typeof ability === "string" ? undefined : SAID.get(ability.kind);
    if (typeof ability === "string" || member === undefined || ability.replies.length === 0) continue;
    const entity = ability.thing === null ? drafting.plan.entities[0] : entityNamed(drafting, ability.thing);
    const feature = drafting.plan.features.find(
      ({ kind, ...options }) => kind === ability.kind && "entity" in options && options.entity === entity?.id,
    );
    if (entity === undefined || feature === undefined) continue;
    const titles = (samples.get(entity.id) ?? []).map((row) => String(row[entity.titleField] ?? ""));
    const lost: string[] = [];
    const said = ability.replies.flatMap(([row, author, words, day, stars]) => {
      const title = titles.find((one) => plainName(one) === plainName(asWords(row)));
      if (title === undefined) lost.push(asWords(row));
      // A reply of today could be later than the visit.
      const days = Math.min(daysIn(day ?? null, 0) ?? -1, -1);
      const reply = { author: asWordsUpTo(author, 60), text: asWordsUpTo(words, WORDS_MAX), day: days };
      return title === undefined ? [] : [{ row: title, ...reply, ...(member === "reviews" && { stars: starsIn(stars) }) }];
    });
    for (const one of new Set(lost))
      drafting.problems.push(
        `A ${ability.kind === "review" ? "review" : "reply"} is to “${one}”, which is no row of ${entity.mention.many}.`,
      );
    const latest = said.toReversed().toSorted((one, other) => other.day - one.day);
    replace(drafting.plan, feature, { ...feature, [member]: latest });
  }
}

/** From one to five stars. */
function starsIn(said: unknown): number {
  const stars = Math.round(Number(asWords(said).replace(/\s*(?:\/|of|stars?).*$/i, "")));
  return stars > 0 ? Math.min(stars, STARS.most) : STARS.usual;
}

function replace(plan: Plan, feature: Plan["features"][number], next: Plan["features"][number]): void {
  plan.features = plan.features.map((one) => (one === feature ? next : one));
}
