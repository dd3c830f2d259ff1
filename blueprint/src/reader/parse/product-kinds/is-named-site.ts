const nameOfSite =
  /^\W*(?:please )?(?:(?:build|make|create|design|develop|implement|i need|i want|give) (?:me )?)?(?:(?:a|an|the) )?(?!(?:an?|the) )(?:[\w-]+ ){1,4}(?:site|website|platform|portal|marketplace|client|center|centre)\b(?! (?:list|log|tracker|where i|to (?:keep|track)))/i;

/** Whether a text is the short name of a product for others: "booking site for a barber". */
export function isNamedSite(text: string): boolean {
  return text.length <= 120 && !/\b(?:I|my|we|our)\b/i.test(text.replace(/^\W*i (?:need|want)/i, "")) && nameOfSite.test(text);
}
