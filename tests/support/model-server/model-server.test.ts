// The server is tested with the AI SDK's own clients: they have to understand what it sends.
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { createAnthropic } from "@ai-sdk/anthropic";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { APICallError, generateText, isStepCount, Output, streamText, tool } from "ai";
import type { LanguageModel, ModelMessage, StepResult, ToolSet } from "ai";
import { z } from "zod";
import { openModelServer } from "./open-model-server.ts";
import type { Turn } from "./turn.ts";

const KEY = "test-key";
const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const PROTOCOLS = ["openai", "anthropic"] as const;
const weather = tool({ inputSchema: z.object({ city: z.string() }), execute: ({ city }) => `Sun in ${city}` });

const server = await openModelServer({ key: KEY, models: ["claude-haiku-4-5", "claude-3-haiku"] });
after(() => server.close());

interface Ask {
  protocol: (typeof PROTOCOLS)[number];
  stream?: boolean;
  key?: string;
  name?: string;
  messages?: ModelMessage[];
  tools?: { weather: typeof weather };
  signal?: AbortSignal;
}

function modelOf({ protocol, key = KEY, name = "claude-haiku-4-5" }: Ask): LanguageModel {
  const settings = { baseURL: `${server.url}/v1`, apiKey: key };
  if (protocol === "anthropic") return createAnthropic(settings)(name);
  return createOpenAICompatible({ ...settings, name: "played", includeUsage: true, supportsStructuredOutputs: true })(name);
}

/** Runs one conversation, streamed or not, with the same result type. Rejects with the first error that the client reports. */
async function ask(conversation: Ask) {
  const messages: ModelMessage[] = conversation.messages ?? [{ role: "user", content: "Hello" }];
  const settings = { model: modelOf(conversation), maxRetries: 0, stopWhen: isStepCount(3), instructions: "Be brief.", messages };
  const options = { ...settings, tools: conversation.tools ?? {}, ...(conversation.signal ? { abortSignal: conversation.signal } : {}) };
  const pieces: string[] = [];
  if (!conversation.stream) return summaryOf((await generateText(options)).steps, pieces);
  const result = streamText({ ...options, onError: () => {} });
  // A connection closed before the first piece is reported as a part of the stream; one closed later is thrown by the
  // stream.
  try {
    for await (const part of result.stream) {
      if (part.type === "text-delta") pieces.push(part.text);
      if (part.type === "abort") throw new Error("aborted");
      if (part.type === "error") throw asError(part.error);
    }
  } catch (cause) {
    throw new StreamFailure("the stream failed", { cause, pieces });
  }
  return summaryOf(await result.steps, pieces);
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(JSON.stringify(error));
}

/** A failed stream: the pieces received before the failure, and its cause. */
class StreamFailure extends Error {
  readonly pieces: string[];
  constructor(message: string, { cause, pieces }: { cause: unknown; pieces: string[] }) {
    super(message, { cause });
    this.pieces = pieces;
  }
}

function summaryOf(steps: readonly StepResult<ToolSet>[], pieces: string[]) {
  const last = steps.at(-1);
  assert.ok(last);
  const { text, reasoningText, finishReason, usage } = last;
  const calls = steps.flatMap((step) => step.toolCalls.map(({ toolName, input }) => ({ name: toolName, arguments: input })));
  return { text, reasoning: reasoningText ?? "", finish: finishReason, usage, calls, pieces, steps: steps.length };
}

/** Returns the error of an HTTP status, which a stream wraps. */
async function apiErrorOf(conversation: Ask): Promise<APICallError> {
  const error: unknown = await ask(conversation).catch((thrown: unknown) => (thrown instanceof StreamFailure ? thrown.cause : thrown));
  assert.ok(APICallError.isInstance(error), `${error}`);
  return error;
}

function play(...turns: Turn[]): void {
  server.requests.length = 0;
  server.play((_, turn) => turns[turn] ?? { status: 400, body: "the conversation is over" });
}

