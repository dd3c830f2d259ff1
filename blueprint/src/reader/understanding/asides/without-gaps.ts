/** A text without what a clause leaves behind that was taken out of it: commas in a row, and before a full stop. */
export function withoutGaps(text: string): string {
  return text
    .replace(/(?:\s*[,;:])+\s*(?=[.!?]|$)/gu, "")
    .replace(/([.!?])\s*(?:[,.;]\s*)+/gu, "$1 ")
    .replace(/(?:,\s*){2,}/gu, ", ")
    .trim();
}
