// Stylesheets are data, unless Tailwind makes them instructions: @plugin and @config run code, @source reads files or
// expands without end, imports and url() fetch. So at-rules are allowed by name, imports by target, url() by kind.
import type { Finding } from "../../finding.ts";
import type { ProjectFiles } from "../../project-files.ts";
import { gateFinding } from "../gate-finding.ts";

const AT_RULES: ReadonlySet<string> = new Set([
  "charset",
  "container",
  "counter-style",
  "font-face",
  "font-feature-values",
  "import",
  "keyframes",
  "-webkit-keyframes",
  "layer",
  "media",
  "page",
  "position-try",
  "property",
  "scope",
  "starting-style",
  "supports",
  "view-transition",
  "apply",
  "custom-variant",
  "slot",
  "tailwind",
  "theme",
  "utility",
  "variant",
]);

const TOKEN = /\/\*[\s\S]*?(?:\*\/|$)|\\[\s\S]|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|@[\w-]+|\b(?:url|src|(?:-webkit-)?image-set)\(/g;
const IMPORT_PRELUDE =
  /\s*(?:"([^"\\\n]*)"|'([^'\\\n]*)')((?:\s+(?:layer(?:\([\w.-]+\))?|theme\([\w\s]+\)|prefix\(\w+\)|important))*)\s*;/y;
const URL_ARGUMENT = /\s*(?:"([^"\\\n]*)"|'([^'\\\n]*)'|([^)"'\s\\]*))\s*\)/y;

/** Whether a stylesheet may reference a URL: a fragment, an image or font as a data URL, or a file of the site. */
export function isAllowedUrl(url: string, files: ProjectFiles): boolean {
  if (url.startsWith("#") || /^data:(image|font)\//i.test(url)) return true;
  return url.startsWith("/") && !url.startsWith("//") && files.has(`public${url.replace(/[?#].*$/, "")}`);
}

/** Resolves the target of an `@import`: a file of the project, `tailwindcss` itself, or null if neither. */
export function resolveStylesheet(target: string, importer: string, files: ProjectFiles): string | null {
  if (target === "tailwindcss") return target;
  if (!target.startsWith("./") && !target.startsWith("../")) return null;
  const path = new URL(target, `file:///${importer}`).pathname.slice(1);
  return path.endsWith(".css") && files.has(path) ? path : null;
}

function matchAt(pattern: RegExp, text: string, index: number): string | null {
  pattern.lastIndex = index;
  const match = pattern.exec(text);
  return match && (match[1] ?? match[2] ?? match[3] ?? "");
}

/** Checks one stylesheet: its at-rules, its imports, and its `url()` targets. */
export function checkStylesheet(file: string, files: ProjectFiles): Finding[] {
  const text = files.get(file) ?? "";
  const findings: Finding[] = [];
  const report = (code: string, message: string, offset: number) => findings.push(gateFinding(code, message, { file, text, offset }));
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const end = index + token.length;
    if (/^\\[0-9a-f]/i.test(token)) report("css_escape", "Hexadecimal escapes are allowed in strings only.", index);
    else if (token === "@import") {
      const target = matchAt(IMPORT_PRELUDE, text, end);
      if (target === null || resolveStylesheet(target, file, files) === null) {
        report("css_import", 'Only "tailwindcss" and stylesheets of the project, by a relative path, may be imported.', index);
      }
    } else if (token.startsWith("@") && !AT_RULES.has(token.slice(1).toLowerCase())) {
      report(
        "css_at_rule",
        `${token} is not allowed. Style with plain CSS and with ${[...AT_RULES].map((name) => `@${name}`).join(", ")}.`,
        index,
      );
    } else if (token.endsWith("(")) {
      const url = token === "url(" ? matchAt(URL_ARGUMENT, text, end) : null;
      if (url === null || !isAllowedUrl(url, files)) {
        report("css_url", "A stylesheet may point only at data:image/… and at files in public/, as url(/name.svg).", index);
      }
    }
  }
  return findings;
}
