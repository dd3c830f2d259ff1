/** Whether a text is a model server's base URL: http(s), without user, query or fragment, as it is logged; keys have their own setting. */
export function isServerAddress(text: string): boolean {
  return /^https?:\/\/[^\s/?#@\\]+(\/[^\s?#@\\]*)?$/.test(text) && URL.canParse(text);
}
