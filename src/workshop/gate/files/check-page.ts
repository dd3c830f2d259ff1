// index.html only frames the app: a head, one root element, one module script. Anything else in a page (inline scripts,
// handlers, frames, external hosts) is either code that the gate would not see or a request to a third party.
import type { Finding } from "../../finding.ts";
import type { ProjectFiles } from "../../project-files.ts";
import { gateFinding } from "../gate-finding.ts";

/** The one script of a page, exactly as it must be written. */
export const ENTRY_SCRIPT = '<script type="module" src="/src/main.tsx"></script>';

/** The module that the page loads. */
export const ENTRY_MODULE = "src/main.tsx";

const TAGS = new Set(["html", "head", "meta", "title", "link", "script", "body", "div", "noscript", "p"]);
const TAG = /<!--[\s\S]*?(?:-->|$)|<(\/?)([A-Za-z][^\s/>]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/g;
const ATTRIBUTE = /([^\s=/]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"']+))?/g;
const LINK_RELATIONS = new Set(["icon", "apple-touch-icon", "manifest", "mask-icon"]);

function attributesOf(source: string): Map<string, string> {
  return new Map(
    Array.from(source.matchAll(ATTRIBUTE), ([, name = "", value = ""]) => [name.toLowerCase(), value.replace(/^["']|["']$/g, "")] as const),
  );
}

function checkTag(name: string, attributes: ReadonlyMap<string, string>, files: ProjectFiles): [code: string, message: string] | null {
  if (!TAGS.has(name)) return ["page_tag", `<${name.slice(0, 40)}> is not allowed in index.html; build the page in src/.`];
  const handler = [...attributes.keys()].find((attribute) => attribute.startsWith("on") || attribute === "style");
  if (handler !== undefined) return ["page_inline_code", `The attribute ${handler.slice(0, 40)} is not allowed in index.html.`];
  if (name === "meta" && attributes.has("http-equiv")) return ["page_tag", "<meta http-equiv> is not allowed in index.html."];
  if (name !== "link") return null;
  const target = attributes.get("href") ?? "";
  const isOwn = target.startsWith("data:image/svg+xml") || (/^\/[^/]/.test(target) && files.has(`public${target}`));
  if (isOwn && LINK_RELATIONS.has(attributes.get("rel") ?? "")) return null;
  return ["page_link", 'A <link> in index.html may only be an icon or a manifest that is a file in public/, as href="/name.svg".'];
}

/** Checks index.html: it exists, with one root element, exactly one script (ours), and nothing that fetches or runs. */
export function checkPage(files: ProjectFiles): Finding[] {
  const file = "index.html";
  const text = files.get(file);
  if (text === undefined) return [gateFinding("page_missing", "The project needs an index.html.", null)];
  const findings: Finding[] = [];
  const report = (code: string, message: string, offset: number) => findings.push(gateFinding(code, message, { file, text, offset }));
  if (text.split(ENTRY_SCRIPT).length !== 2) report("page_script", `index.html must hold exactly once: ${ENTRY_SCRIPT}`, 0);
  if (!/<div id="root"><\/div>/.test(text)) report("page_root", 'index.html must hold <div id="root"></div>.', 0);
  if (!text.includes("</head>")) report("page_head", "index.html must have a <head>.", 0);
  const rest = text.replace(ENTRY_SCRIPT, " ".repeat(ENTRY_SCRIPT.length));
  for (const { 1: closing, 2: tag, 3: attributes = "", index } of rest.matchAll(TAG)) {
    if (tag === undefined || closing === "/") continue;
    const name = tag.toLowerCase();
    const refusal =
      name === "script"
        ? (["page_script", `The only script allowed is ${ENTRY_SCRIPT}`] as const)
        : checkTag(name, attributesOf(attributes), files);
    if (refusal) report(refusal[0], refusal[1], index);
  }
  // What is left besides well-formed tags must not open another one that only a browser would recognise.
  const stray = rest.replace(TAG, (tag) => " ".repeat(tag.length)).search(/<(?!!doctype html>)/i);
  if (stray >= 0) report("page_tag", "This < opens a tag that is not well formed.", stray);
  return findings;
}
