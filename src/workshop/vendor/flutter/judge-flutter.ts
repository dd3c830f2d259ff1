// What Flutter itself says of a project: its analysis, its tests, and whether it can be built for browsers.
import type { Finding } from "../../finding.ts";
import type { ProjectFiles } from "../../project-files.ts";
import { type FlutterRun, type FlutterRunner, runFlutter } from "./run-flutter.ts";

/** How all that takes part is called in a proof. */
export const JUDGEMENTS = "flutter analyze, flutter test and flutter build web";

const GET = ["pub", "get", "--offline"];

/** One after the other; `create` adds what a build for browsers needs and the project does not keep. */
const COMMANDS = [
  GET,
  ["analyze", "--no-pub", "--no-fatal-infos", "--no-fatal-warnings"],
  ["test", "--no-pub", "--reporter=expanded"],
  ["create", "--offline", "--platforms=web", "."],
  ["build", "web", "--no-pub", "--no-web-resources-cdn"],
];

/** A project that needs the packages that every app has. */
const EMPTY: ProjectFiles = new Map([
  [
    "pubspec.yaml",
    `name: empty_app
publish_to: none
environment:
  sdk: ^3.12.0
dependencies:
  flutter:
    sdk: flutter
  go_router: any
  material_ui: any
  shared_preferences: any
dev_dependencies:
  flutter_lints: any
  flutter_test:
    sdk: flutter
`,
  ],
]);

/** Why Flutter cannot judge projects on this machine; null if it can. */
export async function whyNotJudged(runner: FlutterRunner): Promise<string | null> {
  const [run] = await runFlutter(runner, { files: EMPTY, commands: [GET] }, new AbortController().signal);
  if (run?.status === 0) return null;
  return `The Flutter in ${runner.sdk.folder} could not get the packages of apps: ${lastLine(run?.output ?? "")}`;
}

/** Judges a project; empty if it passes everything. What was not done in time is a finding too. */
export async function judgeFlutter(runner: FlutterRunner, files: ProjectFiles, signal: AbortSignal): Promise<Finding[]> {
  const runs = await runFlutter(runner, { files, commands: COMMANDS }, signal);
  const last = runs.at(-1);
  if (last === undefined || (runs.length === COMMANDS.length && last.status === 0)) return [];
  const [command = ""] = COMMANDS[runs.length - 1] ?? [];
  const isTypes = command === "pub" || command === "analyze";
  const analyzed = command === "analyze" ? analysisIn(last) : [];
  if (analyzed.length > 0) return analyzed;
  const ended = last.status === null ? "was ended, since it took too long" : `failed: ${lastLine(last.output)}`;
  return [{ source: isTypes ? "types" : "bundle", code: `flutter_${command}`, message: `flutter ${command} ${ended}` }];
}

const FINDINGS_MAX = 40;
const MESSAGE_CHARACTERS = 400;

/** `  error • Undefined name 'x' • lib/main.dart:3:5 • undefined_identifier` */
const ANALYZED = /^\s*error\s+[•-]\s+(.+)\s+[•-]\s+(\S+\.dart):(\d+):(\d+)\s+[•-]\s+(\w+)\s*$/;

function analysisIn({ output }: FlutterRun): Finding[] {
  const found = output.split("\n").flatMap((line): Finding[] => {
    const [, message = "", file = "", row, column, code = ""] = ANALYZED.exec(line.slice(0, 2_000)) ?? [];
    if (file === "") return [];
    return [{ source: "types", code, message: message.slice(0, MESSAGE_CHARACTERS), file, line: Number(row), column: Number(column) }];
  });
  return found.slice(0, FINDINGS_MAX);
}

const lastLine = (output: string): string =>
  (output.trim().split("\n").at(-1) ?? "").trim().slice(0, MESSAGE_CHARACTERS) || "it wrote nothing.";
