// What people read or hear in the console comes from its catalogue, web/words, so that another language is more files and no change.
// A linter's rule sees the literals in JSX; texts are also in objects, conditions and calls, so every string that reads like a text counts.
import type { Node } from "oxc-parser";
import type { Violation } from "./violation.ts";
import { isTest } from "../source/read-sources.ts";
import type { SourceFile } from "../source/source-file.ts";
import { visit } from "../source/visit.ts";

/** Files whose literals are the same in every language, and why. */
const OTHERS: Readonly<Record<string, string>> = {
  "web/src/components/fixed-messages.ts": "messages that the service reads",
};

/** Attributes and properties that hold names, keys or styles. */
const NAMES = /^(?:className|\w+ClassName|id|key|keys|name|type|role|to|from|href|src|rel|target|allow|aria-keyshortcuts|style)$/;

/** Attributes that are always read, so that a single word counts. */
const READ =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label|hint|description|lead|heading|action|cancel|doing|note|words|data-tip)$/;

/** Functions whose arguments nobody reads. */
const UNREAD =
  /^(?:classNames|cva|lazyRouteComponent|getRouteApi|matches|closest|querySelector(?:All)?|useMedia|matchMedia|Error|TypeError)$/;

const KEYBOARD = /^(?:Arrow(?:Up|Down|Left|Right)|Home|End|Escape|Esc|Enter|Tab|Mod|Shift|Alt)$/;

const LANGUAGE = "follow the recipe for a language of the console in ARCHITECTURE.md";

const FORMATS = "take formatNumber, formatDate or formatList of web/words, or the language of #words/language.ts";

const FIX = "put it into web/words/en, under a name that says what it is, and take it from #words/…";

/** Reports texts that are written where they are shown. */
export function checkTexts(files: readonly SourceFile[]): Violation[] {
  return files.filter(({ path }) => !isTest(path) && !path.includes("/testing/") && !(path in OTHERS)).flatMap(textsIn);
}

/** The module of another language that the compiler compares with the English one. */
const COMPARED = 'CatalogueOf<typeof import("./index.ts")>';

