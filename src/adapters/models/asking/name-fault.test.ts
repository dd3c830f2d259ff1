import assert from "node:assert/strict";
import { test } from "node:test";
import type { ModelFailure } from "../model-call.ts";
import { nameFault } from "./name-fault.ts";
import { readRetryAfter } from "./read-retry-after.ts";

const sent = { sentTools: true };

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
  [402, "Insufficient credits", "rate_limited"],
  [429, "You exceeded your current quota: insufficient_quota", "rate_limited"],
  [400, "Your credit balance is too low to access the API.", "rate_limited"],
  [400, "The response was filtered due to the prompt triggering our content management policy.", "refused"],
  [529, "Overloaded", "unavailable"],
  [400, "registry.ollama.ai/library/llama2:latest does not support tools", "no_tools"],
  [400, '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set', "no_tools"],
  [500, "tools param requires --jinja flag", "no_tools"],
  [404, "No endpoints found that support tool use.", "no_tools"],
  [400, "Function calling is not enabled for models/gemma-3-27b-it", "no_tools"],
  [400, "`tool calling` is not supported with this model", "no_tools"],
  [400, "tools.0.name: String should match pattern '^[a-zA-Z0-9_-]{1,128}$'", "invalid_request"],
];

test("The words and the status of an error name its failure", () => {
  for (const [statusCode, message, failure] of statuses) assert.equal(nameFault({ statusCode, message }, sent).failure, failure, message);
});

test("A request without tools is never refused for them, whatever the error quotes", () => {
  const error = { statusCode: 500, message: 'The prompt was "Ollama does not support tools"' };
  assert.equal(nameFault(error, { sentTools: false }).failure, "unavailable");
  assert.equal(nameFault(error, sent).mayPass, false);
});

test("An error inside a stream is named by its type or its code", () => {
  const failures = [
    { type: "overloaded_error", message: "Overloaded" },
    { type: "rate_limit_error", message: "Slow down" },
    { code: 502, message: "Provider returned an error" },
    { code: "429", message: "Provider returned an error" },
    { type: "authentication_error", message: "No" },
    { type: "invalid_request_error", message: "prompt is too long" },
  ].map((error) => nameFault(error, sent).failure);
  assert.deepEqual(failures, ["unavailable", "rate_limited", "unavailable", "rate_limited", "unauthorized", "too_long"]);
});

test("What says nothing is unavailable; what the SDK refuses to send is not", () => {
  for (const error of [undefined, null, "broken", new Error("?"), { statusCode: 200 }])
    assert.equal(nameFault(error, sent).failure, "unavailable");
  assert.equal(nameFault({ name: "AI_UnsupportedFunctionalityError", message: "no" }, sent).failure, "invalid_request");
});

test("A quota that is used up does not pass by waiting", () => {
  assert.equal(nameFault({ statusCode: 429, message: "insufficient_quota" }, sent).mayPass, false);
  assert.equal(nameFault({ statusCode: 429, message: "slow down" }, sent).mayPass, true);
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
