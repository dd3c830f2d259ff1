// The sentences of replies about an app, in the language of the app.
import { type Words, wordsIn } from "./words-in.ts";

/** The messages of replies. */
export type ReplyWords = Words["reply"];

/** The messages of replies in the language of this BCP 47 tag; English ones where there is no catalogue of it. */
export function replyWords(tag: string): ReplyWords {
  return wordsIn(tag).reply;
}

/** The language that an app is written in, as an ISO 639 code: "en". */
export function languageOfApp({ language }: { language: string }): string {
  return new Intl.Locale(language).language;
}
