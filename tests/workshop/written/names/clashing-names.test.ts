// Whatever users name their entities, they compile beside features that use such words themselves. In every run a
// ninth of the names is tested in one product; in a nightly run all names in all products.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Blueprint, readPrompt } from "@atelier/blueprint";
import { isNightly, volume } from "../../../support/runner/volume.ts";
import { openProver, type Prover } from "../../../support/prove-app.ts";

let prover: Prover;
before(async () => {
  prover = await openProver();
});
after(async () => prover.close());

const PROMPTS = [
  "Please implement a moderation desk. Moderators should be able to review posts, approve or reject them, assign posts to colleagues, comment, vote and set alerts. The website should have functionalities for dashboards, reports and documents.",
  "Please implement a hiring website. Users should be able to book rooms, rate rooms, compare rooms, save favourites, share rooms, follow rooms, pay and view a calendar.",
  "Please implement a learning website with functionalities for quizzes, surveys, goals, lessons, a leaderboard, chat, notifications and a map of schools. Users should be able to import and export schools.",
];
const NAMES =
  "task decision document link message photo event offer class option entry item answer question comment order plan person row report vote record result place page value goal lesson room member course alert rule notice field state draft day";

for (const [index, text] of PROMPTS.slice(0, volume({ everyRun: 1, nightly: PROMPTS.length })).entries()) {
  test(`the things of the ${index + 1}. product may be called anything`, { timeout: 110_000 }, async () => {
    const reading = readPrompt({ text, answers: [] });
    assert.ok(reading.outcome === "blueprint");
    const { blueprint } = reading;
    const main = blueprint.entities[0]?.id ?? "";
    assert.ok(blueprint.features.length >= 5, blueprint.features.map(({ kind }) => kind).join(", "));
    const names = NAMES.split(" ").filter((_, at) => isNightly || at % 9 === index);
    for (const name of names) {
      if (blueprint.entities.some(({ id }) => id === name)) continue;
      const renamed = Blueprint.parse(JSON.parse(JSON.stringify(blueprint).replaceAll(`"${main}"`, `"${name}"`)));
      const { findings } = await prover.check({
        ...renamed,
        entities: renamed.entities.map((one) => ({ ...one, name: one.id === name ? { one: name, many: `${name}s` } : one.name })),
      });
      assert.deepEqual(
        findings.map(({ message }) => message),
        [],
        name,
      );
    }
  });
}
