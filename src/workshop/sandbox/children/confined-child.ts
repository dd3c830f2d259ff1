import { spawn } from "node:child_process";
import { once } from "node:events";
import type { HeldLimit } from "../../proof.ts";
import { confine } from "../confine.ts";
import { endChild } from "./end-child.ts";
import { lowerPriority, TOOL_NICENESS } from "./lower-priority.ts";
import type { Sandbox } from "../confine.ts";
import { readHeldLimits } from "../limits/held-limits.ts";
import type { ChildLimits } from "../limits/child-limits.ts";
import { openCompartment } from "../open-compartment.ts";

/** A module of ours to run in a confined Node.js process. It answers each message with one message, including the first, its set-up. */
export interface ChildProgram {
  sandbox: Sandbox;
  /** Absolute path of the module. */
  module: string;
  readable: readonly string[];
  /** The maximum size of its JavaScript heap. */
  heapMegabytes: number;
  limits: ChildLimits;
  setup: unknown;
}

/** A running confined process. `ended` resolves with the end of its error output once it has exited. */
export interface ConfinedChild {
  ended: Promise<string>;
  /** Resolves once nothing of it remains. */
  removed: Promise<void>;
  pid: number;
  /** The limits that it actually has. */
  held(): Promise<HeldLimit[]>;
  /** Sends a message and waits for the answer, one at a time. Never settles if the process exits first: race it with `ended`. */
  ask(message: unknown): Promise<unknown>;
  end(): void;
}

const ERROR_OUTPUT_CHARACTERS = 2_000;

/** Holds for every value that structured clone can copy, which is what `serialization: "advanced"` sends; Node's types only know JSON. */
const asMessage = (value: unknown): object => value as object;

/** Starts the program in a compartment of its own and sends its set-up; it is ready for questions after its first answer. */
export async function startConfinedChild(program: ChildProgram): Promise<ConfinedChild & { ready: Promise<unknown> }> {
  const { module, readable, heapMegabytes, limits, setup } = program;
  const compartment = await openCompartment(program.sandbox, limits);
  const { command, args } = confine(compartment.sandbox, {
    command: process.execPath,
    args: [`--max-old-space-size=${heapMegabytes}`, "--disable-warning=ExperimentalWarning", module],
    readable: [process.execPath, ...readable],
    writable: [],
    network: false,
    refusesNamespaces: true,
  });
  const child = spawn(command, args, {
    env: { PATH: "/usr/bin:/bin", HOME: "/tmp" },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    serialization: "advanced",
  });
  lowerPriority(child.pid, TOOL_NICENESS);
  let errorOutput = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    errorOutput = (errorOutput + text).slice(-ERROR_OUTPUT_CHARACTERS);
  });
  // A message that can no longer be delivered is recorded as an error and ends the child.
  child.on("error", (error) => {
    errorOutput += error.message;
    endChild(child);
  });
  const gone = new Promise<void>((resolve) => {
    child.once("close", () => resolve());
    child.once("error", () => child.pid === undefined && resolve());
  });
  const ended = gone.then(() => errorOutput);
  const removed = gone.then(() => compartment.end());
  const ask = async (message: unknown): Promise<unknown> => {
    const answer = once(child, "message");
    child.send(asMessage(message));
    return (await answer)[0];
  };
  const pid = child.pid ?? 0;
  const held = (): Promise<HeldLimit[]> => readHeldLimits(compartment.sandbox, pid);
  return { ended, removed, pid, held, ask, end: () => endChild(child), ready: ask(setup) };
}
