// Features that are about nothing that an app keeps: the noun before "quiz" names its subject and no thing.
import { isOfSlides } from "../../features/site/media/gallery/gallery-draft.ts";
import { gameKinds } from "./game-kinds.ts";

/** Their kinds. */
export const selfContained: ReadonlySet<string> = new Set([
  ...gameKinds,
  ...["poll", "quiz", "survey", "assessment", "flashcards", "calculator", "timer", "chatroom"],
  ...["faq", "about", "hero", "contact", "newsletter", "form", "timeline", "stories", "pricing", "links"],
]);

/** Whether a wish for a feature of this kind is about nothing that an app keeps: what is shown in a carousel is no thing of the app. */
export function isSelfContained(kind: string, words: readonly { low: string }[]): boolean {
  return selfContained.has(kind) || (kind === "gallery" && isOfSlides(words.map(({ low }) => low).join(" ")));
}

/** Those that are what a product is where they are in its name; the others are pages of it. */
export const cores: ReadonlySet<string> = new Set([
  ...gameKinds,
  ...["poll", "quiz", "survey", "assessment", "flashcards", "calculator", "timer", "chatroom", "links"],
]);
