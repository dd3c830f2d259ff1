import type { Diagnostic } from "typescript/unstable/async";
import type { Finding } from "../finding.ts";
import { lineAndColumn } from "../gate/gate-finding.ts";
import type { ProjectFiles } from "../project-files.ts";

const MESSAGE_CHARACTERS = 600;
/** TypeScript's number for errors, as opposed to warnings, suggestions and messages. */
const ERROR_CATEGORY = 1;

function textOf({ text, messageChain }: Diagnostic): string {
  return [text, ...(messageChain ?? []).map(textOf)].join(" ");
}

/** Converts TypeScript's errors in project files to findings. Paths and errors outside the project are not disclosed. */
export function findingsOf(diagnostics: readonly Diagnostic[], project: { root: string; files: ProjectFiles }): Finding[] {
  const { root, files } = project;
  return diagnostics.flatMap((diagnostic): Finding[] => {
    const file = diagnostic.fileName?.startsWith(`${root}/`) ? diagnostic.fileName.slice(root.length + 1) : undefined;
    const text = file === undefined ? undefined : files.get(file);
    if (diagnostic.category !== ERROR_CATEGORY || file === undefined || text === undefined) return [];
    const message = textOf(diagnostic).replaceAll(`${root}/`, "").slice(0, MESSAGE_CHARACTERS);
    const finding: Finding = { source: "types", code: `ts${diagnostic.code}`, message, file, ...lineAndColumn(text, diagnostic.pos) };
    const meant = /Did you mean (?:to write )?['"]([^'"]+)['"]/.exec(message)?.[1];
    return [meant === undefined ? finding : { ...finding, suggestions: [meant] }];
  });
}
