// What a client does: create a project, then read the operation with `Prefer: wait` until it ends or asks a question.
import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { RunningService } from "./start-service.ts";

/** The fields of contract B's operation that tests read. */
export interface ReadOperation {
  requestId: string;
  operationStatus: "running" | "done" | "waiting" | "failed";
  projectId: string;
  editorUrl: string;
  stage: string;
  progress: number;
  version: number | null;
  replies: { id: string; text: string }[];
  questions: { id: string; text: string; options: string[]; answer: string | null }[];
  links: { deployment: string | null };
  credits: { held: number; spent: number };
  proof: null | {
    browser: string;
    checks: { id: string; title: string; passed: boolean; failure: string | null }[];
    understood: { phrase: string; checks: string[]; outcome: "proven" | "not tried" | "not built" }[];
    notBuilt: string[];
    screenshots: { viewport: string; url: string }[];
  };
  error: null | { code: string; message: string };
}

/** A prompt, alone or with the type of the app. */
export type Wish = string | { prompt: string; type: string };

/** Creates a project from a prompt and returns the body of the create response; when rate limited, sleeps for `Retry-After`. */
export async function createProject(service: RunningService, wish: Wish, requestId = randomUUID()): Promise<ReadOperation> {
  const body = { requestId, ...(typeof wish === "string" ? { prompt: wish } : wish) };
  const response = await service.request("/b/api/v1/projects", { method: "POST", body: JSON.stringify(body) });
  if (response.status === 429) {
    await setTimeout(Number(response.headers.get("retry-after")) * 1_000);
    return createProject(service, wish, requestId);
  }
  if (response.status !== 202) throw new Error(`create returned ${response.status}: ${await response.text()}`);
  return (await response.json()) as ReadOperation;
}

/** Waits until the operation is done, failed or waiting; when rate limited, sleeps for `Retry-After`. */
export async function untilSettled(service: RunningService, requestId: string): Promise<ReadOperation> {
  const deadline = Date.now() + 240_000;
  for (;;) {
    const response = await service.request(`/b/api/v1/operations/${requestId}`, { headers: { prefer: "wait=20" } });
    if (response.status === 429) {
      await setTimeout(Number(response.headers.get("retry-after")) * 1_000);
      continue;
    }
    const operation = (await response.json()) as ReadOperation;
    if (response.status !== 200) throw new Error(`reading the operation returned ${response.status}: ${JSON.stringify(operation)}`);
    if (operation.operationStatus !== "running") return operation;
    if (Date.now() > deadline) throw new Error(`the build was still at ${operation.stage} after four minutes`);
  }
}

/** Creates a project and waits for its build to settle. */
export async function buildAndWait(service: RunningService, wish: Wish): Promise<ReadOperation> {
  const created = await createProject(service, wish);
  return untilSettled(service, created.requestId);
}
