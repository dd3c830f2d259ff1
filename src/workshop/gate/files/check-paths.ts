// The paths of a generated project are written to disk, put into a zip and opened on other machines. So they must be
// plain everywhere: relative, inside the project, no file system tricks, nothing that a tool treats specially.
import type { Finding } from "../../finding.ts";
import type { ProjectFiles } from "../../project-files.ts";
import { gateFinding } from "../gate-finding.ts";
import { describeFileKinds, type FileKinds, isAllowedFile, LIMITS } from "./allowed-files.ts";

const PLAIN_SEGMENT = /^[A-Za-z0-9_][A-Za-z0-9_.-]*$/;
const DOT_FILES = new Set([".gitignore", ".editorconfig"]);
const WINDOWS_DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
const FORBIDDEN_SEGMENT = /^(node_modules|\.env.*|\.git|\.npmrc|\.ssh|__proto__)$/i;

/** A path for display: control characters escaped, and truncated. */
export const shownPath = (path: string): string => JSON.stringify(path.slice(0, LIMITS.pathCharacters));

function refusalOf(path: string, { routeName }: FileKinds): { code: string; reason: string } | null {
  const segments = path.split("/");
  const refuse = (code: string, reason: string) => ({ code, reason });
  if (path === "" || path.length > LIMITS.pathCharacters)
    return refuse("path_length", `must have 1 to ${LIMITS.pathCharacters} characters`);
  if (/[\u0000-\u001f\u007f]/.test(path)) return refuse("path_control_character", "must not hold control characters");
  if (/^(\/|[A-Za-z]:|~)/.test(path)) return refuse("path_absolute", "must be relative to the project's root");
  if (segments.some((segment) => segment === ".." || segment === "."))
    return refuse("path_outside", "must not contain the segments '.' and '..'");
  if (path.includes("\\")) return refuse("path_backslash", "must be written with /");
  if (segments.some((segment) => FORBIDDEN_SEGMENT.test(segment))) return refuse("path_reserved", "is reserved for tools and secrets");
  if (segments.some((segment) => WINDOWS_DEVICE.test(segment) || segment.endsWith("."))) {
    return refuse("path_reserved", "is a name that Windows cannot hold");
  }
  const isRoute = (segment: string): boolean => segments[0] === "app" && routeName?.test(segment) === true;
  const isPlain = segments.every((segment, index) => PLAIN_SEGMENT.test(segment) || (index === 0 ? DOT_FILES.has(path) : isRoute(segment)));
  if (!isPlain) return refuse("path_odd", "must be made of letters, digits, and - _ . inside names");
  return null;
}

/** Checks every path of a project: plain, of an allowed kind, and no two that differ only in case. */
export function checkPaths(files: ProjectFiles, kinds: FileKinds): Finding[] {
  const findings: Finding[] = [];
  const byLowerCase = new Map<string, string>();
  for (const path of files.keys()) {
    const refusal = refusalOf(path, kinds);
    const twin = byLowerCase.get(path.toLowerCase());
    byLowerCase.set(path.toLowerCase(), path);
    if (refusal) findings.push(gateFinding(refusal.code, `The path ${shownPath(path)} ${refusal.reason}.`, null));
    else if (!isAllowedFile(path, kinds)) {
      findings.push(gateFinding("file_kind", `A project may not hold ${shownPath(path)}. ${describeFileKinds(kinds)}`, path));
    } else if (twin !== undefined) {
      findings.push(gateFinding("path_twice", `${shownPath(path)} and ${shownPath(twin)} are the same file on many machines.`, path));
    }
  }
  return findings;
}
