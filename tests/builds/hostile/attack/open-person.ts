// A person with a free account, who signs up in the console and works with it as its own pages do: over HTTP alone.
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Files } from "../pages/hostile-page.ts";

/** A build's state. */
export interface Build {
  requestId: string;
  status: "running" | "waiting" | "done" | "failed";
  stage: string;
  error: { code: string; message: string } | null;
  credits: { held: number; spent: number };
  version: number | null;
}

/** A project as its editor shows it: its live version, and its newest build. */
export interface ProjectState {
  version: number | null;
  build: Build | null;
}

/** A rejection by the console, in its words. */
export class Refused extends Error {
  readonly kind: string | null;
  constructor(kind: string | null, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** A signed-in person. Everything throws `Refused` if the console rejects a call; at a rate limit it waits as the response says. */
export interface Person {
  create(prompt: string): Promise<string>;
  read(projectId: string): Promise<ProjectState>;
  files(projectId: string, version: number): Promise<Files>;
  /** Sends changed files; null removes one. Returns the build's id. */
  edit(projectId: string, base: number, changes: Readonly<Record<string, string | null>>): Promise<string>;
  stop(projectId: string, requestId: string): Promise<void>;
  /** Waits until the newest build has ended, or null when it has not after so long. */
  settled(projectId: string, milliseconds: number): Promise<(ProjectState & { build: Build }) | null>;
  /** What the account has, with what running builds hold. */
  balance(): Promise<number>;
}

const PASSWORD = "eleven quiet herons";
const LOOK_MILLISECONDS = 300;
const PATIENCE_MILLISECONDS = 60_000;
const TRIES_MOST = 3;
let people = 0;

/** Signs a new person up at a service that trusts a proxy on this machine. Each comes from a separate network. */
export async function openPerson(port: number): Promise<Person> {
  people += 1;
  const address = `198.51.${Math.floor(people / 250) % 250}.${(people % 250) + 1}`;
  const call = openCalls(port, address);
  await call("POST", "session.signUp", { email: `person-${people}@example.test`, password: PASSWORD });
  const read = async (projectId: string): Promise<ProjectState> => {
    const { project, operation } = await call<{ project: { version: number | null }; operation: Build | null }>("GET", "projects.read", {
      projectId,
    });
    return { version: project.version, build: operation };
  };
  return {
    read,
    async create(prompt) {
      const { projectId } = await call<{ projectId: string }>("POST", "projects.start", { prompt, type: "web", requestId: randomUUID() });
      return projectId;
    },
    async files(projectId, version) {
      const listed = await call<{ path: string }[]>("GET", "versions.files", { projectId, version });
      const project = new Map<string, string>();
      for (const { path } of listed) {
        const { text } = await call<{ text: string }>("GET", "versions.file", { projectId, version, path });
        project.set(path, text);
      }
      return project;
    },
    async edit(projectId, base, changed) {
      const changes = Object.entries(changed).map(([path, text]) => ({ path, text }));
      const { requestId } = await call<{ requestId: string }>("POST", "versions.edit", {
        projectId,
        base,
        changes,
        requestId: randomUUID(),
      });
      return requestId;
    },
    stop: (projectId, requestId) => call("POST", "projects.stop", { projectId, requestId }),
    async settled(projectId, milliseconds) {
      for (const end = performance.now() + milliseconds; performance.now() < end; await pause(LOOK_MILLISECONDS)) {
        const { version, build } = await read(projectId);
        if (build !== null && build.status !== "running") return { version, build };
      }
      return null;
    },
    async balance() {
      const { balance, held } = await call<{ balance: number; held: number }>("GET", "usage.read", { days: 30 });
      return balance + held;
    },
  };
}

/** Calls a procedure; the result has the type that its caller specifies. */
type CallProcedure = <Answer>(method: "GET" | "POST", procedure: string, input: object) => Promise<Answer>;

function openCalls(port: number, address: string): CallProcedure {
  const origin = `http://localhost:${port}`;
  const own = { "x-atelier-console": "1", origin, "sec-fetch-site": "same-origin", "x-forwarded-for": address };
  let cookie = "";
  const send = (method: "GET" | "POST", procedure: string, input: object): Promise<Response> => {
    const query = method === "GET" ? `?input=${encodeURIComponent(JSON.stringify(input))}` : "";
    const body = method === "POST" ? { body: JSON.stringify(input) } : {};
    const headers = { ...own, cookie, ...(method === "POST" && { "content-type": "application/json" }) };
    return fetch(`${origin}/console/api/${procedure}${query}`, {
      method,
      headers,
      ...body,
      redirect: "manual",
      signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
    });
  };
  return async (method, procedure, input) => {
    for (let tries = 0; ; tries += 1) {
      const isLast = method === "POST" || tries === TRIES_MOST;
      const [sent] = await Promise.allSettled([send(method, procedure, input)]);
      if (sent.status === "rejected" && isLast) throw sent.reason;
      if (sent.status === "rejected") continue;
      const response = sent.value;
      const set = response.headers.get("set-cookie");
      if (set !== null) cookie = set.split(";")[0] ?? "";
      const { result, error } = await response.json();
      if (error === undefined) return result.data;
      const wait = Number(response.headers.get("retry-after") ?? error.data?.facts?.retryAfterSeconds ?? Number.NaN);
      if (isLast || response.status !== 429) throw new Refused(error.data?.kind ?? null, error.message);
      await pause((wait > 0 ? wait : 1) * 1_000);
    }
  };
}
