// What goes without saying for a genre: the thing that it cannot do without, and the features that nobody thinks to ask for.
import { isFeatureKind, isMeant } from "../../../features/feature.ts";
import { thingOf } from "../../../knowledge/things.ts";
import type { Brief, Mention } from "../../parse/parsed-prompt.ts";
import type { Genre } from "../../genres/genre.ts";
import { plural } from "../../../knowledge/words/inflect.ts";
import type { Plan } from "../plan.ts";
import { draftFeature } from "./draft-feature.ts";

/** How sure a thing must be to be kept. */
const sureFrom = 1.8;

/** Adds the genre's thing to what the prompt names, unless something like it is named. The words for the genre are no thing: "a *landing* page". */
export function bringThing(brief: Brief, { head, opens, thing }: Genre): void {
  if (thing === undefined) {
    const isNone = (mention: Mention): boolean =>
      mention.strength < sureFrom &&
      (mention.one.replace(head, "") === "" || (opens === "front" && mention.strength < (mention.thing === null ? 1 : 1.5)));
    brief.mentions = brief.mentions.filter((mention) => !isNone(mention));
    return;
  }
  const named = brief.mentions.find(({ one, strength }) => strength >= sureFrom && thing.unless.test(one));
  const likely = brief.mentions.filter(({ one }) => thing.unless.test(one)).toSorted((a, b) => b.strength - a.strength)[0];
  if (named !== undefined) return;
  if (likely !== undefined && likely.strength >= 0.9) {
    likely.strength = Math.max(likely.strength, sureFrom);
    return;
  }
  const known = thingOf(thing.noun, brief.scene) ?? null;
  brief.mentions.unshift({
    ...{ thing: known, one: thing.noun, many: plural(thing.noun), phrase: "", place: { start: 0, end: 0 } },
    strength: sureFrom + 1,
  });
}

/** Adds the genre's features, unless the prompt asked for them already. */
export function bringFeatures(plan: Plan, { features }: Genre): void {
  const main = plan.entities[0] ?? null;
  for (const { kind, of, words } of features) {
    const said = words ?? kind;
    if (!isFeatureKind(kind) || plan.features.some((feature) => feature.kind === kind && isMeant(feature, said))) continue;
    draftFeature(plan, { kind, entity: of === "main" ? main : null, phrase: null, object: null, words: said });
  }
}
