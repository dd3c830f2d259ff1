import * as generalWords from "#words/general.ts";
import * as usageWords from "#words/settings/usage.ts";

/** What becomes of the credits of a build that is dropped. One that could not finish gets everything back. */
export function dropWords({ held, spent, question }: { held: number; spent: number; question: { isOffer: boolean } | null }): string {
  const released = held === 0 ? usageWords.holdsNothing : usageWords.givesBack({ credits: generalWords.credits({ count: held }) });
  const stays = question?.isOffer === true ? usageWords.spentReturned : usageWords.spentNotReturned;
  const sentences = [usageWords.dropText, released, ...(spent === 0 ? [] : [stays({ credits: generalWords.credits({ count: spent }) })])];
  return sentences.join(" ");
}
