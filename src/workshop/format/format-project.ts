import { format } from "oxfmt";
import type { ProjectFiles } from "../project-files.ts";

const FORMATTED = /\.(tsx?|css|json|md)$/;
/** `.oxfmtrc.json` has the same for the files of the kit, which formatting must not change. */
const OPTIONS = { printWidth: 100, sortTailwindcss: false, sortPackageJson: false } as const;

async function formatFile(file: string, text: string): Promise<string> {
  if (!FORMATTED.test(file)) return text;
  const { code, errors } = await format(file, text, OPTIONS);
  return errors.length > 0 ? text : code;
}

/** Formats a project's code, styles, data and Markdown; deterministic. A file that does not parse is unchanged: the gate reports it. */
export async function formatProject(files: ProjectFiles): Promise<ProjectFiles> {
  const formatted = new Map<string, string>();
  // Sequentially: in parallel it takes as long, and twice the memory.
  for (const [file, text] of files) formatted.set(file, await formatFile(file, text));
  return formatted;
}
