/** Browsers give no taps. */
export function tap(): void {
  return undefined;
}

/** Browsers give no taps. */
export function succeed(): void {
  return undefined;
}
