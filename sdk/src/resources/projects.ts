import type { ApiPromise } from "../calls/api-promise.ts";
import type { RequestOptions, Transport } from "../transport/create-transport.ts";
import type { DoneOperation, StartedOperation } from "../types/operations.ts";
import type { CreateProject, Project, ProjectDetails, ProjectList, ProjectStatus, UpdateProject } from "../types/projects.ts";
import type { FollowOptions } from "./follow-build.ts";
import type { Operations } from "./operations.ts";
import { Pages } from "../calls/pages.ts";

/** Which projects to list. */
export interface ListProjects {
  /** The page size: 1 to 100. By default an awaited page has 20 projects, and an iteration reads 100 at a time. */
  limit?: number | undefined;
  /** How many projects to skip, from the newest on. */
  offset?: number | undefined;
  /** The `nextCursor` of the page before; not together with `offset`. */
  cursor?: string | undefined;
  /** Only projects with this status. */
  status?: ProjectStatus | undefined;
  /** Only projects whose name or prompt contains these words, case-insensitive. */
  q?: string | undefined;
  /** Only projects whose metadata has these keys and values. */
  metadata?: Readonly<Record<string, string>> | undefined;
}

const pageOfIteration = 100;

/** Projects: applications created from a prompt. */
export class Projects {
  readonly #send: Transport;
  readonly #operations: Operations;

  constructor(send: Transport, operations: Operations) {
    this.#send = send;
    this.#operations = operations;
  }

  /**
   * Creates a project and starts its build. Returns immediately; follow the build by its `requestId`. Retries do not create
   * a second project: every call has a `requestId`, generated unless you provide one. Requires the scope `projects:write`.
   * Throws `InsufficientCreditsError` if fewer than 25 credits are available.
   *
   * @example
   * ```ts
   * const { requestId: started, editorUrl } = await client.projects.create({ prompt: "A recipe box with ratings", model: "auto" });
   * console.log(`${started} can be watched at ${editorUrl}`);
   * ```
   */
  create(project: string | CreateProject, options?: RequestOptions): ApiPromise<StartedOperation> {
    const given = typeof project === "string" ? { prompt: project } : project;
    const body = { ...given, requestId: given.requestId ?? crypto.randomUUID() };
    return this.#send<StartedOperation>({ method: "POST", path: ["projects"], body }, options);
  }

  /**
   * Creates a project, and returns its build when it is done: the site's URL is in `links.deployment`, and the proof of every
   * feature in `proof`. `onQuestion` answers the build's questions. Throws `BuildFailedError`, `BuildStoppedError`, or
   * `QuestionUnansweredError` if a question is not answered. An aborted `signal` ends the waiting, not the build.
   *
   * @example
   * ```ts
   * const operation = await client.projects.createAndWait("Build me an app", {
   *   onUpdate: ({ stage, progress }) => console.log(stage, progress),
   *   onQuestion: ([question]) => question?.options[0],
   * });
   * console.log(operation.links.deployment);
   * ```
   */
  async createAndWait(project: string | CreateProject, options: FollowOptions = {}): Promise<DoneOperation> {
    const { onUpdate: _, onQuestion: __, ...request } = options;
    const { requestId } = await this.create(project, request);
    return this.#operations.wait(requestId, options);
  }

  /**
   * Lists the account's projects, newest first, all of them or those that match. Iterate over the result to get all of them,
   * or await it to get one page and the `total`. Requires the scope `projects:read`.
   *
   * @example
   * ```ts
   * for await (const project of client.projects.list()) console.log(project.name, project.status);
   *
   * const { projects, total } = await client.projects.list({ limit: 5, status: "ready", metadata: { customer: "1042" } });
   * console.log(`${projects.length} of ${total}`);
   * ```
   */
  list(query: ListProjects = {}, options?: RequestOptions): Pages<ListProjects, ProjectList, Project> {
    return new Pages(query, {
      pageOfIteration,
      readPage: ({ metadata = {}, ...page }) => {
        const wanted = Object.entries(metadata).map(([key, value]) => [`metadata[${key}]`, value] as const);
        return this.#send<ProjectList>({ method: "GET", path: ["projects"], query: { ...page, ...Object.fromEntries(wanted) } }, options);
      },
      itemsOf: ({ projects }) => projects,
    });
  }

  /**
   * Reads a project with its versions and URLs. Requires the scope `projects:read`.
   *
   * @example
   * ```ts
   * const project = await client.projects.get(projectId);
   * console.log(project.name, project.deploymentUrl, project.versions.length);
   * ```
   */
  get(projectId: string, options?: RequestOptions): ApiPromise<ProjectDetails> {
    return this.#send<ProjectDetails>({ method: "GET", path: ["projects", projectId] }, options);
  }

  /**
   * Changes a project's name, visibility, second address or metadata. If one of the values is not valid, nothing is changed.
   * Requires the scope `projects:write`. Throws `BadRequestError`, for example if another site has the second address.
   *
   * @example
   * ```ts
   * const project = await client.projects.update(projectId, { visibility: "private", metadata: { customer: "1042" } });
   * console.log(project.visibility, project.metadata);
   * ```
   */
  update(projectId: string, changes: UpdateProject, options?: RequestOptions): ApiPromise<Project> {
    return this.#send<Project>({ method: "PATCH", path: ["projects", projectId], body: changes }, options);
  }

  /**
   * Deletes a project: its site is taken down, and a running build is stopped. In the console, its owner can
   * restore it from the trash for thirty days. Requires the scope `projects:delete`.
   *
   * @example
   * ```ts
   * const { projectId: outdated } = await client.projects.create("A page that counts down to the summer holidays");
   * await client.projects.delete(outdated);
   * ```
   */
  delete(projectId: string, options?: RequestOptions): ApiPromise<void> {
    return this.#send<void>({ method: "DELETE", path: ["projects", projectId], endsInNotFound: true }, options);
  }

  /**
   * Deletes what a build has written and could not finish; the versions stay. Requires the scope `projects:write`. Throws
   * `NotFoundError` if the project has no draft, and `BuildRunningError` while a build has not ended.
   *
   * @example
   * ```ts
   * const { draft } = await client.projects.get(projectId);
   * if (draft !== null && draft.works.length === 0) await client.projects.dropDraft(projectId);
   * ```
   */
  dropDraft(projectId: string, options?: RequestOptions): ApiPromise<void> {
    return this.#send<void>({ method: "DELETE", path: ["projects", projectId, "draft"], endsInNotFound: true }, options);
  }
}