function lastRequest() {
  const request = server.requests.at(-1);
  assert.ok(request);
  return request;
}

for (const protocol of PROTOCOLS) {
  for (const stream of [false, true]) {
    const how = { protocol, stream };
    describe(`${protocol}, ${stream ? "streamed" : "whole"}`, () => {
      test("an answer has its text, reasoning and usage", async () => {
        play({
          say: "Good morning, 🌍 and all!",
          reasoning: "Greet them.",
          usage: { input: 100, output: 20, cachedInput: 60 },
          chunkCharacters: 4,
        });
        const { text, reasoning, finish, usage, pieces } = await ask(how);
        assert.deepEqual([text, reasoning, finish], ["Good morning, 🌍 and all!", "Greet them.", "stop"]);
        assert.deepEqual([usage.inputTokens, usage.outputTokens], [100, 20]);
        assert.deepEqual([usage.inputTokenDetails.cacheReadTokens, usage.inputTokenDetails.noCacheTokens], [60, 40]);
        assert.equal(usage.outputTokenDetails.reasoningTokens, 3);
        if (stream) assert.deepEqual(pieces.slice(0, 3), ["Good", " mor", "ning"]);
        await lastRequest().closed;
        assert.equal(lastRequest().aborted, false);
      });

      test("estimates a token per four characters unless the turn has usage", async () => {
        play({ say: "12345678" });
        const { usage } = await ask(how);
        assert.deepEqual([usage.inputTokens, usage.outputTokens], [4, 2]);
      });

      test("parallel calls run, and their results arrive with the names of their calls", async () => {
        const cities = ["Oslo", "Rome"].map((city) => ({ name: "weather", arguments: { city } }));
        play({ say: "I look.", calls: cities }, { say: "Sunny." });
        const { text, calls, finish } = await ask({ ...how, tools: { weather } });
        assert.deepEqual([text, calls, finish], ["Sunny.", cities, "stop"]);
        const { tools, system, messages } = lastRequest();
        assert.deepEqual([tools, system], [["weather"], "Be brief."]);
        const [question, called, results] = messages;
        assert.deepEqual(question, { role: "user", text: "Hello" });
        assert.deepEqual([called?.role, called?.text], ["assistant", "I look."]);
        assert.deepEqual(
          called?.toolCalls?.map((call) => ({ name: call.name, arguments: call.arguments })),
          cities,
        );
        assert.deepEqual(results, {
          role: "tool",
          text: "",
          toolResults: [
            { id: called?.toolCalls?.[0]?.id, name: "weather", text: "Sun in Oslo" },
            { id: called?.toolCalls?.[1]?.id, name: "weather", text: "Sun in Rome" },
          ],
        });
        assert.equal(messages.length, 3);
      });

      test("an answer ends with the finish reason of its turn", async () => {
        play({ say: "Once upon", finish: "length" }, { say: "I", finish: "content_filter" });
        assert.equal((await ask(how)).finish, "length");
        assert.equal((await ask(how)).finish, "content-filter");
      });

      test("a refusal arrives as text with the finish reason content-filter", async () => {
        play({ refuse: "I will not." });
        const { text, finish } = await ask(how);
        assert.deepEqual([text, finish], ["I will not.", "content-filter"]);
      });

      test("counts images and the bytes of the request", async () => {
        play({ say: "A pixel." });
        const content = [
          { type: "text" as const, text: "What is this?" },
          { type: "file" as const, data: PIXEL, mediaType: "image/png" },
          { type: "file" as const, data: PIXEL, mediaType: "image/png" },
        ];
        await ask({ ...how, messages: [{ role: "user", content }] });
        const { messages, bytes, body, stream: streamed } = lastRequest();
        assert.deepEqual(messages, [{ role: "user", text: "What is this?", images: 2 }]);
        assert.equal(bytes, Buffer.byteLength(JSON.stringify(body)));
        assert.equal(streamed, stream);
      });

      test("returns a status with the protocol's message and the turn's headers", async () => {
        play({ status: 429, headers: { "retry-after": "7" } }, { status: 500 }, { status: 529 }, { status: 503, body: "<h1>Down</h1>" });
        const limited = await apiErrorOf(how);
        assert.deepEqual([limited.statusCode, limited.isRetryable], [429, true]);
        assert.equal(limited.responseHeaders?.["retry-after"], "7");
        assert.equal(limited.message, "The model server answers 429.");
        assert.equal((await apiErrorOf(how)).statusCode, 500);
        assert.equal((await apiErrorOf(how)).statusCode, 529);
        const down = await apiErrorOf(how);
        assert.deepEqual([down.statusCode, down.responseBody], [503, "<h1>Down</h1>"]);
      });

      test("rejects a wrong key and an unknown model without running the script", async () => {
        play({ say: "Hello" });
        assert.equal((await apiErrorOf({ ...how, key: "another" })).statusCode, 401);
        const unknown = await apiErrorOf({ ...how, name: "gpt-0" });
        assert.deepEqual([unknown.statusCode, unknown.message], [404, "The model gpt-0 does not exist."]);
        assert.equal((await ask(how)).text, "Hello");
        assert.equal(server.requests.length, 3);
      });

      test("a stall sends headers and waits until the client disconnects", async () => {
        play({ stall: true });
        const abort = new AbortController();
        const rejected = assert.rejects(ask({ ...how, signal: abort.signal }));
        while (server.requests.length === 0) await new Promise((resolve) => setImmediate(resolve));
        assert.equal(lastRequest().aborted, false);
        abort.abort();
        await rejected;
        await lastRequest().closed;
        assert.equal(lastRequest().aborted, true);
      });

      test("closes the connection before the headers, after them, and in the middle", async () => {
        for (const hangUp of ["before-headers", "after-headers", "mid-stream"] as const) {
          play({ hangUp, say: "Half of this is heard" });
          const error: unknown = await ask(how).catch((thrown: unknown) => thrown);
          assert.ok(error instanceof Error, hangUp);
          if (stream) assert.deepEqual(error instanceof StreamFailure && error.pieces, hangUp === "mid-stream" ? ["Half of thi"] : []);
          const cause: unknown = error instanceof StreamFailure ? error.cause : error;
          assert.match(String(cause), hangUp === "before-headers" ? /Cannot connect to API/ : /Failed to process successful response/);
          await lastRequest().closed;
          assert.equal(lastRequest().aborted, false, "the server disconnected, not the client");
        }
      });

      test("a client rejects garbage", async () => {
        play({ garbage: "<html>not the protocol" });
        await assert.rejects(ask(how), ({ message, cause }) => /JSON|normalized Anthropic stream error/.test(`${message} ${cause}`));
        await lastRequest().closed;
      });

      test("detects a client that disconnects in the middle, and writes nothing more", async () => {
        play({ say: "one two", [stream ? "millisecondsPerChunk" : "millisecondsToFirst"]: 10_000 }, { say: "again" });
        const abort = new AbortController();
        const rejected = assert.rejects(ask({ ...how, signal: abort.signal }));
        while (server.requests.length === 0) await new Promise((resolve) => setImmediate(resolve));
        abort.abort();
        await rejected;
        await lastRequest().closed;
        assert.equal(lastRequest().aborted, true);
        assert.equal((await ask(how)).text, "again");
      });

      test("a schema is requested as JSON output", async () => {
        const output = Output.object({ schema: z.object({ name: z.string() }) });
        for (const name of ["claude-haiku-4-5", "claude-3-haiku"]) {
          play({ say: '{"name":"Recipes"}' });
          const options = { model: modelOf({ ...how, name }), prompt: "Name it", output, maxRetries: 0 };
          const found = stream ? await streamText(options).output : (await generateText(options)).output;
          assert.deepEqual(found, { name: "Recipes" });
          const { wantsJson, jsonSchema, jsonByTool, tools } = lastRequest();
          assert.deepEqual([wantsJson, tools], [true, []]);
          assert.equal(z.object({ properties: z.object({ name: z.unknown() }) }).safeParse(jsonSchema).success, true);
          assert.equal(jsonByTool, protocol === "anthropic" && name === "claude-3-haiku");
        }
      });

      test("delays an answer as its turn says", async () => {
        play({ say: "1234", chunkCharacters: 1, millisecondsToFirst: 60, millisecondsPerChunk: 20 });
        const began = performance.now();
        await ask(how);
        assert.ok(performance.now() - began >= (stream ? 130 : 55));
      });
    });
  }
}

