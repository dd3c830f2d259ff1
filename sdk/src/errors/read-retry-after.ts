/** The seconds of a `Retry-After` header, which are a number or a date (RFC 9110, section 10.2.3); null for any other value. */
export function readRetryAfter(value: string | null): number | null {
  if (value === null || value.trim() === "") return null;
  const seconds = /^\s*\d+\s*$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - Date.now()) / 1_000);
  return Number.isNaN(seconds) ? null : Math.max(0, seconds);
}
