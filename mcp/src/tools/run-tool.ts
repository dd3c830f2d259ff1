// The wrapper of every tool, and the only place that catches errors. A refusal becomes a result that the model can act
// on; a fault is reported to the operator, and the model gets no internal details.
import type { CallToolResult } from "@modelcontextprotocol/server";
import { z } from "zod";
import type { Faults } from "../port.ts";
import { Refusal } from "../port.ts";
import type { ToolContext, Tool } from "../protocol/tool.ts";

/** The outcome of an operation: its value, or why it was refused. */
export type Outcome<Value> = { ok: true; value: Value } | { ok: false; refusal: Refusal };

/** Runs `work`. Refusals and invalid arguments are returned; a fault is reported and becomes a refusal without details. */
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

/** Runs a tool. Returns its result as structured content and as the same JSON in text, or its refusal as an error for the model. */
export async function runTool(
  tool: Tool,
  { given, context, faults }: { given: unknown; context: ToolContext; faults: Faults },
): Promise<CallToolResult> {
  const outcome = await settle(() => tool.answer(given, context), faults);
  return outcome.ok ? toolResult(outcome.value) : toolRefusal(outcome.refusal);
}

/** The result of a successful call. */
export function toolResult(answer: Record<string, unknown>): CallToolResult {
  return { content: [{ type: "text", text: JSON.stringify(answer) }], structuredContent: answer };
}

/** The result of a refused call. */
export function toolRefusal({ message, retryAfterSeconds }: Refusal): CallToolResult {
  const wait = retryAfterSeconds === null ? "" : ` Wait ${retryAfterSeconds} seconds before the next call.`;
  return { content: [{ type: "text", text: `${message}${wait}` }], isError: true };
}

/** More problems of a call are not listed. */
const PROBLEMS_MAX = 20;

function sentenceOf({ issues }: z.ZodError): string {
  return `The arguments are invalid. ${issues.slice(0, PROBLEMS_MAX).map(faultOf).join(". ")}.`;
}

function faultOf(issue: z.core.$ZodIssue): string {
  const { path, message } = issue;
  const name = path.join(".");
  if (name === "") return message;
  if (issue.code !== "invalid_type") return `${name}: ${message}`;
  const fault = message.endsWith("received undefined") ? "is missing" : "has the wrong type";
  return `${name} ${fault}: send a value of type ${issue.expected}`;
}
