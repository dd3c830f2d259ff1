// Tools on the wire: calls arrive, results are sent, and malformed data does not end the conversation.
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import type { Asked, ModelAnswer, ModelMessage, ToolSpec } from "../../../src/adapters/models/model-call.ts";
import { openModelServer } from "../../support/model-server/open-model-server.ts";
import type { Turn } from "../../support/model-server/turn.ts";
import { askAtOnce, entryOf, key, kinds } from "../ask-any-model.ts";

const server = await openModelServer({ key });
after(() => server.close());

const parameters = { type: "object", properties: { path: { type: "string" } }, required: ["path"], additionalProperties: false };
const tools: ToolSpec[] = [{ name: "read_file", description: "Reads a file of the project.", parameters }];
const user: ModelMessage = { role: "user", text: "What is in a.ts and b.ts?" };

/** Plays these turns, repeating the last one, and returns the requests that the server received. */
function play(...turns: Turn[]): () => typeof server.requests {
  const before = server.requests.length;
  server.play((_, turn) => turns[Math.min(turn, turns.length - 1)] ?? { say: "" });
  return () => server.requests.slice(before);
}

function answerOf(result: Asked): ModelAnswer {
  assert.ok(result.outcome === "answer", JSON.stringify(result));
  return result;
}

const reading = (path: unknown) => ({ name: "read_file", arguments: path });

for (const kind of kinds) {
  const entry = entryOf(server.url, { kind });

  describe(`Tools of a provider of kind ${kind}`, () => {
    test("are sent with their schemas, and the model may choose", async () => {
      const seen = play({ say: "Yes." });
      await askAtOnce(entry, { request: { tools } });
      const body = Object(seen()[0]?.body);
      const { description } = tools[0] ?? assert.fail();
      if (kind === "anthropic") {
        const [{ name, description: sent, input_schema: schema }] = body.tools;
        assert.deepEqual(
          [{ name, sent, schema }, body.tool_choice],
          [{ name: "read_file", sent: description, schema: parameters }, { type: "auto" }],
        );
      } else {
        assert.deepEqual(body.tools, [{ type: "function", function: { name: "read_file", description, parameters } }]);
        assert.equal(body.tool_choice, "auto");
      }
    });

    test("can be called in parallel without text, and the results are returned in order", async () => {
      const seen = play({ calls: [reading({ path: "a.ts" }), reading({ path: "b.ts" })] }, { say: "Nothing." });
      const { text, calls, finish } = answerOf((await askAtOnce(entry, { request: { tools, messages: [user] } })).result);
      assert.deepEqual([text, finish], ["", "stop"]);
      assert.deepEqual(
        calls.map(({ name, input, signature }) => ({ name, input, signature })),
        ["a.ts", "b.ts"].map((path) => ({ name: "read_file", input: { path }, signature: undefined })),
      );
      const [one, two] = calls.map(({ id }) => id);
      assert.ok(one !== undefined && two !== undefined && one !== two);
      const results = [
        { id: one, name: "read_file", text: "export {};" },
        { id: two, name: "read_file", text: "" },
      ];
      await askAtOnce(entry, { request: { tools, messages: [user, { role: "assistant", text, calls }, { role: "tool", results }] } });
      assert.deepEqual(seen()[1]?.messages, [
        { role: "user", text: user.role === "user" ? user.text : "" },
        {
          role: "assistant",
          text: "",
          toolCalls: [
            { id: one, ...reading({ path: "a.ts" }) },
            { id: two, ...reading({ path: "b.ts" }) },
          ],
        },
        { role: "tool", text: "", toolResults: results },
      ]);
      assert.deepEqual(seen()[1]?.tools, ["read_file"]);
    });

    test("can be called after text", async () => {
      play({ say: "Let me look.", calls: [reading({ path: "a.ts" })] });
      const { text, calls } = answerOf((await askAtOnce(entry, { request: { tools } })).result);
      assert.deepEqual([text, calls.map(({ input }) => input)], ["Let me look.", [{ path: "a.ts" }]]);
    });

    test("repairs malformed JSON arguments, and passes other text on as text", async () => {
      const broken = ['{\'path\': "a.ts", "text": "one\ntwo",}', "a.ts please", "", "null", JSON.stringify('{"path":"b.ts"}')];
      const seen = play({ calls: broken.map(reading) }, { say: "Well." });
      const { calls } = answerOf((await askAtOnce(entry, { request: { tools } })).result);
      assert.deepEqual(
        calls.map(({ input }) => input),
        [{ path: "a.ts", text: "one\ntwo" }, "a.ts please", {}, {}, { path: "b.ts" }],
      );
      const results = calls.map(({ id, name }) => ({ id, name, text: "No." }));
      await askAtOnce(entry, { request: { tools, messages: [user, { role: "assistant", text: "", calls }, { role: "tool", results }] } });
      assert.deepEqual(
        seen()[1]?.messages[1]?.toolCalls?.map((call) => call.arguments),
        [{ path: "a.ts", text: "one\ntwo" }, { unreadable: "a.ts please" }, {}, {}, { path: "b.ts" }],
        "providers accept only objects",
      );
    });

    test("drops an incomplete call at the token limit", async () => {
      const half = '{"path":"b.ts","text":"one {} ';
      play({ calls: [reading({ path: "a.ts" }), reading(half)], finish: "length" });
      const one = answerOf((await askAtOnce(entry, { request: { tools } })).result);
      assert.deepEqual([one.calls.map(({ input }) => input), one.finish], [[{ path: "a.ts" }], "length"]);
      for (const partial of [half, ""]) {
        play({ calls: [reading(partial)], finish: "length" });
        const { text, calls, finish } = answerOf((await askAtOnce(entry, { request: { tools } })).result);
        assert.deepEqual([text, calls, finish], ["", [], "length"]);
      }
    });

    test("are not sent to a model without tools, which reads calls and results as text", async () => {
      const seen = play({ say: "Nothing." });
      const calls = [{ id: "1", name: "read_file", input: { path: "a.ts" } }];
      const results = [{ id: "1", name: "read_file", text: "export {};" }];
      const messages: ModelMessage[] = [
        user,
        { role: "assistant", text: "Let me look.", calls } as const,
        { role: "tool", results } as const,
        { role: "user", text: "And now?" },
      ];
      await askAtOnce({ ...entry, hasTools: false }, { request: { tools, messages } });
      await askAtOnce(entry, { request: { messages } });
      for (const { body, tools: sent, messages: sentMessages } of seen()) {
        assert.deepEqual([sent, Object(body).tools, Object(body).tool_choice], [[], undefined, undefined]);
        assert.deepEqual(sentMessages, [
          user,
          { role: "assistant", text: 'Let me look.\n\nI call read_file with {"path":"a.ts"}' },
          { role: "user", text: "read_file answered:\nexport {};\n\nAnd now?" },
        ]);
      }
    });

    test("empty answers are omitted from a conversation, with tools too", async () => {
      const seen = play({ say: "Hello." });
      await askAtOnce(entry, { request: { tools, messages: [user, { role: "assistant", text: " " }, { role: "user", text: "Hello?" }] } });
      assert.deepEqual(
        seen()[0]?.messages.filter(({ role }) => role === "assistant"),
        [],
      );
    });
  });
}

