// The whole service with a scripted model behind it, configured as its operators do it: a models file with prices, and an
// account whose credits are counted.
import { randomUUID } from "node:crypto";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type ReadOperation, untilSettled } from "../../support/build-and-wait.ts";
import { openModelServer, type ModelServer } from "../../support/model-server/open-model-server.ts";
import { makeTestKey, removeData, type RunningService, startService } from "../../support/start-service.ts";

/** A service that sketches with the model `scribe`: 3 dollars a million tokens in, 15 out, times two. */
export interface Sketching {
  model: ModelServer;
  service: RunningService;
  /** Creates a project, with the model unless told. */
  create(prompt: string, model?: string): Promise<ReadOperation>;
  /** Creates a project and waits for its build to settle. */
  build(prompt: string, model?: string): Promise<ReadOperation>;
  say(projectId: string, message: string, model?: string): Promise<ReadOperation>;
  /** Sends a request that begins or continues a build. */
  post(route: string, body: object): Promise<ReadOperation>;
  /** Answers the questions of a build that waits, and waits for it to settle again. */
  answer(projectId: string, answer: string): Promise<ReadOperation>;
  files(projectId: string): Promise<Map<string, string>>;
  balance(): Promise<number>;
  /** Ends the service without warning and starts it again on the same data. */
  crash(): Promise<void>;
  close(): Promise<void>;
}

/** What is different from a model that sketches, without a browser. */
export interface SketchingOptions {
  credits?: number;
  contextWindow?: number;
  browser?: boolean;
  category?: "fast" | "paid";
  hasTools?: boolean;
  seesPictures?: boolean;
  multiplier?: number;
  /** Which protocol the model is spoken to in. */
  kind?: "compatible" | "anthropic";
  /** How many builds are worked on at once. */
  workers?: number;
  /** A dearer model of the same kind beside it, which `auto` chooses first. */
  better?: string;
  /** How many keys are used in turn, each of them for so many requests a minute; 8 unless told. */
  keys?: number;
}

/** Opens it. Nothing is tried in a browser unless told. */
export async function openSketching(options: SketchingOptions = {}): Promise<Sketching> {
  const { better = null } = options;
  const model = await openModelServer({ models: ["scribe", ...(better === null ? [] : [better])], key: "scribe-key" });
  const keys = Array.from({ length: options.keys ?? 8 }, () => makeTestKey());
  const settings = { key: keys[0] ?? "", environment: await environmentFor(options, { model, keys }) };
  const start = async (kept: Parameters<typeof startService>[0] = {}): Promise<RunningService> =>
    withKeys(await startService({ ...settings, ...kept }), keys);
  let service = await start();

  const post = async (route: string, body: object): Promise<ReadOperation> => {
    const answer = await service.request(`/b/api/v1${route}`, {
      method: "POST",
      body: JSON.stringify({ requestId: randomUUID(), ...body }),
    });
    if (answer.status !== 202) throw new Error(`${route} answered ${answer.status}: ${await answer.text()}`);
    return readAs<ReadOperation>(answer);
  };
  const create = (prompt: string, name = "scribe") => post("/projects", { prompt, model: name });
  return {
    model,
    get service() {
      return service;
    },
    create,
    post,
    build: async (prompt, name) => untilSettled(service, (await create(prompt, name)).requestId),
    say: async (projectId, message, name) => {
      const { requestId } = await post(`/projects/${projectId}/messages`, { message, ...(name !== undefined && { model: name }) });
      return untilSettled(service, requestId);
    },
    answer: async (projectId, message) => untilSettled(service, (await post(`/projects/${projectId}/messages`, { message })).requestId),
    async files(projectId) {
      const { files } = await readAs<{ files: { path: string; content: string }[] }>(
        await service.request(`/b/api/v1/projects/${projectId}/files`),
      );
      return new Map(files.map((file) => [file.path, file.content]));
    },
    async balance() {
      const { creditBalance } = await readAs<{ creditBalance: number }>(await service.request("/b/api/v1/usage"));
      return creditBalance;
    },
    async crash() {
      await service.kill();
      service = await start({ dataFolder: service.dataFolder, port: service.port });
    },
    async close() {
      await service.stop();
      await removeData(service.dataFolder);
      await model.close();
    },
  };
}

/** The settings of such a service: files as its operators write them. */
async function environmentFor(
  options: SketchingOptions,
  { model, keys }: { model: ModelServer; keys: readonly string[] },
): Promise<Record<string, string>> {
  const { credits = 1_000, contextWindow = 32_000, browser = false, category = "fast", multiplier = 2, workers } = options;
  const { hasTools = true, seesPictures = false, kind = "compatible", better } = options;
  const folder = await mkdtemp(path.join(tmpdir(), "atelier-sketching-"));
  const write = async (name: string, content: unknown): Promise<string> => {
    await writeFile(path.join(folder, name), JSON.stringify(content));
    return path.join(folder, name);
  };
  const declared = keys.map((key, at) => ({ name: `key ${at}`, key, form: "b", scopes: ["*"] }));
  const account = { email: "sketcher@example.test", plan: "business", credits, keys: declared };
  const scribe = { id: "scribe", name: "Scribe", provider: "desk", category, multiplier, contextWindow, hasTools, seesPictures };
  return {
    ATELIER_PROVISION: await write("accounts.json", { accounts: [account] }),
    ATELIER_MODELS: await write("models.json", {
      providers: [{ id: "desk", kind, baseUrl: `${model.url}/v1`, key: "$DESK_KEY" }],
      models: [
        { ...scribe, price: { input: 3, output: 15 } },
        ...(better === undefined ? [] : [{ ...scribe, id: better, name: better, price: { input: 3, output: 20 } }]),
      ],
    }),
    DESK_KEY: "scribe-key",
    ...(browser ? {} : { ATELIER_CHROMIUM: "/nowhere/chromium" }),
    ...(workers === undefined ? {} : { ATELIER_WORKERS: String(workers), ATELIER_BUILDS_PER_ACCOUNT: String(workers) }),
  };
}

/** A key may send so many requests a minute, and a test file sends more: the account has several, used in turn. */
function withKeys(service: RunningService, keys: readonly string[]): RunningService {
  let requests = 0;
  const request: RunningService["request"] = (route, init = {}) => {
    requests += 1;
    const json = init.body ? { "content-type": "application/json" } : {};
    const authorization = `Bearer ${keys[requests % keys.length]}`;
    return service.request(route, { ...init, headers: { ...json, ...Object.fromEntries(new Headers(init.headers)), authorization } });
  };
  return { ...service, request };
}

/** The contract of form B says what these answers hold. */
async function readAs<Content>(answer: Response): Promise<Content> {
  return (await answer.json()) as Content;
}
