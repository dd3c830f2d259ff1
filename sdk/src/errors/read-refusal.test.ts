import assert from "node:assert/strict";
import { describe, test } from "node:test";
import * as errors from "./index.ts";
import { readRefusal } from "./read-refusal.ts";

const outcomes: [status: number, code: string, Class: new (...words: never[]) => errors.AtelierError][] = [
  [400, "BAD_REQUEST", errors.BadRequestError],
  [401, "UNAUTHORIZED", errors.AuthenticationError],
  [402, "INSUFFICIENT_CREDITS", errors.InsufficientCreditsError],
  [402, "MODEL_LOCKED", errors.ModelLockedError],
  [403, "FORBIDDEN", errors.PermissionDeniedError],
  [404, "NOT_FOUND", errors.NotFoundError],
  [405, "METHOD_NOT_ALLOWED", errors.AtelierError],
  [409, "BUILD_RUNNING", errors.BuildRunningError],
  [409, "NO_FILES", errors.NoFilesError],
  [409, "SOMETHING_NEW", errors.ConflictError],
  [413, "PAYLOAD_TOO_LARGE", errors.PayloadTooLargeError],
  [429, "RATE_LIMITED", errors.RateLimitError],
  [500, "SERVER_ERROR", errors.ServerError],
];

describe("the error of an answer", () => {
  for (const [status, code, Class] of outcomes) {
    test(`${status} ${code} is ${Class.name}`, () => {
      const error = readRefusal({ status, headers: new Headers(), body: { error: "Do this.", code, status } });
      assert.deepEqual(
        [error.constructor, error.name, error.message, error.status, error.code],
        [Class, Class.name, "Do this.", status, code],
      );
      assert.ok(error instanceof errors.AtelierError && error instanceof Error);
    });
  }

  test("both conflicts are conflicts", () => {
    const read = (code: string) => readRefusal({ status: 409, headers: new Headers(), body: { error: "x", code } });
    assert.ok(["BUILD_RUNNING", "NO_FILES"].every((code) => read(code) instanceof errors.ConflictError));
  });

  test("it holds what the headers say of the request and the limits, and what else the body says", () => {
    const headers = new Headers({
      "x-request-id": "req-7",
      "retry-after": "42",
      "x-ratelimit-limit": "60",
      "x-ratelimit-remaining": "0",
      "x-ratelimit-reset": "1767225600",
    });
    const error = readRefusal({
      status: 402,
      headers,
      body: { error: "x", code: "INSUFFICIENT_CREDITS", status: 402, balance: 3, required: 25 },
    });
    assert.deepEqual([error.httpRequestId, error.retryAfterSeconds], ["req-7", 42]);
    assert.deepEqual(error.rateLimit, { limit: 60, remaining: 0, resetAt: new Date("2026-01-01T00:00:00Z") });
    assert.deepEqual(error.facts, { balance: 3, required: 25 });
  });

  test("a proxy's page has the class of its status, and no code", () => {
    const error = readRefusal({ status: 502, headers: new Headers(), body: null });
    assert.deepEqual(
      [error.name, error.code, error.rateLimit, error.message],
      ["ServerError", null, null, "The service responded with status 502."],
    );
  });
});