describe("A server whose model cannot call tools", () => {
  const refusals: [name: string, turn: Turn][] = [
    [
      "Ollama",
      {
        status: 400,
        body: { error: { message: "registry.ollama.ai/library/llama2:latest does not support tools", type: "api_error", param: null } },
      },
    ],
    [
      "vLLM",
      {
        status: 400,
        body: {
          object: "error",
          type: "BadRequestError",
          param: null,
          code: 400,
          message: '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set',
        },
      },
    ],
    ["llama.cpp", { status: 500, body: { error: { code: 500, message: "tools param requires --jinja flag", type: "server_error" } } }],
  ];
  for (const [name, turn] of refusals) {
    test(`of ${name} fails immediately as "no_tools", but not for a request without tools`, async () => {
      const seen = play(turn);
      const { result } = await askAtOnce(entryOf(server.url), { request: { tools } });
      assert.ok(result.outcome === "failed" && result.failure === "no_tools", JSON.stringify(result));
      assert.equal(result.message, "Swift (provider acme) cannot call tools, or its server was started without them.");
      assert.equal(seen().length, 1);
      const { result: other } = await askAtOnce(entryOf(server.url));
      assert.ok(other.outcome === "failed" && other.failure !== "no_tools");
    });
  }
});

test("estimates usage from tools, calls and results too if the provider does not report it", async () => {
  play({ say: "Yes.", calls: [reading({ path: "a.ts" })], usage: "absent" });
  const calls = [{ id: "1", name: "read_file", input: { path: "a.ts" } }];
  const messages: ModelMessage[] = [
    { role: "user", text: "Hello there", pictures: [{ mediaType: "image/png", base64: "AAAA" }] },
    { role: "assistant", text: "Well.", calls },
    { role: "tool", results: [{ id: "1", name: "read_file", text: "export {};" }] },
  ];
  const instructions = JSON.stringify(tools).length + "You are terse.Hello there".length;
  const conversation = 'Well.read_file{"path":"a.ts"}read_fileexport {};'.length;
  const output = Math.ceil('Yes.read_file{"path":"a.ts"}'.length / 4);
  for (const [seesPictures, ofPictures] of [[false, 0] as const, [true, 1_500] as const]) {
    const { result } = await askAtOnce(entryOf(server.url, { seesPictures }), { request: { tools, messages } });
    const input = Math.ceil((instructions + conversation) / 4) + ofPictures;
    assert.deepEqual(result.usage, { input, cachedInput: 0, output, isEstimated: true });
  }
});
