// The clients. Each plays its stories one after the other, and records each build before requesting it, so that what
// was lost is known afterwards. Any deviation from the contract is a complaint.
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Answered, RetryingClient } from "./open-client.ts";
import type { Story } from "./plan-stories.ts";

/** A build that a client requested. */
export interface AskedBuild {
  requestId: string;
  story: Story;
  kind: "create" | "message";
  /** What was sent, so that it can be sent again. */
  path: string;
  body: object;
  /** The project's id, as returned; null until a response arrives. */
  projectId: string | null;
  isStopped: boolean;
  /** How the client saw it end; null when it never did. */
  ended: "done" | "failed" | null;
}

/** What the clients requested, every violation that they saw, each in a sentence, and how many stories are running. */
export interface Played {
  underWay: number;
  asked: AskedBuild[];
  complaints: string[];
}

interface OperationRead {
  requestId: string;
  operationStatus: "running" | "waiting" | "done" | "failed";
  projectId: string;
  questions: { id: string; options: string[]; answer: string | null }[];
}

interface ProjectRead {
  id: string;
  status: string;
}

const ACCEPTED = { a: 201, b: 202, c: 201 } as const;
const POLL_MILLISECONDS = 500;
const HELD_BACK_MILLISECONDS = 50;

/** What is played, by how many clients at once. `mayBegin` holds back a story, by its place; `played` fills while they play. */
export interface StoriesPlayed {
  stories: readonly Story[];
  clients: number;
  mayBegin(place: number): boolean;
  played: Played;
  signal: AbortSignal;
}

/** Plays the stories, in their order. */
export async function playStories(client: RetryingClient, { stories, clients, mayBegin, played, signal }: StoriesPlayed): Promise<void> {
  const waiting = [...stories.entries()];
  const playSome = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [place, story] = next;
      while (!mayBegin(place) && !signal.aborted) await pause(HELD_BACK_MILLISECONDS);
      played.underWay += 1;
      const [outcome] = await Promise.allSettled([playStory(client, { story, played })]);
      played.underWay -= 1;
      if (outcome.status === "rejected") played.complaints.push(`${story.kind} in form ${story.form}: ${outcome.reason.message}`);
    }
  };
  await Promise.all(Array.from({ length: clients }, playSome));
}

interface Playing {
  story: Story;
  played: Played;
}

async function playStory(client: RetryingClient, playing: Playing): Promise<void> {
  const { story } = playing;
  const build = ask(playing, { kind: "create", path: `/${story.form}/api/v1/projects`, body: { prompt: story.prompt } });
  await send(client, build);
  if (story.kind === "same create twice at once") await Promise.all([send(client, build), send(client, build)]);
  if (story.kind === "stop") await stop(client, build);
  if (story.form !== "b") return endOfProject(client, build);
  await endOfOperation(client, build);
  if (story.kind !== "follow-up") return;
  const path = `/b/api/v1/projects/${build.projectId}/messages`;
  const followUp = ask(playing, { kind: "message", path, body: { message: story.message } });
  await send(client, followUp);
  await endOfOperation(client, followUp);
}

function ask({ story, played }: Playing, { kind, path, body }: Pick<AskedBuild, "kind" | "path" | "body">): AskedBuild {
  const requestId = randomUUID();
  const build: AskedBuild = {
    requestId,
    story,
    kind,
    path,
    body: { ...body, requestId },
    projectId: null,
    isStopped: false,
    ended: null,
  };
  played.asked.push(build);
  return build;
}

/** Requests a build, or repeats the request. Throws if it is rejected, or if the response names another project than before. */
export async function send(client: RetryingClient, build: AskedBuild, startAt?: number): Promise<void> {
  const { story, path, body } = build;
  const answer = await client.send<{ projectId?: string; project?: ProjectRead }>({
    method: "POST",
    path,
    key: story.key,
    body,
    ...(startAt !== undefined && { startAt }),
  });
  expectStatus(answer, build.kind === "message" ? 202 : ACCEPTED[story.form], `POST ${path}`);
  const projectId = answer.body.projectId ?? answer.body.project?.id ?? "";
  if (build.projectId !== null && build.projectId !== projectId)
    throw new Error(`the request ${build.requestId} made the project ${build.projectId}, and then ${projectId}`);
  build.projectId = projectId;
}

async function stop(client: RetryingClient, build: AskedBuild): Promise<void> {
  build.isStopped = true;
  const answer = await client.send({ method: "POST", path: `/b/api/v1/operations/${build.requestId}/stop`, key: build.story.key });
  // A build stopped by an earlier attempt whose response was lost has already ended.
  if (answer.status !== 200) expectStatus(answer, 202, "POST stop");
}

async function endOfOperation(client: RetryingClient, build: AskedBuild): Promise<void> {
  for (;;) {
    const operation = await readOperation(client, build);
    const { operationStatus } = operation;
    if (operationStatus === "waiting") await answerQuestions(client, build, operation);
    if (operationStatus === "done" || operationStatus === "failed") {
      build.ended = operationStatus;
      return;
    }
  }
}

async function readOperation(client: RetryingClient, { requestId, story, projectId }: AskedBuild): Promise<OperationRead> {
  const path = `/b/api/v1/operations/${requestId}`;
  const read = await client.send<OperationRead>({ method: "GET", path, key: story.key, headers: { prefer: "wait=10" } });
  expectStatus(read, 200, `GET ${path}`);
  if (read.body.projectId !== projectId) throw new Error(`the operation ${requestId} is of the project ${read.body.projectId}`);
  return read.body;
}

// Sent twice under one request id: the second response reports the result of the first.
async function answerQuestions(
  client: RetryingClient,
  { story, projectId, requestId }: AskedBuild,
  { questions }: OperationRead,
): Promise<void> {
  const open = questions.filter((question) => question.answer === null);
  const answers = open.map(({ id, options }) => ({ questionId: id, answer: options[0] ?? "A list of books" }));
  const path = `/b/api/v1/projects/${projectId}/messages`;
  const request = { method: "POST", path, key: story.key, body: { answers, requestId: randomUUID() } } as const;
  for (let times = 0; times < 2; times += 1) {
    const response = await client.send<OperationRead>(request);
    expectStatus(response, 202, `POST ${path}`);
    if (response.body.requestId !== requestId) throw new Error(`the answer to ${requestId} went to ${response.body.requestId}`);
  }
}

async function endOfProject(client: RetryingClient, build: AskedBuild): Promise<void> {
  const { story, projectId } = build;
  const path = `/${story.form}/api/v1/projects/${projectId}`;
  for (;;) {
    const read = await client.send<ProjectRead & { project?: ProjectRead }>({ method: "GET", path, key: story.key });
    expectStatus(read, 200, `GET ${path}`);
    const { status } = read.body.project ?? read.body;
    if (status !== "generating") {
      build.ended = status === "ready" ? "done" : "failed";
      return;
    }
    await pause(POLL_MILLISECONDS);
  }
}

function expectStatus({ status, body }: Answered<unknown>, expected: number, what: string): void {
  if (status !== expected) throw new Error(`${what} was answered ${status}, not ${expected}: ${JSON.stringify(body)}`);
}
