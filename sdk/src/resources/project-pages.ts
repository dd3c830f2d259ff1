import type { Project, ProjectList } from "../types/projects.ts";

/** Which projects to list. */
export interface ListProjects {
  /** The page size: 1 to 100. By default an awaited page has 20 projects, and an iteration reads 100 at a time. */
  limit?: number | undefined;
  /** How many projects to skip, from the newest on. */
  offset?: number | undefined;
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

  // The list may change during the iteration. New projects move projects that were already read to the next page. Deletions,
  // perhaps in the body of the loop, move unread projects to an earlier page, which is then read again.
  async *[Symbol.asyncIterator](): AsyncGenerator<Project, void, undefined> {
    const { limit = pageOfIteration, offset: first = 0 } = this.#query;
    const seen = new Set<string>();
    let offset = first;
    let before = 0;
    for (;;) {
      const { projects, total } = await this.#readPage({ limit, offset });
      const gone = before - total;
      before = total;
      if (gone > 0) {
        offset = Math.max(first, offset - gone);
        continue;
      }
      const unseen = projects.filter(({ id }) => !seen.has(id));
      for (const { id } of unseen) seen.add(id);
      yield* unseen;
      offset += projects.length;
      if (projects.length === 0 || offset >= total) return;
    }
  }
}
