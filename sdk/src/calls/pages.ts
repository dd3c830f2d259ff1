import { ApiPromise, type WithResponse } from "./api-promise.ts";

/** A page that knows the next one. */
export interface CursorPage {
  /** The `cursor` of the next page, or null on the last one. */
  nextCursor: string | null;
}

/** Which page of a list to read. */
export interface PageQuery {
  /** The page size. */
  limit?: number | undefined;
  /** How many items to skip. */
  offset?: number | undefined;
  /** The `nextCursor` of the page before. */
  cursor?: string | undefined;
}

/** How the pages of a list are read. */
export interface PageReader<Query, Page, Item> {
  /** The size of the pages that an iteration reads. */
  pageOfIteration: number;
  /** Reads one page. */
  readPage(query: Query): ApiPromise<Page>;
  /** The items of a page. */
  itemsOf(page: Page): readonly Item[];
}

/**
 * A list. Await it to get one page, or iterate over it to get the items of all pages. Nothing is read before that. Awaiting
 * it again returns the same page, as with every promise.
 */
export class Pages<Query extends PageQuery, Page extends CursorPage, Item> extends ApiPromise<Page> implements AsyncIterable<Item> {
  readonly #query: Query;
  readonly #reader: PageReader<Query, Page, Item>;

  /** `reader` reads the pages that begin with the one of `query`. */
  constructor(query: Query, reader: PageReader<Query, Page, Item>) {
    let awaited: Promise<WithResponse<Page>> | undefined;
    super(() => (awaited ??= reader.readPage(query).withResponse()));
    this.#query = query;
    this.#reader = reader;
  }

  /**
   * Iterates over the pages instead of the items.
   *
   * @example
   * ```ts
   * for await (const { projects, total } of client.projects.list({ limit: 50 }).byPage()) console.log(projects.length, total);
   * ```
   */
  async *byPage(): AsyncGenerator<Page, void, undefined> {
    const { pageOfIteration, readPage } = this.#reader;
    // A cursor is a position in the list, so that what is created and deleted during the iteration moves nothing.
    let query: Query = { ...this.#query, limit: this.#query.limit ?? pageOfIteration };
    for (;;) {
      const page = await readPage(query);
      yield page;
      if (page.nextCursor === null) return;
      query = { ...query, offset: undefined, cursor: page.nextCursor };
    }
  }

  /** Iterates over all items of the list, from the page of the query on. */
  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    for await (const page of this.byPage()) yield* this.#reader.itemsOf(page);
  }
}
