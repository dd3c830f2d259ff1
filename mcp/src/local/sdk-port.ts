// The tools' port over the published API, for a server that a user runs with their own key.
import { type Atelier, IdempotencyMismatchError, PermissionDeniedError, type StartedOperation } from "@atelier/sdk";
import type { AtelierPort } from "../port.ts";
import type { BegunBuild } from "../shapes/operation.ts";
import { toStartedBuild, toOperation, toProject, toProjectDetails } from "./to-answers.ts";

/** The account that the key belongs to. Throws what the SDK throws. */
export function sdkPort(client: Atelier): AtelierPort {
  return {
    async listProjects(page) {
      const { projects, total } = await client.projects.list(page);
      return { projects: projects.map((project) => toProject(project, client.baseURL)), total };
    },
    readProject: async (projectId) => toProjectDetails(await client.projects.get(projectId)),
    async readFiles({ projectId, version }) {
      const read = version ?? (await currentVersion(client, projectId));
      const files = await client.files.list(projectId, read === null ? {} : { version: read });
      return { version: read === "draft" ? null : read, files: files.map(({ path, content }) => ({ path, text: content })) };
    },
    createProject: async (wanted) => begunBy(client, wanted.requestId, () => client.projects.create(wanted)),
    async sendMessage({ projectId, answers, ...said }) {
      const message = { ...said, answers: answers.length === 0 ? null : answers };
      const begun = await begunBy(client, said.requestId, () => client.messages.send(projectId, message));
      return { ...begun, requestId: said.requestId ?? begun.requestId };
    },
    async readOperation({ requestId, waitSeconds, signal }) {
      return toOperation(await client.operations.get(requestId, { wait: waitSeconds, signal }));
    },
    stopOperation: async (requestId) => toOperation(await client.operations.stop(requestId)),
    async readAccount() {
      const { plan, creditBalance, renewsAt } = await client.usage.get();
      return { plan, creditBalance, renewsAt };
    },
    async readUsage() {
      const { requests, builds, creditsSpent, days } = (await client.usage.get()).last30Days;
      return { requests, builds, creditsSpent, days: days.filter((day) => day.requests + day.builds + day.creditsSpent > 0) };
    },
    async listModels() {
      const models = await client.models.list();
      return models.map(({ id, name, provider, category, locked, unlockedBy }) => ({ id, name, provider, category, locked, unlockedBy }));
    },
  };
}

/** The version whose files are read by default: the live one, or the newest. Null without one, and for a key that may not list them. */
async function currentVersion(client: Atelier, projectId: string): Promise<number | null> {
  try {
    let newest: number | null = null;
    for await (const { version, live } of client.versions.list(projectId)) {
      if (live) return version;
      newest ??= version;
    }
    return newest;
  } catch (error) {
    if (error instanceof PermissionDeniedError) return null;
    throw error;
  }
}

/** The build that a request started; of a request id that was used for something else, the build of the first request. */
async function begunBy(client: Atelier, requestId: string | null, send: () => Promise<StartedOperation>): Promise<BegunBuild> {
  try {
    return { ...toStartedBuild(await send()), differs: false };
  } catch (error) {
    if (!(error instanceof IdempotencyMismatchError) || requestId === null) throw error;
    return { ...toStartedBuild(await client.operations.get(requestId)), differs: true };
  }
}
