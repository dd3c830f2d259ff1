/** Whether a text can be a provider's key: what a header can carry, so that no error of a request ever quotes it. */
export function isProviderKey(text: string): boolean {
  return /^[\u0021-\u007e]{1,1000}$/.test(text);
}
