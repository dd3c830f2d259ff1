import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { untilSettled } from "../../support/build-and-wait.ts";
import type { SeenRequest } from "../../support/model-server/seen-request.ts";
import { SKETCH } from "../agent/play-agent.ts";
import { openSketching, type Sketching } from "./open-sketching.ts";

const field = (label: string, type = "text", options: string[] = []) => ({ label, type, options, of: null });
const survey = { ...SKETCH, abilities: ["search sightings", "filter sightings by tree"], components: "darkolivegreen" };
const prompt = "An app for our lichen survey group: we note where we saw lichens";

let sketching: Sketching;
let formerly: number;

before(async () => {
  sketching = await openSketching();
});
beforeEach(async () => {
  formerly = await sketching.balance();
});
after(() => sketching?.close());

/** What the model was asked since its script began. */
const asked = (from: number): SeenRequest[] => sketching.model.requests.slice(from);
const mark = (): number => sketching.model.requests.length;
const source = (files: Map<string, string>): string => [...files.values()].join("\n");

test("a sketch becomes an app that holds what the model knows of the subject, and costs its tokens", async () => {
  const from = mark();
  sketching.model.play(() => ({ say: JSON.stringify(survey), usage: { input: 10_000, output: 2_000 } }));
  const operation = await sketching.build(prompt);
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  const written = source(await sketching.files(operation.projectId));
  for (const word of ["Lichen Survey", "Gate to the mill", "Birch", "#556b2f"]) assert.ok(written.includes(word), word);
  assert.match(operation.replies.at(-1)?.text ?? "", /Scribe sketched what the app keeps/);
  // 10,000 × 3 + 2,000 × 15 dollars a million are 6 cents, times two; and two credits for writing it out.
  assert.equal(operation.credits.spent, 14);
  assert.equal(formerly - (await sketching.balance()), 14);
  assert.equal(asked(from).length, 1);
  assert.ok(asked(from)[0]?.messages[0]?.text.includes("lichen survey group"));
});

test("an answer in a fence, with a comma too many and its end cut off, is read", async () => {
  const whole = JSON.stringify(survey, null, 1);
  sketching.model.play(() => ({ say: `Here it is:\n\`\`\`json\n${whole.slice(0, whole.indexOf("Top of the hill"))}`, finish: "length" }));
  const operation = await sketching.build(prompt);
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  assert.ok(source(await sketching.files(operation.projectId)).includes("Path at the pond"));
});

test("a sketch with mistakes goes back to the model with what is wrong, and the repaired one is built", async () => {
  const from = mark();
  const wrong = { ...survey, things: [{ ...survey.things[0], fields: [field("Place", "rainbow")] }] };
  sketching.model.play((_request, turn) => ({ say: JSON.stringify(turn === 0 ? wrong : survey) }));
  const operation = await sketching.build(prompt);
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  const [, second] = asked(from);
  assert.deepEqual(
    second?.messages.map(({ role }) => role),
    ["user", "assistant", "user"],
  );
  assert.match(second?.messages[2]?.text ?? "", /things\[0\]\.fields\[0\]\.type/);
  assert.ok(source(await sketching.files(operation.projectId)).includes("Gate to the mill"));
});

test("a model that answers nonsense three times still ends in a working app, and the reply says so", async () => {
  const from = mark();
  sketching.model.play(() => ({ say: "I would love to help you with that!" }));
  const operation = await sketching.build("A list of books with author and rating");
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  assert.equal(asked(from).length, 3);
  assert.match(operation.replies.at(-1)?.text ?? "", /Scribe gave no sketch that could be used/);
  assert.ok(source(await sketching.files(operation.projectId)).includes("author"));
});

test("a model that is down fails its build truthfully and without charge; where the model was left to us another one builds", async () => {
  sketching.model.play(() => ({ status: 500 }));
  const named = await sketching.build("A list of books");
  assert.deepEqual([named.operationStatus, named.error?.code, named.credits.spent], ["failed", "MODEL_UNAVAILABLE", 0]);
  assert.equal(await sketching.balance(), formerly);
  const free = await sketching.build("A list of books", "auto");
  assert.equal(free.operationStatus, "done", free.error?.message);
  assert.match(free.replies.at(-1)?.text ?? "", /The built-in generator designed this app instead/);
});

test("a server that refuses a JSON schema is asked in words alone, from then on", async () => {
  const from = mark();
  sketching.model.play(({ wantsJson }) => (wantsJson ? { status: 400 } : { say: JSON.stringify(survey) }));
  const [first, second] = [await sketching.build(prompt), await sketching.build(prompt)];
  assert.deepEqual([first.operationStatus, second.operationStatus], ["done", "done"]);
  assert.deepEqual(
    asked(from).map(({ wantsJson }) => wantsJson),
    [true, false, false],
  );
});

test("a build that was left to us says which model it had and why", async () => {
  sketching.model.play(() => ({ say: JSON.stringify(survey) }));
  const operation = await sketching.build(prompt, "auto");
  assert.match(operation.replies.at(-1)?.text ?? "", /Scribe sketched .* You left the model to us, and it is the best one/s);
});

test("a message that the built-in reader does not understand is put into its words by the model", async () => {
  sketching.model.play(() => ({ say: JSON.stringify(survey) }));
  const { projectId } = await sketching.build(prompt);
  const from = mark();
  sketching.model.play(() => ({ say: '{"changes": ["Add a field observer to sightings.", "Make the background ivory."]}' }));
  const plain = await sketching.say(projectId, "Make it dark red");
  assert.deepEqual([plain.operationStatus, asked(from).length], ["done", 0]);
  const changed = await sketching.say(projectId, "We forgot who was out there with the lens, and could it feel like old paper?");
  assert.equal(changed.operationStatus, "done", changed.error?.message);
  assert.ok(asked(from)[0]?.system.includes("- sightings: Place, Tree, Cover"));
  const written = source(await sketching.files(projectId));
  for (const word of ["Observer", "#fffff0"]) assert.ok(written.includes(word), word);
  assert.match(changed.replies.at(-1)?.text ?? "", /Scribe put your message into these words: Add a field observer/);
});

test("a stop ends the call on the wire, and nothing is debited", async () => {
  const from = mark();
  sketching.model.play(() => ({ stall: true }));
  const { requestId } = await sketching.create(prompt);
  while (asked(from).length === 0) await pause(20);
  await sketching.service.request(`/b/api/v1/operations/${requestId}/stop`, { method: "POST" });
  const [call] = asked(from);
  await call?.closed;
  assert.equal(call?.aborted, true);
  assert.equal(await sketching.balance(), formerly);
});

test("after a crash a call that was answered is not made again, nor paid for twice", async () => {
  const from = mark();
  sketching.model.play((_request, turn) =>
    turn === 0
      ? { say: "{}", usage: { input: 10_000, output: 2_000 } }
      : { say: JSON.stringify(survey), usage: { input: 10_000, output: 2_000 }, ...(turn === 1 ? { millisecondsToFirst: 60_000 } : {}) },
  );
  const { requestId } = await sketching.create(prompt);
  while (asked(from).length < 2) await pause(20);
  await sketching.crash();
  const operation = await untilSettled(sketching.service, requestId);
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  assert.deepEqual(
    asked(from).map(({ messages }) => messages.length),
    [1, 3, 3],
  );
  assert.equal(operation.credits.spent, 26);
  assert.equal(formerly - (await sketching.balance()), 26);
});
