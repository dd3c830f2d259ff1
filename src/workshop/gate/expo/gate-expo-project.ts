import type { Finding } from "../../finding.ts";
import type { ProjectFiles } from "../../project-files.ts";
import type { ExpoVendor } from "../../vendor/expo/build-expo-vendor.ts";
import { ICONS, PHONE_MODULES } from "../../vendor/expo/expo-modules.ts";
import type { Barrel } from "../../vendor/vendor.ts";
import { EXPO_FILES } from "../files/allowed-files.ts";
import { gateByRules } from "../gate-by-rules.ts";
import { gateFinding } from "../gate-finding.ts";
import { checkAppConfig } from "./check-app-config.ts";
import { checkIconScript, checkTools } from "./check-tools.ts";

/** The route around all others. */
const ENTRY = "app/_layout.tsx";

/** What of the vendor set the gate needs. The names that phones alone have are known to the type checker only. */
function namesIn({ exports, icons }: ExpoVendor): { exports: Map<string, ReadonlySet<string> | null>; barrels: Map<string, Barrel> } {
  const onPhones = ["react-native", ...PHONE_MODULES].map((specifier) => [specifier, null] as const);
  const members = Array.from(icons, ([name, file]) => [name, { file, name: "default" }] as const);
  return { exports: new Map([...exports, ...onPhones]), barrels: new Map([[ICONS, new Map(members)]]) };
}

/** Checks an app for phones and returns all findings; empty if it passes. Runs in a confined process: its parser can be made to crash. */
export function gateExpoProject(files: ProjectFiles, vendor: ExpoVendor): Finding[] {
  const { main, scripts, dependencies, devDependencies } = vendor.manifest;
  const commands = Object.values(scripts).flatMap((script) => script.split(" && "));
  return gateByRules(files, {
    files: EXPO_FILES,
    packages: { main, dependencies, toolchain: devDependencies, scripts: Object.keys(scripts), commands },
    vendor: namesIn(vendor),
    checkStart: (readable) => [
      ...(files.has(ENTRY) ? [] : [gateFinding("entry_missing", `The project needs ${ENTRY}.`, null)]),
      ...checkAppConfig(readable, Object.keys(dependencies)),
      ...checkTools(readable),
      ...checkIconScript(readable, vendor.iconScript),
    ],
  });
}
