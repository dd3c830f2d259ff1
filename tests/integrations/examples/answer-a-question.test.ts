// The example that answers a question: what it builds is not tried in a browser.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openSharedServiceWithoutBrowser, type SharedService } from "../../support/servers/open-shareable.ts";
import { runExample } from "./run-example.ts";

let service: SharedService;
let known: Record<string, string>;
before(async () => {
  service = await openSharedServiceWithoutBrowser();
  known = { ATELIER_API_KEY: service.newKey(), ATELIER_BASE_URL: service.url };
});
after(() => service.close());

test("answer-a-question answers, and fails when there is no question", { timeout: 110_000 }, async () => {
  const withQuestion = await runExample("answer-a-question/answer-a-question.ts", { environment: known });
  assert.equal(withQuestion.status, 0, withQuestion.printed);
  assert.match(withQuestion.printed, /\? .+\nOpen it: http:/);
  const words = ["A tip calculator"];
  const { status, printed } = await runExample("answer-a-question/answer-a-question.ts", { words, environment: known });
  assert.equal(status, 1);
  assert.match(printed, /nothing was asked/);
});
