import { spawn } from "node:child_process";
import { once } from "node:events";
import { confine } from "./confine.ts";
import type { Sandbox } from "./confine.ts";

/** A module of ours to run in a confined Node.js process. It answers each message with one message; the first one, with its set-up, too. */
export interface ChildProgram {
  sandbox: Sandbox;
  /** Absolute path of the module. */
  module: string;
  readable: readonly string[];
  /** The most that its JavaScript may hold. */
  heapMegabytes: number;
  /** The most private memory that each of its processes may have, native code included. */
  memoryMegabytes: number;
  setup: unknown;
}

/** A running confined process. `ended` resolves with the last of its error output, once it is gone. */
export interface ConfinedChild {
  ended: Promise<string>;
  /** Sends a message and waits for the answer, one at a time. Never settles when the process ends first: race it with `ended`. */
  ask(message: unknown): Promise<unknown>;
  end(): void;
}

const ERROR_OUTPUT_CHARACTERS = 2_000;

/** Holds for every value that structured clone can copy, which is what `serialization: "advanced"` sends; Node's types only know JSON. */
const asMessage = (value: unknown): object => value as object;

/** Starts the program and hands it its set-up; it is ready for questions when its first answer has come. */
export function startConfinedChild({
  sandbox,
  module,
  readable,
  heapMegabytes,
  memoryMegabytes,
  setup,
}: ChildProgram): ConfinedChild & { ready: Promise<unknown> } {
  const { command, args } = confine(sandbox, {
    command: process.execPath,
    args: [`--max-old-space-size=${heapMegabytes}`, "--disable-warning=ExperimentalWarning", module],
    readable: [process.execPath, ...readable],
    writable: [],
    network: false,
    memoryMegabytes,
  });
  const child = spawn(command, args, {
    env: { PATH: "/usr/bin:/bin", HOME: "/tmp" },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    serialization: "advanced",
  });
  let errorOutput = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    errorOutput = (errorOutput + text).slice(-ERROR_OUTPUT_CHARACTERS);
  });
  // A message that can no longer be delivered is an error here, and an end there.
  child.on("error", (error) => {
    errorOutput += error.message;
    child.kill("SIGKILL");
  });
  const ended = new Promise<string>((resolve) => {
    child.once("close", () => resolve(errorOutput));
    child.once("error", () => child.pid === undefined && resolve(errorOutput));
  });
  const ask = async (message: unknown): Promise<unknown> => {
    const answer = once(child, "message");
    child.send(asMessage(message));
    return (await answer)[0];
  };
  return { ended, ask, end: () => void child.kill("SIGKILL"), ready: ask(setup) };
}
