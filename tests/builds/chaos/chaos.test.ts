// The short form of `npm run bench -- chaos`, in nightly runs: on an installed PostgreSQL 15 where there is one, and on
// the embedded one elsewhere; `npm run test:pg15` requests the installed one.
import assert from "node:assert/strict";
import { test } from "node:test";
import { TEST_MAJOR_VARIABLE } from "../../support/servers/test-server.ts";
import { runChaos } from "./run-chaos.ts";

const size = { seed: 14, builds: 8, kills: 3, restarts: 1, clients: 5 };

test(
  "nodes are killed and the database is restarted while they build: every build ends with its true status, is charged once, and no data is lost or orphaned",
  { timeout: 540_000 },
  async (context) => {
    const requested = process.env[TEST_MAJOR_VARIABLE];
    const majors = requested === undefined ? ["15", null] : [requested];
    const log = (line: string) => context.diagnostic(line);
    const report = await runChaos({ ...size, majors, isDurable: false, minutesMax: 5, log });
    log(`${report.server}: ${JSON.stringify(report.ends)} in ${report.seconds.toFixed(0)} s`);
    assert.deepEqual(report.faults, []);
    assert.equal(report.builds, size.builds);
    assert.equal(report.disrupted.filter(({ node }) => node !== null).length, size.kills);
    assert.equal(report.disrupted.filter(({ isRestart }) => isRestart).length, size.restarts);
    assert.ok(
      report.disrupted.some(({ lost }) => lost.length > 0),
      "a worker was killed while it had a build",
    );
  },
);
