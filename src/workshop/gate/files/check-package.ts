import type { Finding } from "../../finding.ts";
import type { ProjectFiles } from "../../project-files.ts";
import { gateFinding } from "../gate-finding.ts";

const file = "package.json";
/** What the `package.json` of a platform's projects may hold. */
export interface PackageRules {
  dependencies: Readonly<Record<string, string>>;
  /** Packages that only build and test an exported project. */
  toolchain: Readonly<Record<string, string>>;
  /** The names that scripts may have: none that npm runs automatically on install. */
  scripts: readonly string[];
  /** Commands that scripts may be made of, joined by `&&`. */
  commands: readonly string[];
  /** The module that the app begins with; undefined if there is no such field. */
  main?: string | undefined;
}

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

function checkFields(manifest: Record<string, unknown>, { main }: PackageRules): Finding[] {
  return Object.entries(manifest).flatMap(([name, value]) => {
    if (name === "main" && main !== undefined && value === main) return [];
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

function checkScripts(entries: Entries, { scripts, commands }: PackageRules): Finding[] {
  return entries.flatMap(([name, command]) => {
    if (!scripts.includes(name)) {
      return [
        gateFinding("package_script", `A script may be named ${scripts.join(", ")}, not ${JSON.stringify(name.slice(0, 60))}.`, file),
      ];
    }
    const isAllowed = typeof command === "string" && command.split(" && ").every((part) => commands.includes(part));
    if (isAllowed) return [];
    return [gateFinding("package_script", `The script ${name} may be made of ${commands.join(", ")}, joined by &&.`, file)];
  });
}

/** Checks package.json: known fields, vetted packages at their versions, harmless scripts. */
export function checkPackage(files: ProjectFiles, rules: PackageRules): Finding[] {
  const text = files.get(file);
  if (text === undefined) return [gateFinding("package_missing", "The project needs a package.json.", null)];
  const manifest = parse(text);
  if (manifest === null) return [gateFinding("syntax", "package.json is not a JSON object.", file)];
  const entriesOf = (field: string): Entries => (isRecord(manifest[field]) ? Object.entries(manifest[field]) : []);
  const notObjects = ["scripts", "dependencies", "devDependencies"].filter((field) => field in manifest && !isRecord(manifest[field]));
  return [
    ...checkFields(manifest, rules),
    ...notObjects.map((field) => gateFinding("package_field", `The field ${field} of package.json must be an object.`, file)),
    ...checkVersions(entriesOf("dependencies"), rules.dependencies),
    ...checkVersions(entriesOf("devDependencies"), { ...rules.toolchain, ...rules.dependencies }),
    ...checkScripts(entriesOf("scripts"), rules),
  ];
}
