// Implements the port of the tools on the domain, in this process: the same verbs as the API's, with the same scopes,
// limits and credits. The rule that only connections have, that files require a paid plan, is checked here.
import type { AtelierPort, BegunBuild } from "@atelier/mcp";
import { type Call, requireScope } from "../../../domain/call.ts";
import { readBalance } from "../../../domain/credits/read-balance.ts";
import { ServiceError } from "../../../domain/errors.ts";
import { listModels } from "../../../domain/models/list-models.ts";
import { readOperation } from "../../../domain/operations/read-operation.ts";
import { stopOperation } from "../../../domain/operations/stop-operation.ts";
import { waitForChange } from "../../../domain/operations/following/wait-for-change.ts";
import { requirePaidPlan } from "../../../domain/plans/require-paid-plan.ts";
import { editorAddress } from "../../../domain/projects/addresses.ts";
import { listProjects } from "../../../domain/projects/list-projects.ts";
import { readProject } from "../../../domain/projects/read-project.ts";
import { sendMessage } from "../../../domain/projects/send-message.ts";
import type { SentMessage } from "../../../domain/projects/send-message.ts";
import { startBuild } from "../../../domain/projects/start-build.ts";
import { readDraftFiles } from "../../../domain/projects/site/read-draft-files.ts";
import { type DeliveredFile, readFiles } from "../../../domain/projects/versions/read-files.ts";
import { readUsage } from "../../../domain/usage/read-usage.ts";
import { readUuid } from "../../../lib/ids.ts";
import type { ChangeFeed } from "../../../storage/change-feed.ts";
import { toOperation } from "./to-operation.ts";
import { toProject, toProjectDetails } from "./to-project.ts";

/** The account's Atelier as a connection accesses it. Throws the domain's refusals. */
export function domainPort(call: Call, changes: ChangeFeed): AtelierPort {
  return {
    async listProjects(page) {
      const { projects, total } = await listProjects(call, { ...page, cursor: null, status: null, words: null, metadata: {} });
      return { projects: projects.map(toProject), total };
    },
    readProject: async (projectId) => toProjectDetails(await readProject(call, { projectId })),
    readFiles: async (wanted) => deliveredFiles(call, wanted),
    createProject: async (wanted) => toStartedBuild(call, await startBuild(call, wanted)),
    async sendMessage(wanted) {
      const begun = toStartedBuild(call, await sendMessage(call, wanted));
      return { ...begun, requestId: wanted.requestId ?? begun.requestId };
    },
    async readOperation({ requestId: named, waitSeconds, signal }) {
      const requestId = requestIdOf(named);
      return toOperation(await waitForChange(call, { requestId, waitSeconds, changes, clientSignal: () => signal }));
    },
    async stopOperation(named) {
      const requestId = requestIdOf(named);
      await stopOperation(call, { requestId });
      return toOperation(await readOperation(call, requestId));
    },
    async readAccount() {
      const { plan, balance, renewsAt } = await readBalance(call);
      return { plan, creditBalance: balance, renewsAt: renewsAt?.toISOString() ?? null };
    },
    readUsage: async () => recentUsage(call),
    async listModels() {
      const offered = await listModels(call);
      return offered.map(({ id, name, provider, category, unlockedBy }) => ({
        id,
        name,
        provider,
        category,
        locked: unlockedBy !== null,
        unlockedBy,
      }));
    },
  };
}

// The task id can be any string that the client sends.
function requestIdOf(named: string): string {
  const requestId = readUuid(named);
  if (requestId !== null) return requestId;
  throw new ServiceError("not_found", "There is no build with this requestId: it is not a UUID.", { what: "operation" });
}

function toStartedBuild({ ctx }: Call, { operation, replay }: SentMessage): BegunBuild {
  const { requestId, projectId, status } = operation;
  return { requestId, projectId, status, editorUrl: editorAddress(ctx.addresses, projectId), differs: replay?.differs ?? false };
}

async function deliveredFiles(
  call: Call,
  { projectId, version: wanted }: { projectId: string; version: number | "draft" | null },
): ReturnType<AtelierPort["readFiles"]> {
  requireScope(call, "files:read");
  requirePaidPlan(call);
  if (wanted === "draft") return { version: null, files: textsOf((await readDraftFiles(call, { projectId, path: null })).files) };
  const { version, files } = await readFiles(call, { projectId, version: wanted, path: null });
  if (version === null) {
    throw new ServiceError(
      "no_files_yet",
      "This project has no delivered files yet. Follow its build with get_operation until it is done.",
      {},
    );
  }
  return { version: version.number, files: textsOf(files) };
}

function textsOf(files: readonly DeliveredFile[]): { path: string; text: string }[] {
  const decoder = new TextDecoder();
  return files.map(({ path, bytes }) => ({ path, text: decoder.decode(bytes) }));
}

async function recentUsage(call: Call): ReturnType<AtelierPort["readUsage"]> {
  const { days } = await readUsage(call);
  const sum = (one: "requests" | "builds" | "creditsSpent") => days.reduce((total, day) => total + day[one], 0);
  return {
    requests: sum("requests"),
    builds: sum("builds"),
    creditsSpent: sum("creditsSpent"),
    days: days.filter(({ requests, builds, creditsSpent }) => requests + builds + creditsSpent > 0),
  };
}
