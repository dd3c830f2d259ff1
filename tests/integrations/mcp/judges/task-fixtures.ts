// Our own server with the conformance suite's tools, over in-memory builds, so that the suite tests the service's own
// tasks extension.
import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { AtelierPort, BegunBuild, Operation, Tool } from "@atelier/mcp";
import { createMcpServer, defineTool, READS, Refusal } from "@atelier/mcp";

type Status = Pick<Operation, "status" | "error">;

/** An in-memory build: `at` returns its status after this many milliseconds. */
interface FixtureBuild {
  began: number;
  at(milliseconds: number): Status;
  questions: Operation["questions"];
  isStopped: boolean;
}

const running = { status: "running", error: null } as const;
const STOPPED = { status: "failed", error: { code: "STOPPED", message: "The build was stopped on request." } } as const;
const builds = new Map<string, FixtureBuild>();

function begin(build: Omit<FixtureBuild, "began" | "isStopped">): BegunBuild {
  const requestId = randomUUID();
  builds.set(requestId, { ...build, began: performance.now(), isStopped: false });
  const { status } = operationOf(requestId);
  return { requestId, projectId: requestId, status, editorUrl: "http://localhost/", differs: false };
}

function operationOf(requestId: string): Operation {
  const build = builds.get(requestId);
  if (build === undefined) throw new Refusal("not_found", "There is no such build.");
  const { status, error } = build.isStopped ? STOPPED : statusOf(build);
  const moment = "2026-11-22T10:00:00.000Z";
  return {
    requestId,
    projectId: requestId,
    kind: "create",
    status,
    stage: "write",
    progress: 50,
    model: "blueprint",
    version: null,
    questions: build.questions,
    replies: [],
    deploymentUrl: null,
    editorUrl: "http://localhost/",
    creditsSpent: 0,
    proof: null,
    error,
    createdAt: moment,
    updatedAt: moment,
  };
}

function statusOf({ began, at, questions }: FixtureBuild): Status {
  const milliseconds = performance.now() - began;
  // A build asks questions only after it has started.
  if (questions.length > 0) return milliseconds < 50 ? running : { status: "waiting", error: null };
  return at(milliseconds);
}

const unused = () => {
  throw new Refusal("unavailable", "No fixture does this.");
};

const port: AtelierPort = {
  listProjects: async () => ({ projects: [], total: 0 }),
  readOperation: async ({ requestId }) => operationOf(requestId),
  async stopOperation(requestId) {
    const build = builds.get(requestId);
    if (build !== undefined && operationOf(requestId).status === "running") build.isStopped = true;
    return operationOf(requestId);
  },
  async sendMessage({ projectId }) {
    const build = builds.get(projectId);
    if (build !== undefined) build.questions = [];
    const { requestId, status, editorUrl } = operationOf(projectId);
    return { requestId, projectId, status, editorUrl, differs: false };
  },
  readProject: unused,
  readFiles: unused,
  createProject: unused,
  readAccount: unused,
  readUsage: unused,
  listModels: unused,
};

const done = { status: "done", error: null } as const;
const failed = { status: "failed", error: { code: "GENERATION_FAILED", message: "It failed." } } as const;
const output = z.object({
  requestId: z.string(),
  projectId: z.string(),
  editorUrl: z.string(),
  differs: z.boolean(),
  status: z.enum(["running", "waiting", "done", "failed"]),
});
const ask = (text: string) => ({ id: randomUUID(), text, options: ["yes", "no"], allowsOther: true });

const words = { title: "A fixture", description: "A fixture.", scope: null, facts: READS, output, beginsBuild: true } as const;

const tools: Tool[] = [
  defineTool({
    name: "greet",
    title: "A fixture",
    description: "A fixture.",
    scope: null,
    facts: READS,
    input: z.object({ name: z.string().default("you") }),
    output: z.object({ greeting: z.string() }),
    run: async ({ name }) => ({ greeting: `Hello, ${name}!` }),
  }),
  defineTool({
    ...words,
    name: "slow_compute",
    input: z.object({ seconds: z.number().default(1), label: z.string().optional() }),
    run: async ({ seconds }) => begin({ at: (time) => (time >= seconds * 1_000 ? done : running), questions: [] }),
  }),
  defineTool({
    ...words,
    name: "failing_job",
    input: z.object({}),
    run: async () => begin({ at: (time) => (time >= 1_000 ? failed : running), questions: [] }),
  }),
  defineTool({
    ...words,
    name: "confirm_delete",
    input: z.object({ filename: z.string() }),
    run: async ({ filename }) => begin({ at: () => done, questions: [ask(`Delete ${filename}?`)] }),
  }),
  defineTool({
    ...words,
    name: "multi_input",
    input: z.object({}),
    run: async () => begin({ at: () => done, questions: [ask("One?"), ask("Two?")] }),
  }),
];

/** A server of ours with the suite's tools. */
export function taskFixtures(era: "modern" | "legacy") {
  const faults = { explain: () => null, report: (error: unknown) => console.error(error) };
  return createMcpServer({ port, tools, era, signal: new AbortController().signal, faults });
}
