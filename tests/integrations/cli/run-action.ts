// The step of the GitHub Action as a runner runs it: its script in bash, with the inputs in the environment that action.yml
// declares, and the outputs read from the file in GITHUB_OUTPUT.
import { execFile } from "node:child_process";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";

const action = join(import.meta.dirname, "../../../action/action.yml");
const variable = /^ {8}(\w+): \$\{\{ inputs\.([\w-]+) \}\}$/gm;
const declared = /^ {4}value: \$\{\{ steps\.build\.outputs\.([\w-]+) \}\}$/gm;

/** How the step ended; `outputs` are those that the action declares. */
export interface ActionRun {
  code: number;
  outputs: Record<string, string | undefined>;
  log: string;
}

/** Runs the step. `home` keeps the installed command line between runs, as the folder for a job does. */
export async function runAction(inputs: Record<string, string>, home: string): Promise<ActionRun> {
  const text = await readFile(action, "utf8");
  const [, script = ""] = /^ {6}run: \|\n([^]*)$/m.exec(text) ?? [];
  const folder = await mkdtemp(join(home, "step-"));
  const output = join(folder, "output");
  await writeFile(output, "");
  await writeFile(join(folder, "step.sh"), script.replaceAll(/^ {8}/gm, ""));
  const environment = {
    PATH: [dirname(process.execPath), process.env["PATH"]].join(delimiter),
    HOME: home,
    RUNNER_TEMP: home,
    GITHUB_OUTPUT: output,
    ...Object.fromEntries([...text.matchAll(variable)].map(([, name = "", input = ""]) => [name, inputs[input] ?? ""])),
  };
  const words = ["--noprofile", "--norc", "-eo", "pipefail", join(folder, "step.sh")];
  const { code, log } = await new Promise<{ code: number; log: string }>((resolve) =>
    execFile("bash", words, { cwd: folder, env: environment }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), log: stdout + stderr }),
    ),
  );
  const written = new Map(
    (await readFile(output, "utf8")).split("\n").map((line) => [line.split("=", 1)[0], line.slice(line.indexOf("=") + 1)]),
  );
  return { code, outputs: Object.fromEntries([...text.matchAll(declared)].map(([, name = ""]) => [name, written.get(name)])), log };
}
