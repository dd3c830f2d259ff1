// Features that are about nothing that an app keeps: the noun before "quiz" names its subject and no thing.
import { isOfSlides } from "../../features/site/media/gallery/gallery-draft.ts";
import { definitions } from "../../features/definitions.ts";
import type { AnyDefinition } from "../../features/definition/define-feature.ts";

const kindsWhere = (holds: (definition: AnyDefinition) => boolean): ReadonlySet<string> =>
  new Set(definitions.filter((definition) => holds(definition)).map(({ schema }) => schema.shape.kind.value));

/** Their kinds. */
export const selfContained = kindsWhere((definition) => definition.game !== undefined || definition.isSelfContained === true);

/** Whether an intent for a feature of this kind is about nothing that an app keeps: what is shown in a carousel is no thing of the app. */
export function isSelfContained(kind: string, words: readonly { low: string }[]): boolean {
  return selfContained.has(kind) || (kind === "gallery" && isOfSlides(words.map(({ low }) => low).join(" ")));
}

/** Those that are what a product is where they are in its name; the others are pages of it. */
export const cores = kindsWhere(({ game, isProduct }) => game !== undefined || isProduct === true);
