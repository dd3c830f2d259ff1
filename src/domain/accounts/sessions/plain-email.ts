/** Normalises an email as accounts store it: trimmed, in lower case. */
export function plainEmail(text: string): string {
  return text.trim().toLowerCase();
}
