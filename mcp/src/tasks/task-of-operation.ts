// A build as a task of the tasks extension (2026-07-28). A task has no state of its own: its id is a requestId of the
// build, so any node can answer for it, and it lives as long as the account. A waiting build becomes a form for a
// client with forms; for any other client the tool is done and returns the questions, since a model still waiting for
// its tool could not be asked. The answer is then another tool call with its own task.
import type { CallToolResult } from "@modelcontextprotocol/server";
import { nextAction } from "../protocol/next-action.ts";
import type { Operation } from "../shapes/operation.ts";
import { toolResult } from "../tools/run-tool.ts";
import { formKey, questionForm } from "./question-form.ts";

/** The fields of every task. */
export interface Task {
  [key: string]: unknown;
  taskId: string;
  status: "working" | "input_required" | "completed" | "cancelled";
  statusMessage: string;
  createdAt: string;
  lastUpdatedAt: string;
  ttlMs: number | null;
  pollIntervalMs: number;
}

const POLL_INTERVAL_MILLISECONDS = 3_000;

/** How to present a build as a task: its id, and whether the client can show a form. */
export interface TaskView {
  taskId: string;
  showsForms: boolean;
}

/** A build as a task without its result, as returned when it starts. */
export function taskOfOperation(operation: Operation, { taskId, showsForms }: TaskView): Task {
  const status = statusOf(operation);
  return {
    taskId,
    status: status === "input_required" && !showsForms ? "completed" : status,
    statusMessage: messageOf(operation),
    createdAt: operation.createdAt,
    lastUpdatedAt: operation.updatedAt,
    ttlMs: null,
    pollIntervalMs: POLL_INTERVAL_MILLISECONDS,
  };
}

/** A build as a task with the data of its status: the question form, or the tool's result. */
export function wholeTask(operation: Operation, view: TaskView): Task {
  const task = taskOfOperation(operation, view);
  if (task.status === "input_required") {
    const { questions } = operation;
    return { ...task, inputRequests: { [formKey(questions)]: { method: "elicitation/create", params: questionForm(questions) } } };
  }
  return task.status === "completed" ? { ...task, result: resultOf(operation) } : task;
}

function statusOf({ status, error }: Operation): Task["status"] {
  switch (status) {
    case "running":
      return "working";
    case "waiting":
      return "input_required";
    case "done":
      return "completed";
    case "failed":
      return error?.code === "STOPPED" ? "cancelled" : "completed";
  }
}

function messageOf({ status, stage, progress, error }: Operation): string {
  if (status === "running") return `${stage}, ${progress} %`;
  if (status === "waiting") return "The build asks questions. They can also be answered in the editor.";
  return error?.message ?? "The build is done.";
}

// A failed build is a failed tool: the status `failed` is reserved for protocol errors.
function resultOf(operation: Operation): CallToolResult {
  const result = toolResult({ ...operation, nextAction: nextAction(operation) });
  return operation.status === "failed" ? { ...result, isError: true } : result;
}
