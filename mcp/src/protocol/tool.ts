// A tool is one entry of the registry that both servers offer: what it is called, what a model should know of it, which
// scope it needs, and what it does with the port. What goes over the wire is the wrapper's matter (run-tool.ts).
import type { z } from "zod";
import type { AtelierPort } from "../port.ts";

/** What is true of a tool, for clients that ask their person before some calls. */
export interface ToolFacts {
  readOnlyHint: boolean;
  destructiveHint: boolean;
  idempotentHint: boolean;
  openWorldHint: boolean;
}

/** What a running tool has at hand. */
export interface Desk {
  port: AtelierPort;
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
  /** Tells the client how far a long answer has come, 0 to 100, where it asked to be told. */
  tellProgress(progress: number, message: string): Promise<void>;
}

/** The scopes that tools ask for. */
export type ToolScope = "projects:read" | "projects:write" | "files:read" | "usage:read";

interface ToolWords {
  name: string;
  title: string;
  description: string;
  /** The scope of the connection that it needs; null where any will do. */
  scope: ToolScope | null;
  facts: ToolFacts;
}

/** A tool with its own types. `beginsBuild`: its answer is a build, which a client may follow as a task. */
export interface ToolOf<Input extends z.ZodObject, Output extends z.ZodObject> extends ToolWords {
  input: Input;
  output: Output;
  beginsBuild?: true;
  run(input: z.output<Input>, desk: Desk): Promise<z.output<Output>>;
}

/** A tool of the registry. `answer` refuses arguments that do not fit with a `ZodError`. */
export interface Tool extends ToolWords {
  input: z.ZodObject;
  output: z.ZodObject;
  beginsBuild: boolean;
  answer(given: unknown, desk: Desk): Promise<Record<string, unknown>>;
}

/** What a tool that changes nothing says of itself. */
export const READS: ToolFacts = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

/** Makes an entry of the registry from a tool with its own types. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(tool: ToolOf<Input, Output>): Tool {
  const { run, ...words } = tool;
  return { ...words, beginsBuild: tool.beginsBuild ?? false, answer: async (given, desk) => run(tool.input.parse(given), desk) };
}
