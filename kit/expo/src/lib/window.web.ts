/** Names the browser's tab. */
export function nameWindow(title: string): void {
  document.title = title;
}

/** Gives the browser's own controls, and what is behind the app, the scheme that is shown. */
export function showScheme(scheme: "light" | "dark", background: string): void {
  document.documentElement.style.colorScheme = scheme;
  document.body.style.backgroundColor = background;
}
