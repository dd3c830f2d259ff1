// eas.json and tsconfig.json are read by tools on the machine of whoever exports the project. They may not name commands or
// modules to be run there. The one script that is run there is the kit's own.
import type { Finding } from "../../finding.ts";
import type { ProjectFiles } from "../../project-files.ts";
import { gateFinding } from "../gate-finding.ts";

const RUNS = /"(?:prebuildCommand|postBuildCommand|hooks|plugins|env|extends|[A-Za-z]*[cC]ommand)"\s*:/;
const OWN_BASE = /"extends"\s*:\s*"expo\/tsconfig\.base"/;

/** Checks the settings of the tools of an exported project. */
export function checkTools(files: ProjectFiles): Finding[] {
  return ["eas.json", "tsconfig.json"].flatMap((file) => {
    const text = files.get(file);
    if (text === undefined) return [];
    try {
      JSON.parse(text);
    } catch {
      return [gateFinding("syntax", "The file is not valid JSON.", file)];
    }
    // A key may be written with escapes, which no tool writes.
    const [runs] = text.includes("\\u") ? ["\\u"] : (RUNS.exec(text.replace(OWN_BASE, '""')) ?? []);
    return runs === undefined ? [] : [gateFinding("tool_settings", `${file} may not hold ${runs.slice(0, 60)}.`, file)];
  });
}

const ICON_SCRIPT = "scripts/write-icons.mjs";

/** Checks the script that draws the icon: it is as in the kit. */
export function checkIconScript(files: ProjectFiles, kit: string): Finding[] {
  const text = files.get(ICON_SCRIPT);
  if (text === undefined || text === kit) return [];
  return [gateFinding("tool_settings", "The script that draws the icon may not be changed: change src/icon.json.", ICON_SCRIPT)];
}
