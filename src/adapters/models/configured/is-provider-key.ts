/** Whether a text can be a provider's key: only characters that a header allows, so that no request error ever quotes it. */
export function isProviderKey(text: string): boolean {
  return /^[\u0021-\u007e]{1,1000}$/.test(text);
}
