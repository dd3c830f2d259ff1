// The port of the tools over the published API, for the server that a person runs with a key of their own.
import type { Atelier } from "@atelier/sdk";
import type { AtelierPort } from "../port.ts";
import { tellBegun, tellOperation, tellProject, tellProjectDetails } from "./tell-answers.ts";

/** The account's Atelier as its key reaches it. Throws what the SDK throws. */
export function sdkPort(client: Atelier): AtelierPort {
  return {
    async listProjects(page) {
      const { projects, total } = await client.projects.list(page);
      return { projects: projects.map((project) => tellProject(project, client.baseURL)), total };
    },
    readProject: async (projectId) => tellProjectDetails(await client.projects.get(projectId)),
    async readFiles({ projectId, version }) {
      const files = await client.files.list(projectId, version === null ? {} : { version });
      return { version, files: files.map(({ path, content }) => ({ path, text: content })) };
    },
    createProject: async (wanted) => tellBegun(await client.projects.create(wanted)),
    async sendMessage({ projectId, answers, ...said }) {
      const begun = tellBegun(await client.messages.send(projectId, { ...said, answers: answers.length === 0 ? null : answers }));
      return { ...begun, requestId: said.requestId ?? begun.requestId };
    },
    async readOperation({ requestId, waitSeconds, signal }) {
      return tellOperation(await client.operations.get(requestId, { wait: waitSeconds, signal }));
    },
    stopOperation: async (requestId) => tellOperation(await client.operations.stop(requestId)),
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
