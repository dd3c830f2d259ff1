import type { Finding } from "../finding.ts";
import type { ProjectFiles } from "../project-files.ts";
import { PROJECT_COMMANDS, PROJECT_DEPENDENCIES, PROJECT_SCRIPTS, PROJECT_TOOLCHAIN } from "../vendor/project-dependencies.ts";
import type { VendorNames } from "../vendor/vendor.ts";
import { WEB_FILES } from "./files/allowed-files.ts";
import { checkPage, ENTRY_MODULE } from "./files/check-page.ts";
import { gateByRules } from "./gate-by-rules.ts";
import { gateFinding } from "./gate-finding.ts";

const PACKAGES = {
  dependencies: PROJECT_DEPENDENCIES,
  toolchain: PROJECT_TOOLCHAIN,
  scripts: PROJECT_SCRIPTS,
  commands: PROJECT_COMMANDS,
};

/** Checks an app for browsers and returns all findings; empty if it passes. Runs in a confined process: its parser can be made to crash. */
export const gateProject = (files: ProjectFiles, vendor: VendorNames): Finding[] =>
  gateByRules(files, {
    files: WEB_FILES,
    packages: PACKAGES,
    vendor,
    checkStart: (readable) => [
      ...(files.has(ENTRY_MODULE) ? [] : [gateFinding("entry_missing", `The project needs ${ENTRY_MODULE}.`, null)]),
      ...checkPage(readable),
    ],
  });
