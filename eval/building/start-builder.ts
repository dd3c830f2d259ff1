// The whole service, in a process of its own with a database of its own, and a key for every prompt: the rate limits
// are per key and stay what they are.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeTestKey, removeData, startService } from "../../tests/support/start-service.ts";

/** A running service that builds `jobs` prompts at once. */
export interface Builder {
  port: number;
  /** Asks the service with the key of the prompt at this place of the file. */
  request(place: number, path: string, init?: RequestInit): Promise<Response>;
  /** Ends the service and removes its data. */
  close(): Promise<void>;
}

/** Starts a service for this many prompts. */
export async function startBuilder({ prompts, jobs }: { prompts: number; jobs: number }): Promise<Builder> {
  const folder = await mkdtemp(join(tmpdir(), "atelier-eval-"));
  const keys = Array.from({ length: prompts }, () => makeTestKey());
  const provision = join(folder, "accounts.json");
  const named = keys.map((key, index) => ({ name: `prompt ${index}`, key, form: "b", scopes: ["*"] }));
  const account = { email: "eval@example.test", plan: "business", credits: 1000 + 100 * prompts, keys: named };
  await writeFile(provision, JSON.stringify({ accounts: [account] }));
  const service = await startService({
    environment: { ATELIER_PROVISION: provision, ATELIER_WORKERS: `${jobs}`, ATELIER_BUILDS_PER_ACCOUNT: `${jobs}` },
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
