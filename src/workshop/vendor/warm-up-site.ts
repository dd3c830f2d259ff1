import type { Site, SiteFile } from "../project-files.ts";
import { type BundleMode, type Vendor, VENDOR_PATH } from "./vendor.ts";

/** What every app loads before its own code, and what takes longest to compile. */
const MODULES = ["react", "react-dom/client", "react-router", "tailwind-merge"];

/** What the page uses of them. */
const NAMES: Readonly<Record<string, string>> = { react: "{ createElement }", "react-dom/client": "{ createRoot }" };

/** Draws once, so that what React needs to draw is compiled. */
const DRAWING = `const field = createElement("label", { className: "a" }, "A", createElement("input", { defaultValue: "a", onChange() {} }));
createRoot(document.body).render(createElement("main", { style: { color: "red" } }, field, createElement("button", { onClick() {} }, "B")));`;

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Warm-up</title><script type="module" src="/warm-up.js"></script></head><body></body></html>`;

function textFile(path: string, text: string): SiteFile {
  const type = path.endsWith(".html") ? "text/html" : "text/javascript";
  return { path, contentType: `${type}; charset=utf-8`, bytes: new TextEncoder().encode(text), immutable: path.startsWith(VENDOR_PATH) };
}

/** A site that loads the packages which every app needs, from the paths at which an app's site has them, and shows nothing. */
export function warmUpSite({ production, development }: Vendor, mode: BundleMode): Site {
  const { chunks, entries, imports } = mode === "production" ? production : development;
  const first = MODULES.flatMap((name) => entries.get(name) ?? []);
  const loaded = new Set(first);
  // A set that grows while it is walked is walked to its new end.
  for (const chunk of loaded) for (const imported of imports.get(chunk) ?? []) loaded.add(imported);
  const importing = (module: string): string => {
    const names = NAMES[module];
    return `import ${names === undefined ? "" : `${names} from `}${JSON.stringify(VENDOR_PATH + (entries.get(module) ?? ""))};`;
  };
  return [
    textFile("/index.html", PAGE),
    textFile("/warm-up.js", [...MODULES.map(importing), DRAWING].join("\n")),
    ...Array.from(loaded, (chunk) => textFile(VENDOR_PATH + chunk, chunks.get(chunk) ?? "")),
  ];
}
