const LANGUAGES: Record<string, string> = {
  ts: "typescript",
  tsx: "typescript",
  js: "javascript",
  jsx: "javascript",
  mjs: "javascript",
  css: "css",
  html: "html",
  json: "json",
  md: "markdown",
  svg: "svg",
  webmanifest: "json",
};

const TYPES: Record<string, string> = {
  typescript: "text/typescript",
  javascript: "text/javascript",
  css: "text/css",
  html: "text/html",
  json: "application/json",
  markdown: "text/markdown",
  svg: "image/svg+xml",
};

/** The language of a file by its extension; `text` if unknown. */
export function languageOf(path: string): string {
  return LANGUAGES[path.slice(path.lastIndexOf(".") + 1).toLowerCase()] ?? "text";
}

/** The media type of a file by its extension. */
export function mediaTypeOf(path: string): string {
  return TYPES[languageOf(path)] ?? "text/plain";
}
