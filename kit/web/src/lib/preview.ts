// Documents and messages of the preview frame, in which HTML and scripts that a person has written run apart from the app.

/** Where the sites of this service have the frame's document. */
export const PREVIEW_PATH = "/_preview";

/** What the script in a preview has written to its console, and errors that it did not catch. */
export interface PreviewMessage {
  kind: "log" | "info" | "warn" | "error";
  text: string;
}

/** A whole document of a body with styles and a script. */
export function previewDocument({
  html = "",
  css = "",
  js = "",
}: {
  html?: string;
  css?: string;
  js?: string;
}): string {
  const style = css.replace(/<\/style/gi, "<\\/style");
  const script = js.replace(/<\/script/gi, "<\\/script");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Preview</title><style>${style}</style></head><body>${html}<script>${script}</script></body></html>`;
}

/** What a message of the frame says; null if it is none. The frame's content may post anything. */
export function readPreviewMessage(
  data: unknown,
): { kind: "ready" | "shown" | PreviewMessage["kind"]; text: string } | null {
  if (typeof data !== "object" || data === null || !("preview" in data) || !("text" in data))
    return null;
  const { preview, text } = data;
  if (typeof text !== "string") return null;
  switch (preview) {
    case "ready":
    case "shown":
    case "log":
    case "info":
    case "warn":
    case "error":
      return { kind: preview, text: text.slice(0, 10_000) };
    default:
      return null;
  }
}
