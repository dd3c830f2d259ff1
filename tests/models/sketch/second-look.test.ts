import assert from "node:assert/strict";
import { before, test } from "node:test";
import type { SeenRequest } from "../../support/model-server/seen-request.ts";
import { LICHEN_SKETCH } from "./lichen-sketch.ts";
import { shareSketching } from "./share-sketching.ts";
import type { Sketching } from "./tenants/sketching.ts";

const PROMPT = "An app for our lichen survey group: we note where we saw lichens";
const isLook = ({ messages }: SeenRequest): boolean => messages.some(({ text }) => text.startsWith("This is what came of your sketch"));

let sketching: Sketching;

before(async () => {
  sketching = await shareSketching("second-look");
});

/** Builds the sketch; the model answers its looks with these. Returns its requests, the reply and the source of the app. */
async function build(looks: readonly object[]): Promise<{ requests: SeenRequest[]; reply: string; source: string }> {
  const from = sketching.model.requests.length;
  const left = [...looks];
  sketching.model.play((request) => ({ say: JSON.stringify(isLook(request) ? (left.shift() ?? { changes: [] }) : LICHEN_SKETCH) }));
  const operation = await sketching.build(PROMPT);
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  const files = await sketching.files(operation.projectId);
  return {
    requests: sketching.model.requests.slice(from),
    reply: operation.replies.at(-1)?.text ?? "",
    source: [...files.values()].join("\n"),
  };
}

test("a model that sees pictures is shown once what came of its sketch, and what it changes is built", async () => {
  const changes = [
    { at: ["things", "sighting", "rows", "Path at the pond", "Place"], to: "Path at the weir" },
    { at: ["tagline"], to: "Which lichen grows on which tree" },
  ];
  const { requests, source } = await build([{ changes }]);
  const [, look, ...more] = requests;
  assert.equal(more.length, 0);
  assert.deepEqual(
    look?.messages.map(({ role }) => role),
    ["user", "assistant", "user"],
  );
  const shown = look?.messages[2];
  assert.ok((shown?.images ?? 0) >= 2, `${shown?.images} pictures`);
  assert.match(shown?.text ?? "", /seen by everybody, picture 1/);
  assert.match(shown?.text ?? "", /Gate to the mill/);
  assert.match(source, /Path at the weir/);
  assert.match(source, /Which lichen grows on which tree/);
  assert.doesNotMatch(source, /Path at the pond/);
});

test("where nothing is to be changed, the app is built as it was sketched", async () => {
  const { requests, source } = await build([{ changes: [] }]);
  assert.equal(requests.length, 2);
  assert.match(source, /Path at the pond/);
});

test("changes by which something would be left out are sent back once, and then only the others are made", async () => {
  const changes = [
    { at: ["abilities", "+"], to: { wish: "see them in a calendar", kind: "calendar", thing: "sighting" } },
    { at: ["tagline"], to: "Which lichen grows on which tree" },
  ];
  const { requests, source, reply } = await build([{ changes }, { changes }]);
  assert.equal(requests.length, 3);
  assert.match(requests[2]?.messages.at(-1)?.text ?? "", /needs a field of type date/);
  assert.match(source, /Which lichen grows on which tree/);
  assert.doesNotMatch(reply, /calendar/);
});

test("an account that could not pay for a look gets what was sketched", async () => {
  const { model, build: buildPlain } = await shareSketching("second-look-few-credits");
  model.play(() => ({ say: JSON.stringify(LICHEN_SKETCH), usage: { input: 10_000, output: 2_000 } }));
  const operation = await buildPlain(PROMPT);
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  assert.equal(model.requests.length, 1);
});
