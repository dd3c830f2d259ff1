import type { Finding } from "../../finding.ts";
import type { ProjectFiles } from "../../project-files.ts";
import { PROJECT_COMMANDS, PROJECT_DEPENDENCIES, PROJECT_SCRIPTS, PROJECT_TOOLCHAIN } from "../../vendor/project-dependencies.ts";
import { gateFinding } from "../gate-finding.ts";

const file = "package.json";
const TEXT_FIELDS = new Set(["name", "version", "description", "license", "type"]);
const OTHER_FIELDS = new Set(["private", "engines", "scripts", "dependencies", "devDependencies"]);

type Entries = Array<[string, unknown]>;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

function parse(text: string): Record<string, unknown> | null {
  try {
    const manifest: unknown = JSON.parse(text);
    return isRecord(manifest) ? manifest : null;
  } catch {
    return null;
  }
}

function checkFields(manifest: Record<string, unknown>): Finding[] {
  return Object.entries(manifest).flatMap(([name, value]) => {
    if (TEXT_FIELDS.has(name) ? typeof value === "string" : OTHER_FIELDS.has(name)) return [];
    return [gateFinding("package_field", `package.json may not hold the field ${JSON.stringify(name.slice(0, 60))}.`, file)];
  });
}

function checkVersions(entries: Entries, allowed: Readonly<Record<string, string>>): Finding[] {
  return entries.flatMap(([name, range]) => {
    const version = Object.hasOwn(allowed, name) ? allowed[name] : undefined;
    if (version === undefined) {
      const message = `The package ${JSON.stringify(name.slice(0, 60))} is not vetted. Available: ${Object.keys(allowed).join(", ")}.`;
      return [gateFinding("package_dependency", message, file)];
    }
    if (range === version || range === `^${version}` || range === `~${version}`) return [];
    return [gateFinding("package_version", `${name} must be ${version} or ^${version}.`, file, [`^${version}`])];
  });
}

function checkScripts(entries: Entries): Finding[] {
  return entries.flatMap(([name, command]) => {
    if (!PROJECT_SCRIPTS.includes(name)) {
      return [
        gateFinding(
          "package_script",
          `A script may be named ${PROJECT_SCRIPTS.join(", ")}, not ${JSON.stringify(name.slice(0, 60))}.`,
          file,
        ),
      ];
    }
    const isAllowed = typeof command === "string" && command.split(" && ").every((part) => PROJECT_COMMANDS.includes(part));
    if (isAllowed) return [];
    return [gateFinding("package_script", `The script ${name} may be made of ${PROJECT_COMMANDS.join(", ")}, joined by &&.`, file)];
  });
}

/** Checks package.json: known fields, vetted packages at their versions, harmless scripts. */
export function checkPackage(files: ProjectFiles): Finding[] {
  const text = files.get(file);
  if (text === undefined) return [gateFinding("package_missing", "The project needs a package.json.", null)];
  const manifest = parse(text);
  if (manifest === null) return [gateFinding("syntax", "package.json is not a JSON object.", file)];
  const entriesOf = (field: string): Entries => (isRecord(manifest[field]) ? Object.entries(manifest[field]) : []);
  const notObjects = ["scripts", "dependencies", "devDependencies"].filter((field) => field in manifest && !isRecord(manifest[field]));
  return [
    ...checkFields(manifest),
    ...notObjects.map((field) => gateFinding("package_field", `The field ${field} of package.json must be an object.`, file)),
    ...checkVersions(entriesOf("dependencies"), PROJECT_DEPENDENCIES),
    ...checkVersions(entriesOf("devDependencies"), { ...PROJECT_TOOLCHAIN, ...PROJECT_DEPENDENCIES }),
    ...checkScripts(entriesOf("scripts")),
  ];
}
