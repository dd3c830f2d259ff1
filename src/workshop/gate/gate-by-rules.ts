// The gate decides whether the rest of the workshop may process a generated project, and reports everything that is
// wrong at once, in words that its generator can act on. It reads nothing but its arguments, and runs nothing.
import type { Finding } from "../finding.ts";
import type { ProjectFiles } from "../project-files.ts";
import type { VendorNames } from "../vendor/vendor.ts";
import { extensionOf, type FileKinds, isModule, LIMITS } from "./files/allowed-files.ts";
import { checkPackage, type PackageRules } from "./files/check-package.ts";
import { checkPaths } from "./files/check-paths.ts";
import { checkPicture } from "./files/check-picture.ts";
import { checkStylesheet } from "./files/check-stylesheet.ts";
import { checkText } from "./files/check-text.ts";
import { findSecrets } from "./files/find-secrets.ts";
import { gateFinding } from "./gate-finding.ts";
import { checkImports } from "./modules/check-imports.ts";
import { readModule } from "./modules/read-module.ts";

/** What is asked of a project by what it is built for; everything else is the same for all. */
export interface GateRules {
  files: FileKinds;
  packages: PackageRules;
  vendor: VendorNames;
  /** Checks the files that begin the app. */
  checkStart(files: ProjectFiles): Finding[];
}

/** More than can be repaired in one round. */
const FINDINGS_MAX = 200;

function checkJson(file: string, text: string): Finding[] {
  try {
    JSON.parse(text);
    return [];
  } catch {
    return [gateFinding("syntax", "The file is not valid JSON.", file)];
  }
}

function checkByKind(file: string, files: ProjectFiles): Finding[] {
  const extension = extensionOf(file);
  const text = files.get(file) ?? "";
  if (extension === "css") return checkStylesheet(file, files);
  if (extension === "svg") return checkPicture(file, text);
  const isData = (extension === "json" && file.includes("/")) || extension === "webmanifest";
  return isData ? checkJson(file, text) : [];
}

/** Checks a whole project and returns all findings; empty if it passes. Runs in a confined process: its parser can be made to crash. */
export function gateByRules(files: ProjectFiles, rules: GateRules): Finding[] {
  const findings = [...checkPaths(files, rules.files), ...checkText(files)];
  // Projects over the limits are not checked further: everything after this takes time by size.
  const isReadable = files.size <= LIMITS.files && !findings.some(({ code }) => code === "project_size");
  if (!isReadable) return findings.slice(0, FINDINGS_MAX);
  const readable = new Map([...files].filter(([, text]) => text.length <= LIMITS.fileBytes));
  const modules = new Map([...readable].filter(([file]) => isModule(file)).map(([file, text]) => [file, readModule(file, text)] as const));
  findings.push(...checkPackage(readable, rules.packages), ...rules.checkStart(readable), ...findSecrets(readable));
  for (const file of readable.keys()) findings.push(...checkByKind(file, files));
  for (const { findings: ofModule } of modules.values()) findings.push(...ofModule);
  findings.push(...checkImports({ files, modules, vendor: rules.vendor }));
  return findings.slice(0, FINDINGS_MAX);
}
