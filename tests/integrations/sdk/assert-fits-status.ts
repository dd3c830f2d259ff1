import assert from "node:assert/strict";
import type { Operation } from "@atelier/sdk";

/** Asserts what the types of each status promise (openapi/sdk-types/print-variants.ts). */
export function assertFitsStatus(operation: Operation): void {
  const { operationStatus, status, error, finishedAt } = operation;
  const isFinished = operationStatus === "done" || operationStatus === "failed";
  assert.deepEqual([status, typeof finishedAt === "string", error !== null], [operationStatus, isFinished, operationStatus === "failed"]);
}
