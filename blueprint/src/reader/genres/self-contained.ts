// Features that are about nothing that an app keeps: the noun before "quiz" names its subject and no thing.
import { gameKinds } from "./game-kinds.ts";

/** Their kinds. */
export const selfContained: ReadonlySet<string> = new Set([
  ...gameKinds,
  ...["poll", "quiz", "exam", "survey", "assessment", "flashcards", "calculator", "timer", "chatroom"],
  ...["faq", "about", "hero", "contact", "newsletter", "form", "carousel", "timeline", "stories", "pricing", "links"],
]);

/** Those that are what a product is where they are in its name; the others are pages of it. */
export const cores: ReadonlySet<string> = new Set([
  ...gameKinds,
  ...["poll", "quiz", "exam", "survey", "assessment", "flashcards", "calculator", "timer", "chatroom", "links"],
]);
