import type { Project, ProjectList, ProjectStatus } from "../types/projects.ts";

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

type ReadPage = (query: ListProjects) => Promise<ProjectList>;

const pageOfIteration = 100;

/** The account's projects, newest first: one page when awaited; all of them, read page by page, when iterated. */
export class ProjectPages implements PromiseLike<ProjectList>, AsyncIterable<Project> {
  readonly #query: ListProjects;
  readonly #readPage: ReadPage;

  constructor(query: ListProjects, readPage: ReadPage) {
    this.#query = query;
    this.#readPage = readPage;
  }

  /** Reads one page; called by `await`. */
  // oxlint-disable-next-line unicorn/no-thenable -- a page is awaited, and the whole list is iterated over
  then<Fulfilled = ProjectList, Rejected = never>(
    onFulfilled?: ((page: ProjectList) => Fulfilled | PromiseLike<Fulfilled>) | null,
    onRejected?: ((reason: unknown) => Rejected | PromiseLike<Rejected>) | null,
  ): Promise<Fulfilled | Rejected> {
    return this.#readPage(this.#query).then(onFulfilled, onRejected);
  }

  // A cursor is a position in the list, so that what is created and deleted during the iteration moves nothing.
  async *[Symbol.asyncIterator](): AsyncGenerator<Project, void, undefined> {
    const { limit = pageOfIteration, ...first } = this.#query;
    let query: ListProjects = { ...first, limit };
    for (;;) {
      const { projects, nextCursor } = await this.#readPage(query);
      yield* projects;
      if (nextCursor === null) return;
      query = { ...first, limit, offset: undefined, cursor: nextCursor };
    }
  }
}