/** Reports modules of the catalogue that its index lacks, and languages that lack a module or are not compared with English. */
export function checkLanguages(files: readonly SourceFile[]): Violation[] {
  const languages = Map.groupBy(
    files.filter(({ path }) => /^web\/words\/[^/]+\//.test(path)),
    ({ path }) => path.split("/")[2] ?? "",
  );
  const modulesOf = (language: string): string[] =>
    (languages.get(language) ?? []).map(({ path }) => path.split("/").slice(3).join("/")).filter((path) => path !== "catalogue.ts");
  return [...languages].flatMap(([language, modules]) => {
    const at = (name: string, message: string): Violation => ({ file: `web/words/${language}/${name}`, line: 1, message, fix: LANGUAGE });
    const named = new Set(modules.find(({ path }) => path === `web/words/${language}/index.ts`)?.imports.map(({ specifier }) => specifier));
    const unnamed = modulesOf(language).filter((name) => name !== "index.ts" && !named.has(`./${name}`));
    const lacking = modulesOf("en").filter((name) => !modulesOf(language).includes(name));
    const isCompared = language === "en" || modules.some(({ path, text }) => path.endsWith("/catalogue.ts") && text.includes(COMPARED));
    return [
      ...unnamed.map((name) => at(name, "is not in the index of its language")),
      ...lacking.map((name) => at(name, "is missing")),
      ...(isCompared ? [] : [at("catalogue.ts", "does not compare this language with the English one")]),
    ];
  });
}

function textsIn(file: SourceFile): Violation[] {
  const found: Violation[] = [];
  visit(file.program, (node, above) => {
    const written = writtenIn(node);
    if (written !== null && isLocale(written, above.at(-1)))
      found.push({ file: file.path, line: file.lineOf(node.start), message: `formats for ${written} in every language`, fix: FORMATS });
    if (written === null || !isText(written, node, above)) return;
    const message = `the text ${JSON.stringify(written.trim().slice(0, 60))} is not in the catalogue`;
    found.push({ file: file.path, line: file.lineOf(node.start), message, fix: FIX });
  });
  return found;
}

/** Whether a literal names the language of a format: `toLocaleString("en")`, `new Intl.NumberFormat("en")`. */
function isLocale(written: string, outer: Node | undefined): boolean {
  if ((outer?.type !== "CallExpression" && outer?.type !== "NewExpression") || outer.callee.type !== "MemberExpression") return false;
  const { object, property } = outer.callee;
  return /^[a-z]{2,3}(?:-\w+)*$/.test(written) && (nameOf(object) === "Intl" || nameOf(property).startsWith("toLocale"));
}

/** A literal's text; the expressions of a template are left out. */
function writtenIn(node: Node): string | null {
  if (node.type === "JSXText") return node.value;
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : null;
  return node.type === "TemplateLiteral" ? node.quasis.map(({ value }) => value.cooked ?? "").join("{}") : null;
}

function isText(written: string, node: Node, above: readonly Node[]): boolean {
  if (node.type === "JSXText") return /[\p{L}“”„]/u.test(written);
  if (isUnread(node, above)) return false;
  const isShown = isShownAsIs(above);
  if (isShown) return /\p{L}{2}|[“”„]/u.test(written);
  return !KEYBOARD.test(written.trim()) && readsLikeText(written);
}

/** Whether it begins as a sentence or a label does, or is a phrase; class names, paths, selectors and code are not. */
function readsLikeText(written: string): boolean {
  if (!/\p{L}{2}/u.test(written)) return false;
  const text = written.replaceAll("{}", " xx ").replaceAll(/\s+/g, " ").trim();
  if (/[<>=;]|^[./#@]|\w[_/]\w|:\/\/|\w:\w|\w\(|light-dark|^\S+-\S+$|^xx px$/.test(text)) return false;
  if (/^[\p{Lu}]\p{Ll}+(?:$|[ ,.:…’-])/u.test(text)) return true;
  return /\p{L}{2,}[,.:;…]? \p{L}{2,}.*[.,:…]|^\p{L}{2,}(?: \p{L}{1,}){1,}$/u.test(text) && !/(?:^| )[a-z]+-[a-z0-9[-]/.test(text);
}

/** In an attribute that is read, or a child of an element, directly or as a branch of a condition. */
function isShownAsIs(above: readonly Node[]): boolean {
  for (const node of above.toReversed()) {
    if (node.type === "JSXAttribute") return READ.test(nameOf(node.name));
    if (node.type === "JSXElement" || node.type === "JSXFragment") return true;
    if (!/^(?:JSXExpressionContainer|ConditionalExpression|LogicalExpression|TemplateLiteral)$/.test(node.type)) return false;
  }
  return false;
}

function isUnread(node: Node, above: readonly Node[]): boolean {
  const parent = above.at(-1);
  if (parent === undefined) return true;
  if (/^(?:Import|Export(?:All|Named))|^TS(?!As|Satisfies|NonNull)/.test(parent.type) || parent.type === "SwitchCase") return true;
  if (parent.type === "BinaryExpression" && /^[!=]==?$|^in$/.test(parent.operator)) return true;
  if (parent.type === "Property" && parent.key === node) return true;
  return above.some((outer) => {
    if (outer.type === "JSXAttribute") return NAMES.test(nameOf(outer.name));
    if (outer.type === "Property" && outer.value !== undefined) return NAMES.test(nameOf(outer.key)) && outer.key !== node;
    if (outer.type === "CallExpression" || outer.type === "NewExpression") return UNREAD.test(calleeOf(outer.callee));
    return /^TS(?:Type|Literal|Indexed)/.test(outer.type);
  });
}

function nameOf(node: Node): string {
  if (node.type === "Identifier" || node.type === "JSXIdentifier") return node.name;
  return node.type === "Literal" ? String(node.value) : "";
}

function calleeOf(node: Node): string {
  if (node.type === "MemberExpression") return nameOf(node.property);
  return nameOf(node);
}
