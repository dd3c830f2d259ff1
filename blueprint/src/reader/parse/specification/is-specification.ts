// Two ways of asking. Some state what they keep ("each recipe has a cuisine"); others specify a product: what it is, which
// functionalities it should have, what its users should be able to do. The second is read ask by ask.
import { audiences } from "./lexicon/audiences.ts";

const has =
  /\b(?:functionalit(?:y|ies)|functions?|features?|capabilit(?:y|ies)|sections?|pages?)\s+(?:for|such as|like|including|to|of|,)|\b(?:with|have|has|include|includes|including|provide|provides|offer|offers)\s+(?:\w+\s+){0,3}(?:functionalit(?:y|ies)|functions?|features?|capabilit(?:y|ies))\b/i;
const can =
  /\b(?<subject>[a-z-]+)\s+(?:(?:should|must|shall|will|would|may|can|could)\s+(?:also\s+)?(?:be\s+able\s+to\s+|be\s+allowed\s+to\s+)?|are\s+able\s+to\s+|to\s+be\s+able\s+to\s+)\w/gi;
const allows =
  /\b(?:allows?|allowing|enables?|enabling|lets?|letting|where)\s+(?:(?:the|its|all|other|registered|different)\s+)?(?<subject>[a-z-]+)\s+(?:can|to|could)?\b/gi;

function speaksOfAudience(pattern: RegExp, text: string): boolean {
  return [...text.matchAll(pattern)].some((match) => audiences.has((match.groups?.["subject"] ?? "").toLowerCase()));
}

/** Whether a cleaned prompt specifies a product: it lists functionalities, or says what its users should be able to do. */
export function isSpecification(text: string): boolean {
  if (/\b(?:I|I'm|I'd|my|we|our)\b/.test(text)) return false;
  return has.test(text) || speaksOfAudience(can, text) || speaksOfAudience(allows, text);
}
