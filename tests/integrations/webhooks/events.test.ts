// Every documented event is emitted once, at the right moment, in the documented shape.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, test } from "node:test";
import { z } from "zod";
import type { Call } from "../../../src/domain/call.ts";
import { stopOperation } from "../../../src/domain/operations/stop-operation.ts";
import { CREATE_FLOOR_CREDITS } from "../../../src/domain/plans/plans.ts";
import { deleteProject } from "../../../src/domain/projects/trash/delete-project.ts";
import { sendMessage } from "../../../src/domain/projects/send-message.ts";
import { createEndpoint } from "../../../src/domain/webhooks/endpoints/create-endpoint.ts";
import { EVENT_TYPES, TEST_EVENT } from "../../../src/domain/webhooks/event-types.ts";
import { sendTest } from "../../../src/domain/webhooks/log/send-test.ts";
import { lowCredits } from "../../../src/domain/webhooks/announcing/announce-low-credits.ts";
import { webhookEvents } from "../../../src/entrypoints/http/openapi/webhook-events.ts";
import { type Deliverer, startDeliverer } from "../../../src/entrypoints/worker/webhooks/start-deliverer.ts";
import { createPostWebhook, type OpenPostWebhook } from "../../../src/adapters/webhooks/create-post-webhook.ts";
import { examplePlan, scriptedGenerator } from "../../builds/pipeline/scripted-generator.ts";
import { createTestDatabase, type TestDatabase } from "../../support/create-test-database.ts";
import { isSettled, openPipeline, type TestPipeline } from "../../support/open-pipeline.ts";
import { openReceiver, type Receiver, verify } from "./support/open-receiver.ts";

const allowed = ["127.0.0.1"];
const visitor = { agent: "Test", address: "" };
let database: TestDatabase;
let pipeline: TestPipeline;
let sender: OpenPostWebhook;
let deliverer: Deliverer;
let receiver: Receiver;

before(async () => {
  database = await createTestDatabase("webhook events");
  pipeline = await openPipeline({ connection: database.connection });
  sender = createPostWebhook({ allowed });
  deliverer = startDeliverer({ ctx: pipeline.ctx, connection: { connectionString: database.url }, post: sender.post });
  receiver = await openReceiver();
});
after(async () => {
  await deliverer.stop();
  await sender.close();
  await receiver.close();
  await pipeline.close();
  await database.drop();
});

async function listening(credits: number): Promise<{ call: Call; secret: string; endpointId: string }> {
  receiver.received.length = 0;
  const call = await pipeline.call(credits);
  const { id, secret } = await createEndpoint(call, { url: receiver.url, description: "", events: EVENT_TYPES, allowed, visitor });
  return { call, secret, endpointId: id };
}

const typesOf = () => receiver.received.map(({ event }) => event.type).toSorted();
const one = (type: string) => receiver.received.find(({ event }) => event.type === type)?.event.data;

/** Returns the structure of a value without its texts and numbers. */
function shapeOf(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return null;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]));
}

test("the documents describe exactly the events that exist, and the test event", () => {
  assert.deepEqual(new Set(webhookEvents.map(({ type }) => type)), new Set([...EVENT_TYPES, TEST_EVENT]));
});

