// Errors that occur before an app can be notified are shown to the user, on a page without scripts. Nothing from the
// request is shown; what the app's developer needs to know is in the standard's terms.
import { createHash } from "node:crypto";

/** An error in the standard's terms. */
export interface Problem {
  error: string;
  error_description?: string | undefined;
}

/** A page and its headers. */
export interface ProblemPage {
  headers: Record<string, string>;
  html: string;
}

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
body { margin: 12vh auto; max-width: 34rem; padding: 0 1.25rem; }
h1 { font-size: 1.5rem; line-height: 1.25; }
code { font: 0.9em ui-monospace, monospace; overflow-wrap: anywhere; }
`;

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const SENTENCES: Readonly<Record<string, string>> = {
  invalid_client: "Atelier does not know this app, or could not read what it publishes about itself. Connect it anew from the app.",
  invalid_redirect_uri: "The app asks to be answered at an address that is not its own, so nothing was sent there.",
  server_error: "Something went wrong on our side. Try again in a moment.",
  too_many_requests: "There were too many requests from your network. Wait a few minutes, then try again.",
};
const OTHERWISE = "The app asked for something that Atelier does not do, or the request is over. Start again from the app.";

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");

/** Renders the page for a problem. */
export function problemPage({ error, error_description: description }: Problem): ProblemPage {
  const details = [error, description].filter((text) => text !== undefined).join(": ");
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This app was not connected</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>This app was not connected</h1>
<p>${SENTENCES[error] ?? OTHERWISE}</p>
<p><code>${escape(details)}</code></p>
</main>
</body>
</html>
`;
  return { headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": POLICY }, html };
}
