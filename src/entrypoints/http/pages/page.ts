import { createHash } from "node:crypto";
import type { Answer } from "../answers/answer.ts";

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
body { margin: 12vh auto; max-width: 38rem; padding: 0 1.25rem; }
h1 { font-size: 1.6rem; line-height: 1.25; }
pre { overflow-x: auto; padding: 1rem; border: 1px solid #8886; border-radius: 0.5rem; }
code { font: 0.9em ui-monospace, monospace; }
`;

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** A static page: fixed HTML without any data from the request. No script and no other origin can act on it. */
export function page(title: string, content: string): Answer {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
  return { status: 200, headers: { "content-security-policy": policy }, body: { bytes: html, contentType: "text/html; charset=utf-8" } };
}