test("emits each event once and as documented: a build with a question and an answer, low credits, a deleted project", async () => {
  const mark = lowCredits("business");
  const { call, secret, endpointId } = await listening(mark + 1);
  let rounds = 0;
  await pipeline.startWorker({
    generator: scriptedGenerator({
      understand: async () => {
        rounds += 1;
        const questions = [{ id: "books", text: "Which books?", options: ["All of them"], allowsOther: true }];
        return rounds === 1 ? { outcome: "questions", questions } : { outcome: "plan", plan: examplePlan };
      },
    }),
  });
  const { id, projectId, requestId } = await pipeline.start(call, "A list of books about whales");
  await pipeline.until(id, isSettled);
  await sendMessage(call, { projectId, message: "All of them", answers: [], model: null, requestId: null });
  const { status, errorMessage } = await pipeline.until(id, (operation) => operation.status === "done" || operation.status === "failed");
  assert.equal(status, "done", errorMessage ?? "");
  await deleteProject(call, { projectId });
  await sendTest(call, { endpointId });
  await receiver.until(9);
  assert.deepEqual(typesOf(), [
    "credits.low",
    "operation.done",
    "operation.running",
    "operation.running",
    "operation.waiting",
    "project.created",
    "project.deleted",
    "project.deployed",
    "webhook.test",
  ]);
  for (const received of receiver.received) {
    assert.deepEqual(verify(received, secret), received.event);
    const described = webhookEvents.find(({ type }) => type === received.event.type);
    assert.ok(described);
    // Parsing drops unknown fields, so equality means that there are none.
    assert.deepEqual(z.encode(described.schema, described.schema.parse(received.event)), received.event);
    assert.deepEqual(shapeOf(received.event), shapeOf(described.example), "the example has the same shape");
    assert.equal(received.event.id, received.id);
    // The site's name is derived from the prompt, and its address is public.
    const own = received.body.replace(/"deployment":"[^"]*"/, "");
    assert.ok(!/whales|function|import /.test(own), "the body contains prompt or source");
  }
  const numbered = receiver.received.flatMap(({ event: { type, sequence } }) => (sequence === null ? [] : [{ type, sequence }]));
  const inOrder = numbered.toSorted((first, second) => first.sequence - second.sequence);
  assert.deepEqual(
    inOrder.map(({ type, sequence }) => `${sequence} ${type}`),
    [
      "1 project.created",
      "2 operation.running",
      "3 operation.waiting",
      "4 operation.running",
      "5 project.deployed",
      "6 operation.done",
      "7 project.deleted",
    ],
  );
  // Two of the held credits are spent, and the others are not free.
  const free = mark - 1 - (CREATE_FLOOR_CREDITS - 2);
  assert.deepEqual(one("credits.low"), { balance: free, plan: "business", renewsAt: one("credits.low")?.["renewsAt"] });
  assert.deepEqual(one("project.deleted"), { projectId });
  const done = one("operation.done");
  assert.deepEqual([done?.["operationStatus"], done?.["requestId"]], ["done", requestId]);
  const links = z.object({ links: z.object({ deployment: z.url().nullable() }) });
  assert.match(links.parse(done).links.deployment ?? "", /^http:\/\/[\w-]+\.apps\.atelier\.test:4000$/);
  assert.equal(links.parse(one("project.deployed")).links.deployment, links.parse(done).links.deployment);
  assert.equal(links.parse(one("operation.waiting")).links.deployment, null);
});

test("emits credits.low when a debit crosses the threshold, and not again below it", async () => {
  const { call } = await listening(lowCredits("business") + 3);
  for (let build = 0; build < 4; build += 1) {
    const { id } = await pipeline.start(call, "A list of books");
    assert.equal((await pipeline.until(id, isSettled)).status, "done");
  }
  await receiver.until(4 * 4 + 1);
  assert.equal(typesOf().filter((type) => type === "credits.low").length, 1);
});

test("a stopped build and one of a deleted project have failed and have no site", async () => {
  const { call } = await listening(1_000);
  for (const end of ["stop", "delete"] as const) {
    receiver.received.length = 0;
    // Builds of one account queue behind one another.
    const { projectId, requestId } = await pipeline.start(call, `A list of ships, ${randomUUID()}`);
    if (end === "stop") await stopOperation(call, { requestId });
    else await deleteProject(call, { projectId });
    await receiver.until(end === "stop" ? 3 : 4);
    const failed = one("operation.failed");
    assert.deepEqual([failed?.["operationStatus"], failed?.["requestId"], failed?.["error"]], ["failed", requestId, { code: "STOPPED" }]);
    assert.equal(z.object({ links: z.object({ deployment: z.null() }) }).safeParse(failed).success, true);
  }
});
