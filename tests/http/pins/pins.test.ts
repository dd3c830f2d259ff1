// What each contract guarantees to its clients, request by request.
import { after, before, describe, test } from "node:test";
import type { TestApi } from "../../support/open-api.ts";
import { openApi } from "../../support/open-api.ts";
import { pinsOfA } from "./a/projects.ts";
import { refusalPinsOfA } from "./a/refusals.ts";
import { operationPinsOfB } from "./b/operations.ts";
import { pinsOfB } from "./b/projects.ts";
import { refusalPinsOfB } from "./b/refusals.ts";
import { pinsOfC } from "./c/projects.ts";
import { refusalPinsOfC } from "./c/refusals.ts";
import { pinsOfDescription } from "./description.ts";
import { play } from "./play.ts";
import type { Scenario } from "./scenario.ts";

const pins: Readonly<Record<string, readonly Scenario[]>> = {
  A: [...pinsOfDescription("/a/api/v1"), ...pinsOfA, ...refusalPinsOfA],
  B: [...pinsOfDescription("/b/api/v1"), ...pinsOfB, ...operationPinsOfB, ...refusalPinsOfB],
  C: [...pinsOfDescription("/c/api/v1"), ...pinsOfC, ...refusalPinsOfC],
};

for (const [contract, scenarios] of Object.entries(pins)) {
  describe(`contract ${contract}`, () => {
    let api: TestApi;
    before(async () => {
      api = await openApi(`pins of ${contract}`, { keepsCounts: true });
    });
    after(() => api.close());

    for (const scenario of scenarios) test(scenario.promise, () => play(api, scenario));
  });
}
