// How a conversation is sent: where its images are, and which parts Anthropic should cache.
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import type { ModelMessage } from "../../../src/adapters/models/model-call.ts";
import { openModelServer } from "../../support/model-server/open-model-server.ts";
import { askAtOnce, entryOf, key, kinds } from "../ask-any-model.ts";

const server = await openModelServer({ key });
server.play(() => ({ say: "Yes." }));
after(() => server.close());

const base64 = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const tools = [{ name: "look", description: "Looks.", parameters: { type: "object", properties: {} } }];

/** Returns the request of a conversation. */
async function bodyOf(entry: ReturnType<typeof entryOf>, messages: ModelMessage[]) {
  await askAtOnce(entry, { request: { messages, tools } });
  const sent = server.requests.at(-1) ?? assert.fail();
  return { messages: sent.messages, body: Object(sent.body) };
}

for (const kind of kinds) {
  describe(`Images for a provider of kind ${kind}`, () => {
    const messages: ModelMessage[] = [{ role: "user", text: "What is wrong here?", pictures: [{ mediaType: "image/png", base64 }] }];

    test("are sent, before the text, to a model with vision", async () => {
      const sent = await bodyOf(entryOf(server.url, { kind, seesPictures: true }), messages);
      assert.deepEqual(sent.messages, [{ role: "user", text: "What is wrong here?", images: 1 }]);
      const [picture] = sent.body.messages.at(-1).content;
      if (kind === "anthropic") assert.deepEqual(picture.source, { type: "base64", media_type: "image/png", data: base64 });
      else assert.equal(picture.image_url.url, `data:image/png;base64,${base64}`);
    });

    test("are omitted for a model without vision", async () => {
      const entry = entryOf(server.url, { kind, seesPictures: false });
      const { body } = await bodyOf(entry, messages);
      const { body: without } = await bodyOf(entry, [{ role: "user", text: "What is wrong here?" }]);
      assert.deepEqual(body, without);
    });
  });
}

describe("Anthropic's prompt cache", () => {
  const entry = entryOf(server.url, { kind: "anthropic" });
  const user: ModelMessage = { role: "user", text: "Look." };
  const turn = (...ids: string[]): ModelMessage[] => [
    { role: "assistant", text: "I look.", calls: ids.map((id) => ({ id, name: "look", input: {} })) },
    { role: "tool", results: ids.map((id) => ({ id, name: "look", text: `I saw ${id}.` })) },
  ];

  /** Returns the marked blocks, by their text or the id of their call. */
  async function marksOf(messages: ModelMessage[]): Promise<string[]> {
    const { body } = await bodyOf(entry, messages);
    const blocks = [...body.tools, ...body.system, ...body.messages.flatMap(({ content }: { content: object[] }) => content)];
    return blocks
      .filter(({ cache_control: mark }) => mark !== undefined)
      .map(({ cache_control: mark, text, tool_use_id: id }) => {
        assert.deepEqual(mark, { type: "ephemeral" });
        return text ?? id;
      });
  }

  test("covers the last two messages that are not the model's, so that each call reads what the previous one wrote", async () => {
    assert.deepEqual(await marksOf([user]), ["You are terse.", "Look."]);
    assert.deepEqual(await marksOf([user, ...turn("a", "b")]), ["You are terse.", "Look.", "b"]);
    assert.deepEqual(await marksOf([user, ...turn("a", "b"), ...turn("c", "d")]), ["You are terse.", "b", "d"]);
    assert.deepEqual(await marksOf([user, ...turn("a", "b"), ...turn("c"), { role: "user", text: "Go on." }]), [
      "You are terse.",
      "c",
      "Go on.",
    ]);
  });

  test("is not requested from other providers", async () => {
    for (const kind of ["openai", "compatible"] as const) {
      const { body } = await bodyOf(entryOf(server.url, { kind }), [user, ...turn("a")]);
      assert.doesNotMatch(JSON.stringify(body), /cache|ephemeral/);
    }
  });
});
