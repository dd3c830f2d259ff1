import * as generalWords from "#words/general.ts";
import * as texts from "#words/editor/cost.ts";
import { dollarsInWords } from "../../../components/dollars-in-words.ts";
import type { PastOperation } from "../../data/shapes.ts";

/** What a build cost: in credits, and for the installation's owner what its provider charged. */
export function costWords({ creditsSpent, dollars }: Pick<PastOperation, "creditsSpent" | "dollars">): string {
  const credits = generalWords.credits({ count: creditsSpent });
  return dollars === null || dollars === 0 ? credits : texts.withDollars({ credits, dollars: dollarsInWords(dollars) });
}
