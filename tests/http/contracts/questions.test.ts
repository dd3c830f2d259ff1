// A build that asks: contracts A and C show its questions in the project, and take the answers.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, describe, test } from "node:test";
import { openApi, type TestApi } from "../../support/open-api.ts";
import { storeWaiting } from "../../support/stored-builds.ts";

let api: TestApi;
before(async () => {
  api = await openApi("http questions");
});
after(() => api.close());

for (const contract of ["a", "c"] as const) {
  describe(`contract ${contract.toUpperCase()}`, () => {
    const root = `/${contract}/api/v1`;

    async function waiting() {
      const { key } = await api.account();
      const requestId = randomUUID();
      const { json } = await api.request("POST", `${root}/projects`, { key, json: { prompt: "Something", requestId } });
      const [questionId] = await storeWaiting(api.ctx, requestId, [{ text: "What?", options: ["Recipes", "Books"], allowsOther: false }]);
      const path = `${root}/projects/${json.project.id}`;
      const read = async () => {
        const project = (await api.request("GET", path, { key })).json;
        return contract === "a" ? project : project.project;
      };
      const send = (body: unknown) => api.request("POST", `${path}/answers`, { key, json: body });
      return { questionId, read, send };
    }

    test("the project shows the question while it waits, and the answer resumes its build once", async () => {
      const { questionId, read, send } = await waiting();
      const { status, questions } = await read();
      const question = {
        id: questionId,
        text: "What?",
        options: ["Recipes", "Books"],
        allowsOther: false,
        createdAt: questions[0].createdAt,
      };
      assert.deepEqual([status, questions], ["waiting", [question]]);

      const requestId = randomUUID();
      const sent = await send({ answers: [{ questionId, answer: "books" }], requestId });
      assert.deepEqual([sent.status, sent.json.project.status, sent.json.project.questions], [202, "generating", undefined]);
      const again = await send({ answers: [{ questionId, answer: "books" }], requestId });
      assert.deepEqual([again.status, again.headers.get("idempotent-replayed")], [202, "true"]);
      assert.ok(!("questions" in (await read())));
    });

    test("an answer that is not possible is refused, and the build keeps waiting", async () => {
      const { questionId, read, send } = await waiting();
      for (const json of [
        {},
        { answers: [{ questionId, answer: "Stamps" }] },
        { answers: [{ questionId: randomUUID(), answer: "Books" }] },
      ]) {
        assert.equal((await send(json)).status, 400, JSON.stringify(json));
      }
      assert.equal((await read()).questions.length, 1);
      assert.equal((await send({ answer: "Books" })).json.project.status, "generating");
      assert.equal((await send({ answer: "Books" })).status, 409);
    });
  });
}

test("a request id that was used for something else is reported in a header of every contract", async () => {
  const { key } = await api.account();
  for (const root of ["/a/api/v1", "/b/api/v1", "/c/api/v1"]) {
    const requestId = randomUUID();
    const create = (prompt: string) => api.request("POST", `${root}/projects`, { key, json: { prompt, requestId } });
    assert.equal((await create("A recipe box")).headers.get("idempotency-mismatch"), null);
    assert.equal((await create("A recipe box")).headers.get("idempotency-mismatch"), null);
    const other = await create("A tea list");
    assert.deepEqual([other.headers.get("idempotency-mismatch"), other.headers.get("idempotent-replayed")], ["true", "true"], root);
  }
});
