// The prompts that we show as examples hold: what each asks for is built and proven, and what the landing page shows of
// its example is the proof of that very build. Every run reads all of them, and builds those of the README and the landing
// page; the others have the parts that `tests/workshop/features` proves.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { readPrompt } from "@atelier/blueprint";
import { buildAndWait } from "../../support/build-and-wait.ts";
import { exampleOf, type LandingExample } from "./landing-example.ts";
import { openSharedService, type SharedService } from "../../support/servers/open-shareable.ts";
import { isNightly } from "../../support/runner/volume.ts";
import { EXAMPLES } from "../../../web/src/home/prompt/examples.ts";

const repository = new URL("../../../", import.meta.url);
const landing = JSON.parse(await readFile(new URL("web/src/home/landing/example/example.json", repository), "utf8")) as LandingExample;
const readme = await readFile(new URL("README.md", repository), "utf8");
/** The prompts of the README's commands and requests. */
const ofReadme = [...readme.matchAll(/(?:npm start -- |"prompt": )"([^"]+)"/g)].map(([, prompt = ""]) => prompt);

let service: SharedService;
before(async () => {
  service = await openSharedService();
});
after(() => service.close());

/** What each build shows, by its prompt. */
const shown = new Map<string, LandingExample>();

test("the README has prompts", () => assert.ok(ofReadme.length >= 3, ofReadme.join("; ")));

for (const prompt of new Set([...EXAMPLES.map((example) => example.prompt), ...ofReadme, landing.prompt])) {
  test(`nothing is asked or left out: ${prompt}`, () => {
    const reading = readPrompt({ text: prompt, answers: [] });
    assert.ok(reading.outcome === "blueprint");
    assert.deepEqual(reading.notUnderstood, []);
  });

  const isBuilt = isNightly || ofReadme.includes(prompt) || prompt === landing.prompt;
  test(`everything is built and proven: ${prompt}`, { timeout: 120_000, skip: !isBuilt && "nightly" }, async () => {
    // One account may send 60 requests a minute, which is less than all these builds need.
    const operation = await buildAndWait(service.asNewAccount(), prompt);
    assert.equal(operation.operationStatus, "done", operation.error?.message);
    const example = exampleOf(prompt, operation);
    assert.ok(example.parts.length > 0);
    shown.set(prompt, example);
  });
}

test("the landing page shows the real proof of its example", () => {
  assert.deepEqual(shown.get(landing.prompt), landing);
});
