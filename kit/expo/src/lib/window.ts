/** Phones show the name of a page in the page alone. */
export function nameWindow(_title: string): void {
  return undefined;
}

/** The system's own controls follow the scheme of the device. */
export function showScheme(_scheme: "light" | "dark", _background: string): void {
  return undefined;
}
