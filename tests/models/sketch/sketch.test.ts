import assert from "node:assert/strict";
import { before, beforeEach, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { untilSettled } from "../../support/build-and-wait.ts";
import type { SeenRequest } from "../../support/model-server/seen-request.ts";
import { LICHEN_SKETCH } from "./lichen-sketch.ts";
import type { Sketching } from "./tenants/sketching.ts";
import { shareSketching } from "./share-sketching.ts";

const field = (label: string, type = "text", options: string[] = []) => ({ label, type, options, of: null });
const survey = { ...LICHEN_SKETCH, abilities: ["search sightings", "filter sightings by tree"], components: "darkolivegreen" };
const prompt = "An app for our lichen survey group: we note where we saw lichens";

let sketching: Sketching;
let balanceBefore: number;

before(async () => {
  sketching = await shareSketching("sketch");
});
beforeEach(async () => {
  balanceBefore = await sketching.balance();
});

/** The requests that the model received since a mark. */
const requestsSince = (from: number): SeenRequest[] => sketching.model.requests.slice(from);
const requestCount = (): number => sketching.model.requests.length;
const source = (files: Map<string, string>): string => [...files.values()].join("\n");

test("a sketch becomes an app with the model's knowledge of the subject, and costs its tokens", async () => {
  const from = requestCount();
  sketching.model.play(() => ({ say: JSON.stringify(survey), usage: { input: 10_000, output: 2_000 } }));
  const operation = await sketching.build(prompt);
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  const written = source(await sketching.files(operation.projectId));
  for (const word of ["Lichen Survey", "Gate to the mill", "Birch", "#556b2f"]) assert.ok(written.includes(word), word);
  assert.match(operation.replies.at(-1)?.text ?? "", /Scribe sketched what the app keeps/);
  // 10,000 × 3 + 2,000 × 15 dollars a million are 6 cents, times two; and two credits for writing it out.
  assert.equal(operation.credits.spent, 14);
  assert.equal(balanceBefore - (await sketching.balance()), 14);
  assert.equal(requestsSince(from).length, 1);
  assert.ok(requestsSince(from)[0]?.messages[0]?.text.includes("lichen survey group"));
});

test("parses an answer in a code fence, with a trailing comma and a truncated end", async () => {
  const whole = JSON.stringify(survey, null, 1);
  sketching.model.play(() => ({ say: `Here it is:\n\`\`\`json\n${whole.slice(0, whole.indexOf("Top of the hill"))}`, finish: "length" }));
  const operation = await sketching.build(prompt);
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  assert.ok(source(await sketching.files(operation.projectId)).includes("Path at the pond"));
});

test("a detail that cannot be used is returned to the model once, and the corrected sketch is built", async () => {
  const from = requestCount();
  const wrong = { ...survey, things: [{ ...survey.things[0], fields: [field("Place", "rainbow")] }] };
  sketching.model.play((_request, turn) => ({ say: JSON.stringify(turn === 0 ? wrong : survey) }));
  const operation = await sketching.build(prompt);
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  const [, second] = requestsSince(from);
  assert.deepEqual(
    second?.messages.map(({ role }) => role),
    ["user", "assistant", "user"],
  );
  assert.match(second?.messages[2]?.text ?? "", /The type “rainbow” of “Place” of “sighting” is none/);
  assert.ok(source(await sketching.files(operation.projectId)).includes("Gate to the mill"));
  assert.doesNotMatch(operation.replies.at(-1)?.text ?? "", /Left out/);
});

test("an ability of which nothing can be made is sent back once; if it comes again, the app is built without it and says so", async () => {
  const from = requestCount();
  const told = { ...survey, abilities: [{ wish: "see them in a calendar", kind: "calendar", thing: "sighting" }] };
  sketching.model.play(() => ({ say: JSON.stringify(told) }));
  const operation = await sketching.build("An app for our lichen survey where we see them in a calendar");
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  assert.equal(requestsSince(from).length, 2);
  assert.match(requestsSince(from)[1]?.messages[2]?.text ?? "", /needs a field of type date in “sighting”/);
  assert.match(operation.replies.at(-1)?.text ?? "", /Not built, because .*“see them in a calendar”/);
  assert.match(operation.replies.at(-1)?.text ?? "", /Left out of the sketch, .*The ability “calendar” needs a field of type date/s);
});

test("where a model answers nonsense three times, the built-in generator builds what it understands completely, and says so", async () => {
  const from = requestCount();
  sketching.model.play(() => ({ say: "I would love to help you with that!" }));
  const operation = await sketching.build("A list of books with author and rating");
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  assert.equal(requestsSince(from).length, 3);
  assert.match(operation.replies.at(-1)?.text ?? "", /Scribe gave no sketch that could be used/);
  assert.ok(source(await sketching.files(operation.projectId)).includes("author"));
});

test("what the built-in generator does not understand is not built by it: the person decides whether the model is asked again", async () => {
  const from = requestCount();
  const wish = "A list of books with author and rating that sends text messages to the readers";
  sketching.model.play(() => ({ say: "I would love to help you with that!" }));
  const { projectId, operationStatus, questions } = await sketching.build(wish);
  assert.equal(operationStatus, "waiting");
  assert.match(questions?.[0]?.text ?? "", /Scribe gave no sketch that could be used\. Without it I would build .* and leave out “/);
  const again = await sketching.answer(projectId, "Ask the model again");
  assert.deepEqual([again.operationStatus, requestsSince(from).length], ["waiting", 6]);
  assert.ok(!requestsSince(from)[3]?.messages[0]?.text.includes("Ask the model again"));
  const built = await sketching.answer(projectId, "Build it without the model");
  assert.deepEqual([built.operationStatus, requestsSince(from).length], ["done", 6]);
  assert.match(built.replies.at(-1)?.text ?? "", /the built-in generator designed this app by itself/);
});

test("a build with an unavailable named model fails at no cost; with auto another generator builds", async () => {
  sketching.model.play(() => ({ status: 500 }));
  const named = await sketching.build("A list of books");
  assert.deepEqual([named.operationStatus, named.error?.code, named.credits.spent], ["failed", "MODEL_UNAVAILABLE", 0]);
  assert.equal(await sketching.balance(), balanceBefore);
  const free = await sketching.build("A list of books", "auto");
  assert.equal(free.operationStatus, "done", free.error?.message);
  assert.match(free.replies.at(-1)?.text ?? "", /The built-in generator designed this app instead/);
});

test("a server that rejects a JSON schema is called without one from then on", async () => {
  const from = requestCount();
  sketching.model.play(({ wantsJson }) => (wantsJson ? { status: 400 } : { say: JSON.stringify(survey) }));
  const [first, second] = [await sketching.build(prompt), await sketching.build(prompt)];
  assert.deepEqual([first.operationStatus, second.operationStatus], ["done", "done"]);
  assert.deepEqual(
    requestsSince(from).map(({ wantsJson }) => wantsJson),
    [true, false, false],
  );
});

test("the reply to a build with auto names the model and the reason", async () => {
  sketching.model.play(() => ({ say: JSON.stringify(survey) }));
  const operation = await sketching.build(prompt, "auto");
  assert.match(operation.replies.at(-1)?.text ?? "", /Scribe sketched .* You left the model to us, and it is the best one/s);
});

test("a message that the built-in reader does not understand is rephrased by the model", async () => {
  sketching.model.play(() => ({ say: JSON.stringify(survey) }));
  const { projectId } = await sketching.build(prompt);
  const from = requestCount();
  sketching.model.play(() => ({ say: '{"changes": ["Add a field observer to sightings.", "Make the background ivory."]}' }));
  const plain = await sketching.say(projectId, "Make it dark red");
  assert.deepEqual([plain.operationStatus, requestsSince(from).length], ["done", 0]);
  const changed = await sketching.say(projectId, "We forgot who was out there with the lens, and could it feel like old paper?");
  assert.equal(changed.operationStatus, "done", changed.error?.message);
  assert.ok(requestsSince(from)[0]?.system.includes("- sightings: Place, Tree, Cover"));
  const written = source(await sketching.files(projectId));
  for (const word of ["Observer", "#fffff0"]) assert.ok(written.includes(word), word);
  assert.match(changed.replies.at(-1)?.text ?? "", /Scribe put your message into these words: Add a field observer/);
});

test("a stop aborts the call on the wire, and nothing is charged", async () => {
  const from = requestCount();
  sketching.model.play(() => ({ stall: true }));
  const { requestId } = await sketching.create(prompt);
  while (requestsSince(from).length === 0) await pause(20);
  await sketching.service.request(`/b/api/v1/operations/${requestId}/stop`, { method: "POST" });
  const [call] = requestsSince(from);
  await call?.closed;
  assert.equal(call?.aborted, true);
  assert.equal(await sketching.balance(), balanceBefore);
});

test("after a crash an answered call is neither repeated nor charged twice", async () => {
  const from = requestCount();
  sketching.model.play((_request, turn) =>
    turn === 0
      ? { say: "{}", usage: { input: 10_000, output: 2_000 } }
      : { say: JSON.stringify(survey), usage: { input: 10_000, output: 2_000 }, ...(turn === 1 ? { millisecondsToFirst: 60_000 } : {}) },
  );
  const { requestId } = await sketching.create(prompt);
  while (requestsSince(from).length < 2) await pause(20);
  await sketching.crash();
  const operation = await untilSettled(sketching.service, requestId);
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  assert.deepEqual(
    requestsSince(from).map(({ messages }) => messages.length),
    [1, 3, 3],
  );
  assert.equal(operation.credits.spent, 26);
  assert.equal(balanceBefore - (await sketching.balance()), 26);
});
