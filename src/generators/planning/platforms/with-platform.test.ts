import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { type Blueprint, describeReading, readPrompt } from "@atelier/blueprint";
import type { GeneratorContext } from "../../../domain/models/generation/generator-context.ts";
import type { BuildRequest, Generator, Understanding } from "../../../domain/models/generation/generator.ts";
import { planOf } from "../plan-of.ts";
import { withPlatform } from "./with-platform.ts";

const request: BuildRequest = { prompt: "", message: null, answers: [], current: null, former: null, conversation: [] };

/** Holds because the generators of these tests use nothing of it. */
const context = {} as GeneratorContext;

/** Understands a prompt and writes nothing. */
const reading: Generator = {
  id: "reading",
  category: "free",
  async understand({ prompt }) {
    const read = readPrompt({ text: prompt, answers: [] });
    assert.ok(read.outcome === "blueprint");
    return planOf(read, describeReading(read), null);
  },
  write: async () => ({ outcome: "files", files: new Map([["written by", "itself"]]), credits: 0 }),
  repair: async () => null,
};

const understand = (prompt: string, platform: "web" | "expo" | "flutter"): Promise<Understanding> =>
  withPlatform(reading).understand({ ...request, prompt, platform }, context);

async function planFor(prompt: string, platform: "web" | "expo" | "flutter") {
  const understood = await understand(prompt, platform);
  assert.ok(understood.outcome === "plan");
  return understood.plan;
}

/** Bills with a picture of each, of which the app tells when they are due. */
function billsWithPictures(): Blueprint {
  const read = readPrompt({ text: "Bills with name, amount and due date", answers: [] });
  assert.ok(read.outcome === "blueprint");
  const { blueprint } = read;
  const [bill] = blueprint.entities;
  assert.ok(bill !== undefined);
  const photo = { id: "photo", label: "Photo", type: "picture", required: false } as const;
  const rule = { when: "due", field: "due-date", value: null, condition: null, to: ["everybody"], text: "" };
  return {
    ...blueprint,
    entities: [{ ...bill, fields: [...bill.fields, photo] }],
    features: [{ kind: "notify", id: "notify-due", phrase: null, entity: bill.id, ...rule }],
  };
}

