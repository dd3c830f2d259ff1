import { dollarsInWords } from "../../../components/dollars-in-words.ts";
import type { PastOperation } from "../../data/shapes.ts";

/** What a build cost: in credits, and for the installation's owner what its provider charged. */
export function costWords({ creditsSpent, dollars }: Pick<PastOperation, "creditsSpent" | "dollars">): string {
  const credits = `${creditsSpent.toLocaleString("en")} ${creditsSpent === 1 ? "credit" : "credits"}`;
  return dollars === null || dollars === 0 ? credits : `${credits} (${dollarsInWords(dollars)})`;
}
