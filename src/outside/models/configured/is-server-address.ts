/** Whether a text is the base address of a model server: http or https, without a user, a query or a fragment, since it is shown in logs and a key has a setting of its own. */
export function isServerAddress(text: string): boolean {
  return /^https?:\/\/[^\s/?#@\\]+(\/[^\s?#@\\]*)?$/.test(text) && URL.canParse(text);
}