describe("a generator for every platform", () => {
  const WITH_COMMENTS = "A recipe box with ratings and comments";

  it("says nothing of a part that nobody asked for", async () => {
    const prompt = "Keep a list of my houseplants with species, room, last watered and whether they are happy";
    const hasChart = ({ design }: { design: unknown }): boolean => JSON.stringify(design).includes('"kind":"chart"');
    assert.ok(hasChart(await planFor(prompt, "web")));
    const plan = await planFor(prompt, "flutter");
    assert.deepEqual([hasChart(plan), plan.notUnderstood], [false, []]);
    assert.doesNotMatch(plan.reply, /chart|Left out/);
  });

  it("leaves out what phones cannot have, and says so in the reply and among what is not built", async () => {
    assert.deepEqual((await planFor(WITH_COMMENTS, "web")).notUnderstood, []);
    const plan = await planFor(WITH_COMMENTS, "expo");
    assert.deepEqual(plan.notUnderstood, ["comments: left out because apps for phones cannot have it yet"]);
    assert.match(plan.reply, /Left out: .*comments.*, because apps for phones cannot have it yet/);
    assert.ok(plan.checks.every(({ id }) => !id.includes("comment")));
  });

  it("builds the photos that are asked for, says what no browser tries of them, and names them where they cannot be built", async () => {
    const prompt = "A student list with name, grade and a photo of each student";
    const asked = "photo of each student";
    const proofOf = async (platform: "web" | "expo" | "flutter") => {
      const { understood, notUnderstood, reply, checks } = await planFor(prompt, platform);
      const own = checks.filter(({ id }) => id.startsWith("picture-")).map(({ id }) => id);
      assert.deepEqual(understood.find(({ phrase }) => phrase === asked)?.checks ?? [], own);
      return { own, notUnderstood, reply, untried: understood.filter((one) => one.checks.length === 0).map(({ phrase }) => phrase) };
    };
    const [web, expo, flutter] = [await proofOf("web"), await proofOf("expo"), await proofOf("flutter")];
    assert.deepEqual([web.own, web.untried, web.notUnderstood], [["picture-student-photo"], [], []]);
    assert.deepEqual([expo.own, expo.untried, expo.notUnderstood], [["picture-student-photo"], ["photos from the phone's camera"], []]);
    assert.match(expo.reply, /Built and not tried, because only a phone can: photos from the phone's camera\.$/);
    assert.deepEqual([flutter.own, flutter.untried], [[], []]);
    assert.deepEqual(flutter.notUnderstood, ["Photo of students: left out because apps made with Flutter cannot have it yet"]);
    assert.match(flutter.reply, /Left out: Photo of students/);
  });

  it("promises no proof of what only a phone can show", async () => {
    const drafts: Generator = {
      ...reading,
      understand: async () => ({
        outcome: "plan",
        plan: { title: "", reply: "Built.", checks: [], understood: [], notUnderstood: [], design: { ...billsWithPictures() } },
      }),
    };
    const planned = async (buildRequest: Partial<BuildRequest>) => {
      const understood = await withPlatform(drafts).understand({ ...request, platform: "expo", ...buildRequest }, context);
      assert.ok(understood.outcome === "plan");
      return understood.plan;
    };
    const plan = await planned({});
    const untried = ["photos from the phone's camera", "reminders while the app is closed"];
    assert.deepEqual(
      plan.understood,
      untried.map((phrase) => ({ phrase, checks: [] })),
    );
    assert.equal(plan.reply, `Built.\n\nBuilt and not tried, because only a phone can: ${untried.join("; ")}.`);
    assert.equal((await planned({ message: "More", current: { version: 1, design: null } })).reply, "Built.");
    assert.deepEqual((await planned({ platform: "web" })).understood, []);
  });

  it("replies where nothing would be left for phones", async () => {
    const prompt = "A landing page for my bakery with opening hours and a contact form";
    assert.equal((await understand(prompt, "web")).outcome, "plan");
    const understood = await understand(prompt, "expo");
    assert.ok(understood.outcome === "reply");
    assert.match(understood.reply, /nothing was spent/);
  });

  it("looks for no links at the foot of a page on a phone", async () => {
    const atFoot = async (platform: "web" | "expo" | "flutter") =>
      (await planFor("A website for property listings where visitors search and filter properties and view their details", platform)).checks
        .flatMap(({ steps }) => steps)
        .filter((step) => "target" in step && step.target?.within?.name === "Footer").length;
    assert.ok((await atFoot("web")) > 0);
    assert.equal(await atFoot("expo"), 0);
  });

  it("looks for colours where phones have them", async () => {
    const seenIn = async (platform: "web" | "expo" | "flutter") =>
      (await planFor("A green recipe box on a white background", platform)).checks
        .flatMap(({ steps }) => steps)
        .flatMap((step) => (step.do === "expectColour" ? [step.target.role] : []));
    assert.deepEqual(await seenIn("web"), ["main", "banner", "link", "link"]);
    assert.deepEqual(await seenIn("expo"), ["main", "link"]);
  });

  it("answers a message that asks for another type, and builds nothing", async () => {
    const message = "Make it an Android app";
    const understood = await withPlatform(reading).understand({ ...request, message, current: { version: 1, design: null } }, context);
    assert.ok(understood.outcome === "reply");
    assert.match(understood.reply, /stays web.*mobile-expo/);
  });

  it("has another generator for phones where there is one", async () => {
    const files = new Map([["written by", "the other"]]);
    const other: Generator = { ...reading, write: async () => ({ outcome: "files", files, credits: 0 }) };
    const generator = withPlatform(reading, other);
    const plan = await planFor(WITH_COMMENTS, "web");
    const writtenFor = async (platform: "web" | "expo" | "flutter") =>
      generator.write({ buildRequest: { ...request, platform }, plan }, context);
    assert.notDeepEqual(await writtenFor("web"), await writtenFor("expo"));
    assert.deepEqual(await writtenFor("expo"), { outcome: "files", files, credits: 0 });
  });
});
