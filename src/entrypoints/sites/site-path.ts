// The path of a request, decoded once. Anything that two parsers could interpret differently (`..`, a backslash, a
// control character, an encoded slash, bytes that are not UTF-8) is rejected, never repaired.
import { unescape } from "node:querystring";

const lengthMax = 2048;

/** The decoded path of a request target, such as `/recipes/7`; null when it is malformed or over 2,048 characters. */
export function readSitePath(target: string): string | null {
  if (target.length > lengthMax) return null;
  const [encoded = ""] = target.replace(/^https?:\/\/[^/?#]*/i, "").split(/[?#]/, 1);
  if (/%(?![0-9a-f]{2})|%2f/i.test(encoded)) return null;
  const path = unescape(encoded === "" && target !== "" ? "/" : encoded);
  if (!path.startsWith("/") || /[\p{Cc}\\\uFFFD]|\/\//u.test(path)) return null;
  return path.split("/").some((segment) => segment === "." || segment === "..") ? null : path;
}
