// The catalogue when its configuration changes while it runs.
import assert from "node:assert/strict";
import { afterEach, describe, test } from "node:test";
import { at, closeAll, cloud, listed, openTestCatalogue, serveBody, serveWith } from "./open-test-catalogue.ts";

afterEach(closeAll);

describe("a changed configuration", () => {
  const serving = (...models: string[]) =>
    serveBody(JSON.stringify({ object: "list", data: models.map((id) => ({ id, object: "model" })) }));

  test("adds a provider, whose models are offered as soon as it has answered, and removes another", async () => {
    const [one, other] = [at("one", await serving("a")), at("other", await serving("b"))];
    const catalogue = await openTestCatalogue({ providers: [one] });
    assert.deepEqual(catalogue.ids(), ["a"]);
    await catalogue.configure({ providers: [one, other], models: [] });
    assert.deepEqual(catalogue.ids(), ["a", "b"]);
    await catalogue.configure({ providers: [other], models: [] });
    assert.deepEqual([catalogue.ids(), catalogue.find("a")], [["b"], null]);
  });

  test("keeps what is known about a provider that stays the same, and asks one with another address again", async () => {
    const asked: string[] = [];
    const answering = (name: string) =>
      serveWith((_, response) => {
        asked.push(name);
        response.end(JSON.stringify({ object: "list", data: [{ id: name, object: "model" }] }));
      });
    const [kept, before, after] = [await answering("kept"), await answering("before"), await answering("after")];
    const catalogue = await openTestCatalogue({ providers: [at("kept", kept), at("moving", before)] });
    await catalogue.configure({ providers: [at("kept", kept), at("moving", after)], models: [] });
    assert.deepEqual(
      [asked.toSorted(), catalogue.ids()],
      [
        ["after", "before", "kept"],
        ["after", "kept"],
      ],
    );
  });

  test("gives a provider with another key a new chance, and keeps the refusal of the same key", async () => {
    const catalogue = await openTestCatalogue({ providers: [cloud], models: [listed("claude", cloud)] });
    catalogue.report("anthropic", "unauthorized");
    await catalogue.configure({ providers: [{ ...cloud }], models: [listed("claude", cloud)] });
    assert.deepEqual(catalogue.ids(), []);
    const renewed = { ...cloud, key: "another" };
    await catalogue.configure({ providers: [renewed], models: [listed("claude", renewed)] });
    assert.deepEqual(catalogue.ids(), ["claude"]);
  });
});
