// Features that are about nothing that an app keeps: the noun before "quiz" names its subject and no thing.
import { isOfPlans } from "../../features/site/company/offered/plans-draft.ts";
import { isOfSlides } from "../../features/site/media/gallery/gallery-draft.ts";
import { definitions } from "../../features/definitions.ts";
import type { AnyDefinition } from "../../features/definition/define-feature.ts";

const kindsWhere = (holds: (definition: AnyDefinition) => boolean): ReadonlySet<string> =>
  new Set(definitions.filter((definition) => holds(definition)).map(({ schema }) => schema.shape.kind.value));

/** Their kinds. */
export const selfContained = kindsWhere((definition) => definition.game !== undefined || definition.isSelfContained === true);

/** Whether an intent for a feature of this kind is about nothing that an app keeps: what is shown in a carousel, and a plan with its price, is no thing of the app. */
export function isSelfContained(kind: string, words: readonly { low: string }[]): boolean {
  const said = words.map(({ low }) => low).join(" ");
  return selfContained.has(kind) || (kind === "gallery" && isOfSlides(said)) || (kind === "services" && isOfPlans(said));
}

/** Those that are what a product is where they are in its name; the others are pages of it. */
export const cores = kindsWhere(({ game, isProduct }) => game !== undefined || isProduct === true);
