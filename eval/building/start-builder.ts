// The whole service, in a separate process with a separate database, and one key per prompt: rate limits apply per key and
// are not changed.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeTestKey, MODEL_SETTINGS, removeData, startService } from "../../tests/support/start-service.ts";

/** A running service that builds `jobs` prompts concurrently. */
export interface Builder {
  port: number;
  /** Sends a request with the key of the prompt at this position in the file. */
  request(place: number, path: string, init?: RequestInit): Promise<Response>;
  /** Stops the service and removes its data. */
  close(): Promise<void>;
}

/** The number of prompts, the number of concurrent builds, and whether the language models of this environment are configured. */
interface BuilderOptions {
  prompts: number;
  jobs: number;
  withModels: boolean;
}

/** Starts a service for this many prompts. */
export async function startBuilder({ prompts, jobs, withModels }: BuilderOptions): Promise<Builder> {
  const folder = await mkdtemp(join(tmpdir(), "atelier-eval-"));
  const keys = Array.from({ length: prompts }, () => makeTestKey());
  const provision = join(folder, "accounts.json");
  const named = keys.map((key, index) => ({ name: `prompt ${index}`, key, form: "b", scopes: ["*"] }));
  const account = { email: "eval@example.test", plan: "business", credits: 1_000 + 3_000 * prompts, keys: named };
  await writeFile(provision, JSON.stringify({ accounts: [account] }));
  const models = withModels ? Object.fromEntries(MODEL_SETTINGS.map((name) => [name, process.env[name] ?? ""])) : {};
  const service = await startService({
    environment: { ...models, ATELIER_PROVISION: provision, ATELIER_WORKERS: `${jobs}`, ATELIER_BUILDS_PER_ACCOUNT: `${jobs}` },
  });
  return {
    port: service.port,
    request: (place, path, init = {}) =>
      fetch(new URL(path, service.url), {
        ...init,
        headers: {
          ...Object.fromEntries(new Headers(init.headers)),
          authorization: `Bearer ${keys[place] ?? ""}`,
          ...(init.body ? { "content-type": "application/json" } : {}),
        },
      }),
    close: async () => {
      await service.stop();
      await removeData(service.dataFolder);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
