// The protocol's own conformance suite, for both revisions that it covers (in nightly runs the older one, the HTTP layer
// alone, and the tasks extension, which tests/integrations/mcp covers in every run). Scenarios
// that need only a server run against the entrypoint itself; those that need the suite's own tools, against the
// entrypoint's HTTP layer with a server that has them; and the tasks extension, against our own server with tools that
// start in-memory builds. Every expected failure is listed here with its reason; a listed check that passes fails the
// test too.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { TestApi } from "../../../support/open-api.ts";
import { isNightly } from "../../../support/runner/volume.ts";
import { openApi } from "../../../support/open-api.ts";
import type { Judged } from "./open-judged.ts";
import { openJudgedMcpServer, openJudgedFixtures } from "./open-judged.ts";
import { protocolFixtures } from "./protocol-fixtures.ts";
import type { Verdict } from "./run-judge.ts";
import { judgeRevision } from "./run-judge.ts";
import { taskFixtures } from "./task-fixtures.ts";

let api: TestApi;
let judged: Record<"server" | "protocol" | "tasks", Judged>;
before(async () => {
  api = await openApi("mcp conformance");
  judged = {
    server: await openJudgedMcpServer(api),
    protocol: await openJudgedFixtures(api, protocolFixtures),
    tasks: await openJudgedFixtures(api, ({ era }) => taskFixtures(era)),
  };
});
after(async () => {
  for (const one of Object.values(judged)) await one.close();
  await api.close();
});

type Expected = Record<string, { reason: string; checks: string[] }>;

const STATELESS = "a server without sessions cannot ask a client during a call; 2026-07-28 has another mechanism for that";
const STILL = "the service's resources never change by themselves, so there is nothing to subscribe to";
const PENDING = "not required by the revision: the suite's tool for it is missing";
const one = (reason: string, ...checks: string[]) => ({ reason, checks });

const protocolOf2025: Expected = {
  "tools-call-sampling": one(STATELESS, "tools-call-sampling"),
  "tools-call-elicitation": one(STATELESS, "tools-call-elicitation"),
  "elicitation-sep1034-defaults": one(STATELESS, "elicitation-sep1034-general"),
  "elicitation-sep1330-enums": one(STATELESS, "elicitation-sep1330-general"),
  "resources-subscribe": one(STILL, "resources-subscribe"),
  "resources-unsubscribe": one(STILL, "resources-unsubscribe"),
  "json-schema-2020-12": one(PENDING, "json-schema-2020-12-tool-found"),
};

const protocolOf2026: Expected = {
  "json-schema-2020-12": one(PENDING, "json-schema-2020-12-tool-found"),
  "http-custom-header-server-validation": one(
    PENDING,
    "sep-2243-server-no-xmcp-tool",
    "sep-2243-server-decode-base64",
    "sep-2243-server-validate-param-match",
    "sep-2243-server-reject-invalid-param-chars",
    "sep-2243-server-reject-param-mismatch",
  ),
};

const OWN_FIELDS = "the suite fills in fields of its own choice instead of the form's; invalid answers are rejected";
const tasksOf2026: Expected = {
  "tasks-lifecycle": one(
    "none of our tools ends with a protocol error: a failed build is a tool error",
    "sep-2663-tasks-get-status-failed",
  ),
  "tasks-mrtr-input": one(
    `${OWN_FIELDS}; and all questions of a build are one form`,
    "tasks-mrtr-tasks-update-resumes",
    "tasks-mrtr-partial-fulfillment",
  ),
  "tasks-mrtr-composition": one("none of our tools asks before it starts", "sep-2663-mrtr-synchronous-before-task-creation"),
  "tasks-request-headers": one(
    "the text of a tool’s result is its JSON, and the suite expects plain words",
    "tasks-headers-tolerate-mcp-method-on-tools-call",
  ),
  "tasks-required-task-error": one("none of our tools requires tasks", "sep-2663-server-returns-missing-capability-when-required"),
};

// The scenarios that need none of the suite's tools.
const ofTheEntrypoint: Record<string, string[]> = {
  "2025-11-25": ["server-initialize", "ping", "tools-list", "resources-list", "server-sse-multiple-streams", "dns-rebinding-protection"],
  "2026-07-28": [
    "tools-list",
    "resources-list",
    "server-sse-multiple-streams",
    "dns-rebinding-protection",
    "sep-2164-resource-not-found",
    "http-header-validation",
    "input-required-result-unsupported-methods",
  ],
};

function requireVerdict(verdict: Verdict, expected: Expected): void {
  assert.ok(Object.keys(verdict).length > 0, "nothing was tested");
  const failed = Object.entries(verdict).filter(([, checks]) => checks.length > 0);
  const listed = Object.fromEntries(Object.entries(expected).map(([name, { checks }]) => [name, checks]));
  assert.deepEqual(Object.fromEntries(failed), listed);
}

/** What tests/integrations/mcp tests in every run with clients of our own. */
const atNight = { skip: isNightly ? false : "nightly" };

for (const revision of isNightly ? ["2025-11-25", "2026-07-28"] : ["2026-07-28"]) {
  describe(`revision ${revision}`, () => {
    test("the server passes every scenario that needs none of the suite's tools", async () => {
      const verdict = await judgeRevision(judged.server.url, revision);
      for (const scenario of ofTheEntrypoint[revision] ?? []) assert.deepEqual(verdict[scenario], [], scenario);
    });

    test("the HTTP layer with the suite's tools passes everything that is not listed", atNight, async () => {
      const verdict = await judgeRevision(judged.protocol.url, revision);
      const core = Object.fromEntries(Object.entries(verdict).filter(([name]) => !name.startsWith("tasks-")));
      requireVerdict(core, revision === "2025-11-25" ? protocolOf2025 : protocolOf2026);
    });
  });
}

test("the tasks extension passes everything that is not listed", atNight, async () => {
  const verdict = await judgeRevision(judged.tasks.url, "2026-07-28");
  requireVerdict(Object.fromEntries(Object.entries(verdict).filter(([name]) => name.startsWith("tasks-"))), tasksOf2026);
});
