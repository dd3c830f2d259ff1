import type { RequestOptions, Transport } from "../transport/create-transport.ts";
import type { Operation, StartedOperation } from "../types/operations.ts";
import type { CreateProject, ProjectDetails, ProjectList } from "../types/projects.ts";
import type { FollowOptions } from "./follow-build.ts";
import type { Operations } from "./operations.ts";
import { type ListProjects, ProjectPages } from "./project-pages.ts";

/** Applications, and the prompts that they begin with. */
export class Projects {
  readonly #send: Transport;
  readonly #operations: Operations;

  constructor(send: Transport, operations: Operations) {
    this.#send = send;
    this.#operations = operations;
  }

  /**
   * Creates a project and begins to build it. The answer comes at once; follow the build under its `requestId`. It happens
   * once, however often it is tried: every call has a `requestId`, its own unless one is given. Needs the scope
   * `projects:write`. Throws `InsufficientCreditsError` where fewer than 25 credits are free.
   *
   * @example
   * ```ts
   * const { requestId, editorUrl } = await client.projects.create({ prompt: "A recipe box with ratings", model: "auto" });
   * console.log(`${requestId} can be watched at ${editorUrl}`);
   * ```
   */
  async create(project: string | CreateProject, options?: RequestOptions): Promise<StartedOperation> {
    const wished = typeof project === "string" ? { prompt: project } : project;
    const body = { ...wished, requestId: wished.requestId ?? crypto.randomUUID() };
    return this.#send<StartedOperation>({ method: "POST", path: ["projects"], body }, options);
  }

  /**
   * Creates a project, and answers when its build is done: with its address in `links.deployment`, and the proof of every
   * feature in `proof`. `onQuestion` answers what the build asks. Throws `BuildFailedError`, `BuildStoppedError`, or
   * `QuestionUnansweredError` where a question finds no answer. An aborted `signal` ends the waiting, not the build.
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
  async createAndWait(project: string | CreateProject, options: FollowOptions = {}): Promise<Operation> {
    const { onUpdate: _, onQuestion: __, ...request } = options;
    const { requestId } = await this.create(project, request);
    return this.#operations.wait(requestId, options);
  }

  /**
   * Lists the account's projects, newest first. Iterate over it for all of them, or await it for one page with the `total`.
   * Needs the scope `projects:read`.
   *
   * @example
   * ```ts
   * for await (const project of client.projects.list()) console.log(project.name, project.status);
   *
   * const { projects, total } = await client.projects.list({ limit: 5 });
   * console.log(`${projects.length} of ${total}`);
   * ```
   */
  list(query: ListProjects = {}, options?: RequestOptions): ProjectPages {
    return new ProjectPages(query, ({ limit, offset }) =>
      this.#send<ProjectList>({ method: "GET", path: ["projects"], query: { limit, offset } }, options),
    );
  }

  /**
   * Reads a project with its versions and addresses. Needs the scope `projects:read`.
   *
   * @example
   * ```ts
   * const project = await client.projects.get(projectId);
   * console.log(project.name, project.deploymentUrl, project.versions.length);
   * ```
   */
  async get(projectId: string, options?: RequestOptions): Promise<ProjectDetails> {
    return this.#send<ProjectDetails>({ method: "GET", path: ["projects", projectId] }, options);
  }

  /**
   * Deletes a project: its site is taken down, and a build that runs is stopped. Needs the scope `projects:delete`.
   *
   * @example
   * ```ts
   * const { projectId } = await client.projects.create("A page that counts down to the summer holidays");
   * await client.projects.delete(projectId);
   * ```
   */
  async delete(projectId: string, options?: RequestOptions): Promise<void> {
    await this.#send<undefined>({ method: "DELETE", path: ["projects", projectId], endsInNotFound: true }, options);
  }
}
