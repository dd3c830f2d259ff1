import type { Project, ProjectList } from "../types/projects.ts";

/** Which projects to list. */
export interface ListProjects {
  /** How many projects a page has: 1 to 100. Left out, a page that is awaited has 20, and an iteration reads 100 at once. */
  limit?: number | undefined;
  /** How many projects to leave out, from the newest on. */
  offset?: number | undefined;
}

type ReadPage = (query: ListProjects) => Promise<ProjectList>;

const pageOfIteration = 100;

/** The account's projects, newest first: awaited, it is one page; iterated over, it is all of them, read page by page. */
export class ProjectPages implements PromiseLike<ProjectList>, AsyncIterable<Project> {
  readonly #query: ListProjects;
  readonly #readPage: ReadPage;

  constructor(query: ListProjects, readPage: ReadPage) {
    this.#query = query;
    this.#readPage = readPage;
  }

  /** Reads the page, as `await` does. */
  // oxlint-disable-next-line unicorn/no-thenable -- a page is awaited, and the whole list is iterated over
  then<Fulfilled = ProjectList, Rejected = never>(
    onFulfilled?: ((page: ProjectList) => Fulfilled | PromiseLike<Fulfilled>) | null,
    onRejected?: ((reason: unknown) => Rejected | PromiseLike<Rejected>) | null,
  ): Promise<Fulfilled | Rejected> {
    return this.#readPage(this.#query).then(onFulfilled, onRejected);
  }

  // The list moves while it is read. What is new pushes what was read already onto the next page; what is deleted, by the
  // body of the loop perhaps, pulls what was not read yet onto an earlier one, which is then read again.
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
