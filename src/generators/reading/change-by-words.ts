// A module of its own, so that a thread can load it (see aside-when-long.ts). `changeBlueprint` does the work.
import { type Blueprint, type Change, changeBlueprint } from "@atelier/blueprint";

/** Returns the change that this text makes to an app. */
export function changeByWords({ current, words }: { current: Blueprint; words: string }): Change {
  return changeBlueprint(current, words);
}
