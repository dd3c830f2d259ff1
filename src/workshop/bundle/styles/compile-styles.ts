// Compiles a project's stylesheets with Tailwind, in memory: stylesheets come from the project or the vetted ones,
// class names from the files' text, and modules (plugins, configurations) are refused. Input can still make it run
// forever or exhaust memory, so it runs only in a process of the sandbox pool, which has a deadline and a limit.
import { createHash } from "node:crypto";
import { Scanner } from "@tailwindcss/oxide";
import { browserslistToTargets, transform } from "lightningcss";
import type { CustomAtRules, TransformOptions } from "lightningcss";
import { compile } from "tailwindcss";
import type { Finding } from "../../finding.ts";
import { isAllowedUrl, resolveStylesheet } from "../../gate/files/check-stylesheet.ts";
import { extensionOf, isTestModule } from "../../gate/files/allowed-files.ts";
import type { ProjectFiles } from "../../project-files.ts";
import { slotsIn } from "./slots-in.ts";
import { unusedVariables } from "./unused-variables.ts";
import { VETTED_SHEETS } from "./vetted-sheets.ts";

/** Browsers with everything that Tailwind 4 needs: its own documented minimum. */
const TARGETS = browserslistToTargets(["chrome 111", "safari 16.4", "firefox 128"]);

/** Tailwind's `Polyfills.None`: those browsers have `@property` and `color-mix()`. */
const NO_POLYFILLS = 0;

const CLASS_NAME_FILE = /^(src\/.*\.tsx?|index\.html)$/;

/** Words of most modules that are classes too: relics of Tailwind 3, which do nothing alone and declare a dozen properties. */
const IDLE_CLASSES: ReadonlySet<string> = new Set(["filter", "transform"]);

const findingOf = (code: string, message: string, file: string): Finding => ({ source: "bundle", code, message, file });

/** The files that styles depend on: every stylesheet, and every file that may name a class. */
const isRelevant = (path: string): boolean => path.endsWith(".css") || (CLASS_NAME_FILE.test(path) && !isTestModule(path));

/** The files that may name a class or a slot, with their texts. */
const sourcesOf = (files: ProjectFiles): Array<[string, string]> =>
  [...files].filter(([path]) => isRelevant(path) && !path.endsWith(".css"));

async function compileTailwind(files: ProjectFiles, entry: string): Promise<string> {
  const { build } = await compile(files.get(entry) ?? "", {
    from: entry,
    base: entry,
    polyfills: NO_POLYFILLS,
    loadStylesheet: async (target, importer) => {
      const path = resolveStylesheet(target, importer, files);
      const content = path === null ? undefined : (VETTED_SHEETS.get(path) ?? files.get(path));
      if (path === null || content === undefined) throw new Error(`The stylesheet ${JSON.stringify(target)} is not in the project.`);
      return { path, base: path, content };
    },
    loadModule: async (name) => {
      throw new Error(`Plugins and configurations are not allowed: ${JSON.stringify(name)}.`);
    },
  });
  const words = new Scanner({ sources: [] }).scanFiles(
    sourcesOf(files).map(([path, content]) => ({ content, extension: extensionOf(path) })),
  );
  return build(words.filter((word) => !IDLE_CLASSES.has(word)));
}

/** Minifies styles, without what the app's modules do not name. The second pass sees which variables are left. */
function minify(css: string, files: ProjectFiles): string {
  const sources = sourcesOf(files).map(([, text]) => text);
  const mayApply = slotsIn(sources);
  const pass = (text: string, options: Pick<TransformOptions<CustomAtRules>, "visitor" | "unusedSymbols">): string => {
    const settings = { filename: "index.css", code: Buffer.from(text), minify: true, targets: TARGETS, errorRecovery: true };
    return Buffer.from(transform({ ...settings, ...options }).code).toString("utf8");
  };
  const applied = pass(css, { visitor: { Rule: { style: (rule) => (mayApply(rule) ? undefined : []) } } });
  return pass(applied, { unusedSymbols: unusedVariables(applied, sources) });
}

/** Class names can contain URLs too, as in `bg-[url(…)]`, so the output is checked as well as the input. */
function checkAddresses(css: string, files: ProjectFiles, entry: string): Finding[] {
  const addresses = Array.from(css.matchAll(/\burl\(\s*(?:"([^"]*)"|'([^']*)'|([^)]*))\s*\)/g), ([, a, b, c]) => a ?? b ?? c ?? "");
  const foreign = new Set(addresses.filter((address) => !isAllowedUrl(address, files)));
  return Array.from(foreign, (address) =>
    findingOf(
      "css_url",
      `The styles point at ${address.slice(0, 100)}; they may point only at data:image/… and at files in public/.`,
      entry,
    ),
  );
}

/** A stylesheet, or the findings that prevented it. */
export type CompiledStyles = { css: string } | { findings: Finding[] };

async function compileNow(files: ProjectFiles, entry: string): Promise<CompiledStyles> {
  try {
    const css = minify(await compileTailwind(files, entry), files);
    const findings = checkAddresses(css, files, entry);
    return findings.length > 0 ? { findings } : { css };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { findings: [findingOf("styles", message.slice(0, 500), entry)] };
  }
}

/** The last result: a project is bundled twice, for the browser run and for publishing, and its styles are the same. */
let last: { key: string; styles: CompiledStyles } | null = null;

/** Compiles a stylesheet with its imports and the class names that the project uses, and minifies it. Problems are returned as findings. */
export async function compileStyles(files: ProjectFiles, entry: string): Promise<CompiledStyles> {
  const relevant = [...files].filter(([path]) => isRelevant(path));
  const key = createHash("sha256")
    .update(JSON.stringify([entry, [...files.keys()], relevant]))
    .digest("hex");
  if (last?.key === key) return last.styles;
  const styles = await compileNow(files, entry);
  last = { key, styles };
  return styles;
}
