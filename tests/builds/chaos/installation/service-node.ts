// One process of an installation. When it is killed, or ends by itself, it is restarted immediately, as by the supervisor
// of a real machine; an unrequested exit is recorded, with what the process printed.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { MODEL_SETTINGS } from "../../../support/start-service.ts";

/** A node's name, what it does, and the settings of its process. */
export interface NodeOptions {
  name: string;
  role: "api" | "worker";
  port: number;
  /** The database's address; each process adds its own name, by which its connections are found. */
  databaseUrl: string;
  environment: Record<string, string>;
}

/** A node. `process` names its current process, as PostgreSQL's `application_name` does. */
export interface ServiceNode extends Pick<NodeOptions, "name" | "role"> {
  url: string;
  process(): string;
  /** Ends the process with SIGKILL. A new one is starting when this returns. */
  kill(): Promise<void>;
  /** Ends the node permanently, as Ctrl-C does, and returns the exit code. */
  stop(): Promise<number | null>;
  /** What all processes of the node printed. */
  output(): string;
  /** The unrequested exits, each in a sentence. */
  crashes(): readonly string[];
}

const root = fileURLToPath(new URL("../../../..", import.meta.url));
const noModels = Object.fromEntries(MODEL_SETTINGS.map((name) => [name, ""]));
const RESTART_MILLISECONDS = 250;
const PRINTED_CHARACTERS = 1_000;

/** Starts a node. It may not be ready yet. */
export function startNode(options: NodeOptions): ServiceNode {
  const { name, role, port } = options;
  const crashes: string[] = [];
  let output = "";
  let number = 0;
  let isStopping = false;
  let killed: ChildProcess | null = null;
  let child = launch();

  function launch(): ChildProcess {
    number += 1;
    const database = new URL(options.databaseUrl);
    database.searchParams.set("application_name", processName());
    const started = spawn(process.execPath, [path.join(root, "src/main.ts")], {
      cwd: root,
      env: {
        NODE_COMPILE_CACHE: path.join(root, "node_modules/.cache/compiled"),
        ...process.env,
        ...noModels,
        ...options.environment,
        PORT: String(port),
        ATELIER_ROLES: role,
        DATABASE_URL: database.href,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [started.stdout, started.stderr]) stream.on("data", (piece: Buffer) => (output += piece.toString()));
    started.once("exit", (code, signal) => onExit(started, code ?? signal));
    return started;
  }

  function onExit(ended: ChildProcess, how: number | string | null): void {
    if (isStopping) return;
    if (ended === killed) return void (child = launch());
    crashes.push(`${processName()} ended by itself with ${how}: ${output.slice(-PRINTED_CHARACTERS)}`);
    setTimeout(() => {
      if (!isStopping) child = launch();
    }, RESTART_MILLISECONDS);
  }

  function processName(): string {
    return `${name} process ${number}`;
  }

  return {
    name,
    role,
    url: `http://127.0.0.1:${port}`,
    process: processName,
    kill: async () => {
      if (hasEnded(child)) return;
      const ended = once(child, "exit");
      killed = child;
      child.kill("SIGKILL");
      await ended;
    },
    stop: async () => {
      isStopping = true;
      if (hasEnded(child)) return child.exitCode;
      const ended = once(child, "exit");
      child.kill("SIGINT");
      const [code] = await ended;
      return code;
    },
    output: () => output,
    crashes: () => crashes,
  };
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
