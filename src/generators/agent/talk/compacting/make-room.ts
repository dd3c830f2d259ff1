import type { ModelMessage } from "../../../../adapters/models/model-call.ts";
import { compact } from "../compact.ts";
import { addToLast } from "./add-to-last.ts";

/** A list of files that takes more of the conversation than this is left for the model to ask for. */
const LIST_SHARE = 0.15;

/**
 * The conversation within this many characters. It is returned as it is while it fits; once it is full, about half of it
 * becomes notes, and its latest message lists the files as they are now. The first message never changes, so that every
 * request begins like the one before it.
 */
export function makeRoom(
  messages: readonly ModelMessage[],
  { characters, files }: { characters: number; files: () => string },
): readonly ModelMessage[] {
  const fitted = compact(messages, { characters });
  const isSame = fitted.length === messages.length && fitted.every((message, at) => message === messages[at]);
  if (isSame) return messages;
  const list = files();
  const shown = list.length <= characters * LIST_SHARE ? `The files, as they are now:\n${list}` : "list shows the files as they are now.";
  const note = `[The conversation was full, so what is old in it became notes of one line. ${shown}]`;
  return addToLast(fitted, note);
}
