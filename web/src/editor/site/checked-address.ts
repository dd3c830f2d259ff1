/** Returns a URL that may be framed or opened: http or https, on an origin other than the console's. Null for any other. */
export function checkedAddress(text: string | null): string | null {
  const url = text === null ? null : URL.parse(text);
  if (url === null || (url.protocol !== "http:" && url.protocol !== "https:")) return null;
  return url.origin === window.location.origin || url.username !== "" || url.password !== "" ? null : url.href;
}
