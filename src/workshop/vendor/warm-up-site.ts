import type { Site, SiteFile } from "../project-files.ts";
import { type BundleMode, type Vendor, VENDOR_PATH, type VendorSet } from "./vendor.ts";

/** What every app loads before its own code, and what takes longest to compile. */
const MODULES = ["react", "react-dom/client", "react-router", "tailwind-merge"];

/** What the page uses of them. */
const NAMES: Readonly<Record<string, string>> = {
  react: "{ createElement as h, useEffect, useId, useMemo, useState, useSyncExternalStore }",
  "react-dom/client": "{ createRoot }",
  "react-router": "{ BrowserRouter, Link, NavLink, Route, Routes, useNavigate, useParams, useSearchParams }",
  "tailwind-merge": "{ twMerge }",
};

/** An app of a list and a form: rows are added, moved and removed, and pages changed, so that what every app needs for that is compiled. */
const DRAWING = `
const place = (tag, name, ...children) => h(tag, { className: twMerge("p-2 text-sm", name), "aria-label": "a", style: { color: "red" } }, ...children);
const watched = [() => () => {}, () => "a"];
function List() {
  const [rows, setRows] = useState(["a", "b", "c"]);
  const [query] = useSearchParams();
  const go = useNavigate();
  const text = useSyncExternalStore(...watched);
  const shown = useMemo(() => rows.filter((row) => row !== query.get("q")), [rows, query]);
  useEffect(() => {
    if (rows.length === 3) setRows(["c", "d", "a", "b"]);
    else if (rows.length === 4) setRows(["d", "b"]);
    else go("/new?q=a");
  }, [rows]);
  return place("main", "p-4", h("ul", null, ...shown.map((row) => h("li", { key: row }, h(Link, { to: "/new" }, row), text))), h("svg", { viewBox: "0 0 1 1" }, h("path", { d: "M0 0" })));
}
function Form() {
  const [value, setValue] = useState("");
  const id = useId();
  const { part } = useParams();
  useEffect(() => setValue("a"), []);
  return place("form", "p-4", h("label", { htmlFor: id }, part), h("input", { id, value, onChange() {} }), h("select", { defaultValue: "b" }, h("option", null, "b")), h("button", { type: "button", onClick() {} }, "B"));
}
const pages = h(Routes, null, h(Route, { path: "/", element: h(List) }), h(Route, { path: "/:part", element: h(Form) }));
createRoot(document.getElementById("root")).render(h(BrowserRouter, null, h("nav", null, h(NavLink, { to: "/" }, "A")), pages));`;

function textFile(path: string, text: string): SiteFile {
  const [, ending = ""] = /\.(\w+)$/.exec(path) ?? [];
  const type = { html: "text/html", css: "text/css" }[ending] ?? "text/javascript";
  return { path, contentType: `${type}; charset=utf-8`, bytes: new TextEncoder().encode(text), immutable: path.startsWith(VENDOR_PATH) };
}

/** What a site loads of the packages, and what its page does with them. */
export interface SiteOfPackages {
  modules: readonly string[];
  /** What it imports of a module, such as `{ createElement }`; all others are only loaded. */
  names: Readonly<Record<string, string>>;
  script: string;
  /** What its page has in its head. */
  head?: string;
  /** Files that it has besides, as text. */
  files?: Readonly<Record<string, string>>;
}

/** A site that loads these packages from the paths at which an app's site has them. */
export function siteOfPackages(
  { chunks, entries, imports }: VendorSet,
  { modules, names, script, head = "", files = {} }: SiteOfPackages,
): Site {
  const loaded = new Set(modules.flatMap((name) => entries.get(name) ?? []));
  // A set that grows while it is walked is walked to its new end.
  for (const chunk of loaded) for (const imported of imports.get(chunk) ?? []) loaded.add(imported);
  const importing = (module: string): string => {
    const wanted = names[module];
    return `import ${wanted === undefined ? "" : `${wanted} from `}${JSON.stringify(VENDOR_PATH + (entries.get(module) ?? ""))};`;
  };
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Warm-up</title>${head}<script type="module" src="/warm-up.js"></script></head><body><div id="root"></div></body></html>`;
  return [
    textFile("/index.html", page),
    textFile("/warm-up.js", [...modules.map(importing), script].join("\n")),
    ...Object.entries(files).map(([path, text]) => textFile(path, text)),
    ...Array.from(loaded, (chunk) => textFile(VENDOR_PATH + chunk, chunks.get(chunk) ?? "")),
  ];
}

/** A site that loads the packages which every app needs and draws a little with them. */
export function warmUpSite({ production, development }: Vendor, mode: BundleMode): Site {
  return siteOfPackages(mode === "production" ? production : development, { modules: MODULES, names: NAMES, script: DRAWING });
}
