// A build as a task of the tasks extension (2026-07-28). A task is nothing of its own: its id is a requestId under which the
// build can be read, so that any node answers for it, and it lives as long as the account does. What waits is told to a
// client with forms as a form; any other is told that its tool is done, with the questions as its answer, since a model
// that still waits for its tool could not be asked. The answer is then a tool call of its own, with a task of its own.
import type { CallToolResult } from "@modelcontextprotocol/server";
import { nextAction } from "../protocol/next-action.ts";
import type { Operation } from "../shapes/operation.ts";
import { toolResult } from "../tools/run-tool.ts";
import { formKey, questionForm } from "./question-form.ts";

/** What every task says of itself. */
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

/** How a build is told as a task: under which id, and whether its client can show a form. */
export interface TaskView {
  taskId: string;
  showsForms: boolean;
}

/** A build as a task, without what came of it: how it is told when it begins. */
export function taskOfOperation(operation: Operation, { taskId, showsForms }: TaskView): Task {
  const status = statusOf(operation);
  return {
    taskId,
    status: status === "input_required" && !showsForms ? "completed" : status,
    statusMessage: messageOf(operation),
    ...{ createdAt: operation.createdAt, lastUpdatedAt: operation.updatedAt },
    ...{ ttlMs: null, pollIntervalMs: POLL_INTERVAL_MILLISECONDS },
  };
}

/** A build as a task with all that belongs to its status: the form of its questions, or the tool's result. */
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
  if (status === "waiting") return "The build asks something. It can also be answered in the editor.";
  return error?.message ?? "The build is done.";
}

// A build that failed is a tool that failed: `failed` is kept for errors of the protocol.
function resultOf(operation: Operation): CallToolResult {
  const result = toolResult({ ...operation, nextAction: nextAction(operation) });
  return operation.status === "failed" ? { ...result, isError: true } : result;
}
