// Words of the blueprint inside JSX and documents. Plain words are written plainly, as a person would write them;
// anything that JSX, HTML or Markdown could read as markup is escaped or becomes a string literal.
import { type Code, code, join, raw } from "./code.ts";

const PLAIN = /^[\p{L}\p{N}(][\p{L}\p{N} .,:;!?()’“”–—…·%+*/-]*$/u;

/** Text between JSX tags. */
export function jsxText(text: string): Code {
  return PLAIN.test(text) && text === text.trim() && !text.includes("  ") ? raw(text) : code`{${text}}`;
}

/** A JSX attribute with a text value. */
export function attribute(name: string, text: string): Code {
  return PLAIN.test(text) ? raw(`${name}="${text}"`) : raw(`${name}={${JSON.stringify(text)}}`);
}

/** A template literal of fixed words and expressions. */
export function template(...parts: readonly (string | Code)[]): Code {
  const pieces = parts.map((part) =>
    typeof part === "string" ? raw(part.replace(/[\\`$]/g, "\\$&").replace(/\r?\n/g, "\\n")) : join([raw("${"), part, raw("}")], ""),
  );
  return join([raw("`"), ...pieces, raw("`")], "");
}

/** Text inside HTML, or inside a double-quoted HTML attribute. */
export function htmlText(text: string): string {
  return oneLine(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Text inside Markdown. */
export function markdownText(text: string): string {
  return oneLine(text).replace(/[\\`*_{}[\]<>#|~$&!]/g, (character) => `\\${character}`);
}

/** Text inside a `//` or block comment. */
export function commentText(text: string): string {
  return oneLine(text).replaceAll("*/", "* /");
}

function oneLine(text: string): string {
  return text.replace(/[\s\u0000-\u001f\u007f\u2028\u2029]+/g, " ").trim();
}
