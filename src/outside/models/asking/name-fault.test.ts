import assert from "node:assert/strict";
import { test } from "node:test";
import type { ModelFailure } from "../model-call.ts";
import { nameFault } from "./name-fault.ts";
import { readRetryAfter } from "./read-retry-after.ts";

const statuses: [status: number, words: string, failure: ModelFailure][] = [
  [400, "This model's maximum context length is 128000 tokens. However, your messages resulted in 130000 tokens.", "too_long"],
  [400, "prompt is too long: 200123 tokens > 200000 maximum", "too_long"],
  [400, "The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).", "too_long"],
  [400, "the request exceeds the available context size, try increasing it", "too_long"],
  [413, "Request exceeds the maximum size", "too_long"],
  [400, "max_tokens is too large: 50000. This model supports at most 16384 completion tokens.", "invalid_request"],
  [400, "This response_format is not supported by the model.", "invalid_request"],
  [400, "acme/nope is not a valid model ID", "unknown_model"],
  [400, "The model `nope` does not exist", "unknown_model"],
  [404, 'model "llama9" not found, try pulling it first', "unknown_model"],
  [404, "models/nope is not found for API version v1beta", "unknown_model"],
  [404, "Invalid URL (POST /v1/v1/chat/completions)", "invalid_request"],
  [402, "Insufficient credits", "invalid_request"],
  [429, "You exceeded your current quota: insufficient_quota", "rate_limited"],
  [400, "Your credit balance is too low to access the API.", "rate_limited"],
  [400, "The response was filtered due to the prompt triggering our content management policy.", "refused"],
  [529, "Overloaded", "unavailable"],
];

test("The words and the status of an error name its failure", () => {
  for (const [statusCode, message, failure] of statuses) assert.equal(nameFault({ statusCode, message }).failure, failure, message);
});

test("An error inside a stream is named by its type or its code", () => {
  const failures = [
    { type: "overloaded_error", message: "Overloaded" },
    { type: "rate_limit_error", message: "Slow down" },
    { code: 502, message: "Provider returned an error" },
    { code: "429", message: "Provider returned an error" },
    { type: "authentication_error", message: "No" },
    { type: "invalid_request_error", message: "prompt is too long" },
  ].map((error) => nameFault(error).failure);
  assert.deepEqual(failures, ["unavailable", "rate_limited", "unavailable", "rate_limited", "unauthorized", "too_long"]);
});

test("What says nothing is unavailable; what the SDK refuses to send is not", () => {
  for (const error of [undefined, null, "broken", new Error("?"), { statusCode: 200 }])
    assert.equal(nameFault(error).failure, "unavailable");
  assert.equal(nameFault({ name: "AI_UnsupportedFunctionalityError", message: "no" }).failure, "invalid_request");
});

test("A quota that is used up does not pass by waiting", () => {
  assert.equal(nameFault({ statusCode: 429, message: "insufficient_quota" }).mayPass, false);
  assert.equal(nameFault({ statusCode: 429, message: "slow down" }).mayPass, true);
});

test("Retry-After is read as seconds, as milliseconds and as a date on the provider's own clock", () => {
  assert.equal(readRetryAfter({ "retry-after": "7" }), 7);
  assert.equal(readRetryAfter({ "retry-after-ms": "250", "retry-after": "1" }), 0.25);
  const date = "Wed, 21 Oct 2015 07:28:00 GMT";
  assert.equal(readRetryAfter({ date, "retry-after": "Wed, 21 Oct 2015 07:28:30 GMT" }), 30);
  assert.equal(readRetryAfter({ date, "retry-after": "Wed, 21 Oct 2015 07:27:00 GMT" }), 0);
  assert.equal(readRetryAfter({ "retry-after": "soon" }), null);
  assert.equal(readRetryAfter({}), null);
});
