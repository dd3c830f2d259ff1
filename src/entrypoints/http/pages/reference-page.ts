// The reference page of each API root: Swagger UI over that root's own openapi.json. All its assets come from the
// page's own origin, and its policy allows nothing else. Its requests can be tried with a
// key, which the page only holds in memory.
// Asset names contain a hash of their content, so that they may be cached forever.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Answer } from "../answers/answer.ts";
import type { ApiContract } from "../contracts/api-contract.ts";

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const YEAR_SECONDS = 31_536_000;

const script = "text/javascript; charset=utf-8";
const style = "text/css; charset=utf-8";

const sources = {
  interface: { location: import.meta.resolve("swagger-ui-dist/swagger-ui-bundle.js"), contentType: script, ending: "js" },
  start: { location: import.meta.resolve("./reference/start.js"), contentType: script, ending: "js" },
  interfaceStyle: { location: import.meta.resolve("swagger-ui-dist/swagger-ui.css"), contentType: style, ending: "css" },
  style: { location: import.meta.resolve("./reference/style.css"), contentType: style, ending: "css" },
};

interface Asset {
  name: string;
  answer: Answer;
}

let read: Readonly<Record<keyof typeof sources, Asset>> | null = null;

/** The reference page of a contract, for `docs` below a root. Uses `docs/assets/<name>` and `openapi.json` of the same root. */
export function referencePage({ id }: Pick<ApiContract, "id">): Answer {
  const assets = readAssets();
  const link = ({ name }: Asset) => `docs/assets/${name}`;
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Atelier API, contract ${id.toUpperCase()}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${link(assets.interfaceStyle)}">
<link rel="stylesheet" href="${link(assets.style)}">
<script defer src="${link(assets.interface)}"></script>
<script type="module" src="${link(assets.start)}"></script>
</head>
<body>
<main id="reference"></main>
<noscript>This page needs JavaScript. What it shows is written in <a href="openapi.json">openapi.json</a>.</noscript>
</body>
</html>
`;
  return { status: 200, headers: { "content-security-policy": POLICY }, body: { bytes: html, contentType: "text/html; charset=utf-8" } };
}

/** An asset of the reference page, by name; null when there is none of that name. */
export function referenceAsset(name: string): Answer | null {
  return Object.values(readAssets()).find((asset) => asset.name === name)?.answer ?? null;
}

// Read when the page is first requested, and cached.
function readAssets(): NonNullable<typeof read> {
  read ??= {
    interface: readAsset("interface"),
    start: readAsset("start"),
    interfaceStyle: readAsset("interfaceStyle"),
    style: readAsset("style"),
  };
  return read;
}

function readAsset(source: keyof typeof sources): Asset {
  const { location, contentType, ending } = sources[source];
  const bytes = readFileSync(fileURLToPath(location));
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
  const headers = { "cache-control": `public, max-age=${YEAR_SECONDS}, immutable` };
  return { name: `${source}-${hash}.${ending}`, answer: { status: 200, headers, body: { bytes, contentType } } };
}
