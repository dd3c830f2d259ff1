/** An email as accounts are known by it: without spaces around it, in lower case. */
export function plainEmail(text: string): string {
  return text.trim().toLowerCase();
}
