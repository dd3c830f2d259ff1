// A tool is one entry of the registry that both servers offer: its name, its description for a model, the scope it
// needs, and what it does with the port. The wire format is handled by the wrapper (run-tool.ts).
import type { z } from "zod";
import type { AtelierPort } from "../port.ts";
import { convertedOnce, type ToolSchema } from "./converted-once.ts";

/** The tool's annotations, for clients that ask their user before some calls. */
export interface ToolFacts {
  readOnlyHint: boolean;
  destructiveHint: boolean;
  idempotentHint: boolean;
  openWorldHint: boolean;
}

/** The dependencies of a running tool. */
export interface ToolContext {
  port: AtelierPort;
  /** Aborted when no caller is waiting for the response any more. */
  signal: AbortSignal;
  /** Reports progress from 0 to 100, if the client asked for it. */
  reportProgress(progress: number, message: string): Promise<void>;
}

/** The scopes that tools require. */
export type ToolScope = "projects:read" | "projects:write" | "files:read" | "usage:read";

interface ToolWords {
  name: string;
  title: string;
  description: string;
  /** The required scope of the connection; null if any will do. */
  scope: ToolScope | null;
  facts: ToolFacts;
}

/** A tool with its own types. `beginsBuild`: it returns a build, which a client may follow as a task. */
export interface ToolOf<Input extends z.ZodObject, Output extends z.ZodObject> extends ToolWords {
  input: Input;
  output: Output;
  beginsBuild?: true;
  run(input: z.output<Input>, context: ToolContext): Promise<z.output<Output>>;
}

/** A tool of the registry. `answer` throws a `ZodError` on invalid arguments. */
export interface Tool extends ToolWords {
  input: z.ZodObject;
  output: z.ZodObject;
  /** Its schemas for the library, converted to JSON Schema once. */
  schemas: { input: ToolSchema; output: ToolSchema };
  beginsBuild: boolean;
  answer(given: unknown, context: ToolContext): Promise<Record<string, unknown>>;
}

/** The annotations of a read-only tool. */
export const READS: ToolFacts = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

/** Creates a registry entry from a tool with its own types. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(tool: ToolOf<Input, Output>): Tool {
  const { run, ...words } = tool;
  const schemas = { input: convertedOnce(tool.input), output: convertedOnce(tool.output) };
  return {
    ...words,
    schemas,
    beginsBuild: tool.beginsBuild ?? false,
    answer: async (given, context) => run(tool.input.parse(given), context),
  };
}
