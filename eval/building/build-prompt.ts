// Acts as a client: creates a project, follows the operation until it ends, answers each question with its first option.
import { randomUUID } from "node:crypto";
import type { Build } from "../evaluation.ts";
import { Files, Operation, Project } from "./operation.ts";
import type { Builder } from "./start-builder.ts";

// Slightly more than the time limit of a build; with a model that writes code, the model's speed determines it.
const buildMilliseconds = { usual: 360_000, withModel: 47 * 60_000 };
const answersMax = 5;

/** A build and its results: the project's files and the screenshots of the proof, as JPEG. */
export interface Built {
  build: Build;
  files: { path: string; content: string }[];
  pictures: Map<string, Buffer>;
}

/** Builds one prompt with the key for its position. A rejection, a failure and a timeout are outcomes, not errors. */
export async function buildPrompt(
  builder: Builder,
  { place, prompt, model }: { place: number; prompt: string; model: string | null },
): Promise<Built> {
  const milliseconds = model === null || model === "blueprint" ? buildMilliseconds.usual : buildMilliseconds.withModel;
  const client = new Client(builder, { place, milliseconds });
  const began = performance.now();
  const created = await client.read("/b/api/v1/projects", { prompt, requestId: randomUUID(), ...(model === null ? {} : { model }) });
  if (!created.ok) return emptyBuild({ code: String(created.body["code"]), message: String(created.body["error"]), seconds: since(began) });
  const { requestId } = Operation.pick({ requestId: true }).parse(created.body);
  const answers: Build["answers"] = [];
  let operation = await client.untilSettled(requestId);
  while (operation?.operationStatus === "waiting" && answers.length < answersMax) {
    const open = operation.questions
      .filter(({ answer }) => answer === null)
      .map(({ id, text, options }) => ({ id, text, first: options[0] ?? "Decide as you think best." }));
    answers.push(...open.map(({ text, first }) => ({ question: text, answer: first })));
    const given = open.map(({ id, first }) => ({ questionId: id, answer: first }));
    await client.read(`/b/api/v1/projects/${operation.projectId}/messages`, { answers: given });
    operation = await client.untilSettled(requestId);
  }
  const seconds = since(began);
  if (operation === null) {
    await client.read(`/b/api/v1/operations/${requestId}/stop`, {});
    return emptyBuild({ code: "TIMED_OUT", message: `The build had not ended after ${milliseconds / 1000} s.`, seconds });
  }
  return client.collect(operation, { seconds, answers });
}

class Client {
  readonly #builder: Builder;
  readonly #place: number;
  readonly #milliseconds: number;

  constructor(builder: Builder, { place, milliseconds }: { place: number; milliseconds: number }) {
    this.#builder = builder;
    this.#place = place;
    this.#milliseconds = milliseconds;
  }

  async read(path: string, body?: object): Promise<{ ok: boolean; body: Record<string, unknown> }> {
    const init = body === undefined ? { headers: { prefer: "wait=30" } } : { method: "POST", body: JSON.stringify(body) };
    const answer = await this.#builder.request(this.#place, path, init);
    return { ok: answer.ok, body: Object(await answer.json()) };
  }

  /** Waits until the operation is no longer running; null if it runs longer than the time limit. */
  async untilSettled(requestId: string): Promise<Operation | null> {
    const deadline = performance.now() + this.#milliseconds;
    while (performance.now() < deadline) {
      const { ok, body } = await this.read(`/b/api/v1/operations/${requestId}`);
      if (!ok) throw new Error(`reading the operation was refused: ${JSON.stringify(body)}`);
      const operation = Operation.parse(body);
      if (operation.operationStatus !== "running") return operation;
    }
    return null;
  }

  async collect(operation: Operation, { seconds, answers }: { seconds: number; answers: Build["answers"] }): Promise<Built> {
    const { projectId, proof, error } = operation;
    const project = await this.read(`/b/api/v1/projects/${projectId}`);
    const files = await this.read(`/b/api/v1/projects/${projectId}/files`);
    const pictures = new Map<string, Buffer>();
    for (const { viewport, url } of proof?.screenshots ?? []) {
      const answer = await this.#builder.request(this.#place, new URL(url).pathname);
      if (answer.ok) pictures.set(viewport, Buffer.from(await answer.arrayBuffer()));
    }
    const build: Build = {
      outcome: operation.operationStatus === "running" ? "failed" : operation.operationStatus,
      code: error?.code ?? null,
      message: error?.message ?? null,
      seconds,
      name: project.ok ? Project.parse(project.body).name : null,
      projectId,
      deployment: operation.links.deployment,
      answers,
      replies: operation.replies.map(({ text }) => text),
      checks: proof?.checks ?? [],
      accessibilityFindings: proof?.accessibility.findings ?? null,
      understood: proof?.understood ?? [],
      notBuilt: proof?.notBuilt ?? [],
    };
    return { build, files: files.ok ? Files.parse(files.body).files : [], pictures };
  }
}

function since(began: number): number {
  return (performance.now() - began) / 1000;
}

/** A build without results. */
export function emptyBuild({ code, message, seconds }: { code: string; message: string; seconds: number }): Built {
  const nothing = { name: null, projectId: null, deployment: null, answers: [], replies: [], checks: [], understood: [], notBuilt: [] };
  return { build: { outcome: "failed", code, message, seconds, accessibilityFindings: null, ...nothing }, files: [], pictures: new Map() };
}
