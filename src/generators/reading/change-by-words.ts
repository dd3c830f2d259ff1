import { type Blueprint, type Change, changeBlueprint } from "@atelier/blueprint";

/** Returns the change that this text makes to an app. */
export function changeByWords({ current, words }: { current: Blueprint; words: string }): Change {
  return changeBlueprint(current, words);
}
