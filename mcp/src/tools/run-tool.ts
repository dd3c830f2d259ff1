// The wrapper of every tool, and the one place that catches. A refusal becomes an answer that the model can act on; a
// fault is told to whoever runs the server, and to the model without a word of what was inside.
import type { CallToolResult } from "@modelcontextprotocol/server";
import { z } from "zod";
import type { Faults } from "../port.ts";
import { Refusal } from "../port.ts";
import type { Desk, Tool } from "../protocol/tool.ts";

/** What came of some work: its value, or why it was refused. */
export type Outcome<Value> = { ok: true; value: Value } | { ok: false; refusal: Refusal };

/** Does some work. Refusals and arguments that do not fit are values; a fault is reported and becomes a refusal that says nothing of it. */
export async function settle<Value>(work: () => Promise<Value>, faults: Faults): Promise<Outcome<Value>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (error instanceof z.ZodError) return { ok: false, refusal: new Refusal("invalid_input", sentenceOf(error)) };
    const refusal = error instanceof Refusal ? error : faults.explain(error);
    if (refusal !== null) return { ok: false, refusal };
    faults.report(error);
    return { ok: false, refusal: new Refusal("unavailable", "Something went wrong on Atelier’s side. Try again in a moment.") };
  }
}

/** Runs a tool: its answer as structured content and as the same JSON in text, or its refusal as an error that the model reads. */
export async function runTool(
  tool: Tool,
  { given, desk, faults }: { given: unknown; desk: Desk; faults: Faults },
): Promise<CallToolResult> {
  const outcome = await settle(() => tool.answer(given, desk), faults);
  return outcome.ok ? toolResult(outcome.value) : toolRefusal(outcome.refusal);
}

/** An answer as a tool gives it. */
export function toolResult(answer: Record<string, unknown>): CallToolResult {
  return { content: [{ type: "text", text: JSON.stringify(answer) }], structuredContent: answer };
}

/** A refusal as a tool gives it. */
export function toolRefusal({ message, retryAfterSeconds }: Refusal): CallToolResult {
  const wait = retryAfterSeconds === null ? "" : ` Wait ${retryAfterSeconds} seconds before the next call.`;
  return { content: [{ type: "text", text: `${message}${wait}` }], isError: true };
}

function sentenceOf({ issues }: z.ZodError): string {
  const told = issues.slice(0, 4).map(({ path, message }) => (path.length === 0 ? message : `${path.join(".")}: ${message}`));
  return `The arguments do not fit. ${told.join(". ")}.`;
}
