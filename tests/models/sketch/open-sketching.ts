// The whole service with a scripted model, configured as operators do it: a models file with prices, and an account
// with a limited number of credits.
import { randomUUID } from "node:crypto";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type ReadOperation, untilSettled } from "../../support/build-and-wait.ts";
import { openModelServer, type ModelServer } from "../../support/model-server/open-model-server.ts";
import { makeTestKey, removeData, type RunningService, startService } from "../../support/start-service.ts";

/** A service that sketches with the model `scribe`: 3 dollars per million input tokens, 15 for output, times two. */
export interface Sketching {
  model: ModelServer;
  service: RunningService;
  /** Creates a project; with the scripted model by default. */
  create(prompt: string, model?: string): Promise<ReadOperation>;
  /** Creates a project and waits for its build to settle. */
  build(prompt: string, model?: string): Promise<ReadOperation>;
  say(projectId: string, message: string, model?: string): Promise<ReadOperation>;
  /** Sends a request that starts or continues a build. */
  post(route: string, body: object): Promise<ReadOperation>;
  /** Answers the questions of a waiting build, and waits for it to settle again. */
  answer(projectId: string, answer: string): Promise<ReadOperation>;
  files(projectId: string): Promise<Map<string, string>>;
  balance(): Promise<number>;
  /** Kills the service and starts it again on the same data. */
  crash(): Promise<void>;
  close(): Promise<void>;
}

/** Deviations from the default: a model that sketches, without a browser. */
export interface SketchingOptions {
  credits?: number;
  contextWindow?: number;
  browser?: boolean;
  category?: "fast" | "paid";
  hasTools?: boolean;
  seesPictures?: boolean;
  multiplier?: number;
  /** The protocol of the model. */
  kind?: "compatible" | "anthropic";
  /** The number of concurrent builds. */
  workers?: number;
  /** An additional, more expensive model of the same kind, which `auto` prefers. */
  better?: string;
  /** The number of keys used in turn, each of which has its own rate limit; 8 by default. */
  keys?: number;
}

/** Opens the service. By default nothing is tried in a browser. */
export async function openSketching(options: SketchingOptions = {}): Promise<Sketching> {
  const { better = null } = options;
  const model = await openModelServer({ models: ["scribe", ...(better === null ? [] : [better])], key: "scribe-key" });
  const keys = Array.from({ length: options.keys ?? 8 }, () => makeTestKey());
  const settings = { key: keys[0] ?? "", environment: await environmentFor(options, { model, keys }) };
  const start = async (kept: Parameters<typeof startService>[0] = {}): Promise<RunningService> =>
    withKeys(await startService({ ...settings, ...kept }), keys);
  let service = await start();

  const post = async (route: string, body: object): Promise<ReadOperation> => {
    const response = await service.request(`/b/api/v1${route}`, {
      method: "POST",
      body: JSON.stringify({ requestId: randomUUID(), ...body }),
    });
    if (response.status !== 202) throw new Error(`${route} returned ${response.status}: ${await response.text()}`);
    return readAs<ReadOperation>(response);
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

/** The environment of the service: files as operators write them. */
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

/** A key is rate limited, and a test file sends more requests: the account has several keys, used in turn. */
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

/** Contract B defines the content of these responses. */
async function readAs<Content>(response: Response): Promise<Content> {
  return (await response.json()) as Content;
}
