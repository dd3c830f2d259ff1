import { randomUUID } from "node:crypto";
import { type ReadOperation, untilSettled } from "../../../support/build-and-wait.ts";
import type { RunningService } from "../../../support/start-service.ts";
import type { Sketching } from "./sketching.ts";
import { modelIdOf, type Tenant } from "./write-settings.ts";

/** A service that can be replaced by another one on the same data. */
export interface Life {
  service: RunningService;
  crash(): Promise<void>;
}

/** A service as one of its tenants uses it. */
export function sketchingOf({ name: tenant, model, keys }: Tenant, life: Life): Sketching {
  const request = requestWith(keys, life);
  const service = (): RunningService => ({ ...life.service, request });
  const post = async (route: string, body: object): Promise<ReadOperation> => {
    const response = await request(`/b/api/v1${route}`, { method: "POST", body: JSON.stringify({ requestId: randomUUID(), ...body }) });
    if (response.status !== 202) throw new Error(`${route} returned ${response.status}: ${await response.text()}`);
    return readAs<ReadOperation>(response);
  };
  const create = (prompt: string, name = "scribe") => post("/projects", { prompt, model: modelIdOf(tenant, name) });
  const settled = async ({ requestId }: ReadOperation) => untilSettled(service(), requestId);
  return {
    model,
    get service() {
      return service();
    },
    create,
    post,
    build: async (prompt, name) => settled(await create(prompt, name)),
    say: async (projectId, message, name) => {
      const wanted = name === undefined ? {} : { model: modelIdOf(tenant, name) };
      return settled(await post(`/projects/${projectId}/messages`, { message, ...wanted }));
    },
    answer: async (projectId, message) => settled(await post(`/projects/${projectId}/messages`, { message })),
    async files(projectId) {
      const { files } = await readAs<{ files: { path: string; content: string }[] }>(
        await request(`/b/api/v1/projects/${projectId}/files`),
      );
      return new Map(files.map((file) => [file.path, file.content]));
    },
    async balance() {
      const { creditBalance } = await readAs<{ creditBalance: number }>(await request("/b/api/v1/usage"));
      return creditBalance;
    },
    crash: life.crash,
  };
}

/** A key is rate limited, and a test file sends more requests: the account has several keys, used in turn. */
function requestWith(keys: readonly string[], life: Life): RunningService["request"] {
  let requests = 0;
  return (route, init = {}) => {
    requests += 1;
    const authorization = `Bearer ${keys[requests % keys.length]}`;
    return life.service.request(route, { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), authorization } });
  };
}

/** Contract B defines the content of these responses. */
async function readAs<Content>(response: Response): Promise<Content> {
  return (await response.json()) as Content;
}