describe("every protocol", () => {
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const sent = { method: "POST", headers: { authorization: `Bearer ${KEY}`, ...headers }, body: JSON.stringify(body) };
    const response = await fetch(server.url + path, sent);
    return { status: response.status, text: await response.text() };
  };
  const messages = [{ role: "user", content: "Hello" }];

  test("lists the models to requests with the key", async () => {
    const list = (headers: Record<string, string>) => fetch(`${server.url}/v1/models`, { headers });
    assert.equal((await list({})).status, 401);
    const Listed = z.object({ data: z.array(z.object({ id: z.string() })) });
    for (const headers of [{ authorization: `Bearer ${KEY}` }, { "x-api-key": KEY, "anthropic-version": "2023-06-01" }]) {
      const { data } = Listed.parse(await (await list(headers)).json());
      assert.deepEqual(
        data.map(({ id }) => id),
        ["claude-haiku-4-5", "claude-3-haiku"],
      );
    }
  });

  test("returns 404 for an unknown path and 400 for an invalid request", async () => {
    play({ say: "Hello" });
    assert.equal((await post("/v1/embeddings", {})).status, 404);
    for (const path of ["/v1/chat/completions", "/v1/messages"]) {
      assert.equal((await post(path, { model: "claude-haiku-4-5" })).status, 400);
      assert.equal((await post(path, "Hello")).status, 400);
    }
    assert.equal(server.requests.length, 0);
  });

  test("a stream ends with usage only if it was requested and the turn has it", async () => {
    const chat = { model: "claude-haiku-4-5", messages, stream: true };
    play({ say: "Hi" }, { say: "Hi" }, { say: "Hi", usage: "absent" });
    assert.doesNotMatch((await post("/v1/chat/completions", chat)).text, /usage/);
    assert.match((await post("/v1/chat/completions", { ...chat, stream_options: { include_usage: true } })).text, /"choices":\[\],"usage"/);
    assert.doesNotMatch((await post("/v1/chat/completions", { ...chat, stream_options: { include_usage: true } })).text, /usage/);
  });

  test("a Messages stream has every kind of event, in order", async () => {
    play({ say: "Hi", calls: [{ name: "weather", arguments: {} }] });
    const { text } = await post("/v1/messages", { model: "claude-haiku-4-5", messages, stream: true, max_tokens: 9 });
    const block = ["content_block_start", "content_block_delta", "content_block_stop"];
    const events = ["message_start", "ping", ...block, ...block, "message_delta", "message_stop"];
    assert.deepEqual(
      [...text.matchAll(/^event: (.*)$/gm)].map((match) => match[1]),
      events,
    );
  });

  test("string arguments are sent unchanged, even if they are not JSON", async () => {
    play({ calls: [{ name: "weather", arguments: '{"city":' }] }, { say: "Sorry." });
    const { text } = await ask({ protocol: "openai", tools: { weather } });
    assert.equal(text, "Sorry.");
    assert.match(lastRequest().messages[2]?.toolResults?.[0]?.text ?? "", /JSON/);
  });
});
