import assert from "node:assert/strict";
import { test } from "node:test";
import { TRPCClientError } from "@trpc/client";
import { refusalOf } from "./refusal.ts";

const failedWith = (status: number) =>
  new TRPCClientError("not JSON", { meta: { response: new Response("This request did not come from the console.", { status }) } });

test("a response that is not of the console's API is a refusal, and not a service that cannot be reached", () => {
  const { status, message } = refusalOf(failedWith(403));
  assert.equal(status, 403);
  assert.match(message, /rejected this request with the status 403/);
});

test("a proxy without the service, and no response at all, mean that it cannot be reached", () => {
  for (const error of [failedWith(502), new TRPCClientError("lost"), new Error("lost")]) {
    assert.equal(refusalOf(error).status, null);
    assert.match(refusalOf(error).message, /cannot be reached/);
  }
});
