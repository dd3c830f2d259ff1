import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const examples = join(import.meta.dirname, "../../../examples");

/** The exit status and output of a program. */
export interface EndedExample {
  status: number | null;
  printed: string;
}

/** Runs an example as a user would, with these variables and no standard input, and waits for it to exit. */
export async function runExample(
  path: string,
  { words = [], environment }: { words?: string[]; environment: NodeJS.ProcessEnv },
): Promise<EndedExample> {
  const child = spawn(process.execPath, [join(examples, path), ...words], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text: string) => (printed += text));
  const [status] = await once(child, "close");
  return { status, printed };
}
