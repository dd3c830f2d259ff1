import { Buffer } from "node:buffer";
import type { Finding } from "../../finding.ts";
import type { ProjectFiles } from "../../project-files.ts";
import { gateFinding } from "../gate-finding.ts";
import { LIMITS } from "./allowed-files.ts";

const CONTROL_CHARACTER = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
/** They make code look different from what it does (CVE-2021-42574). */
const DIRECTION_CHARACTER = /[\u202a-\u202e\u2066-\u2069]/;

function checkFile(file: string, text: string): Finding[] {
  const findings: Finding[] = [];
  if (!text.isWellFormed()) findings.push(gateFinding("text_invalid", "The file is not valid Unicode text.", file));
  for (const [pattern, code, what] of [
    [CONTROL_CHARACTER, "text_control_character", "a control character"],
    [DIRECTION_CHARACTER, "text_direction_character", "a character that turns the direction of text"],
  ] as const) {
    const offset = text.search(pattern);
    if (offset >= 0) findings.push(gateFinding(code, `There is ${what} here; write it as an escape instead.`, { file, text, offset }));
  }
  return findings;
}

/** Checks that a project is text of an allowed size: each file, their number, and the total. */
export function checkText(files: ProjectFiles): Finding[] {
  const findings: Finding[] = [];
  let projectBytes = 0;
  for (const [file, text] of files) {
    const bytes = Buffer.byteLength(text);
    projectBytes += bytes;
    if (bytes > LIMITS.fileBytes) {
      findings.push(gateFinding("file_size", `The file has ${bytes} bytes; at most ${LIMITS.fileBytes} are allowed.`, file));
    } else findings.push(...checkFile(file, text));
  }
  if (files.size > LIMITS.files) {
    findings.push(gateFinding("project_files", `The project has ${files.size} files; at most ${LIMITS.files} are allowed.`, null));
  }
  if (projectBytes > LIMITS.projectBytes) {
    findings.push(gateFinding("project_size", `The project has ${projectBytes} bytes; at most ${LIMITS.projectBytes} are allowed.`, null));
  }
  return findings;
}
