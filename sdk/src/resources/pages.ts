/** Which page of a list to read. */
interface PageQuery {
  limit?: number | undefined;
  offset?: number | undefined;
  cursor?: string | undefined;
}

/** How the pages of a list are read. */
interface PageReader<Query, Page, Item> {
  /** The size of the pages that an iteration reads. */
  pageOfIteration: number;
  readPage(query: Query): Promise<Page>;
  itemsOf(page: Page): readonly Item[];
}

/** A list: one page when awaited; all of its items, read page by page, when iterated. */
export class Pages<Query extends PageQuery, Page extends { nextCursor: string | null }, Item>
  implements PromiseLike<Page>, AsyncIterable<Item>
{
  readonly #query: Query;
  readonly #reader: PageReader<Query, Page, Item>;

  constructor(query: Query, reader: PageReader<Query, Page, Item>) {
    this.#query = query;
    this.#reader = reader;
  }

  /** Reads one page; called by `await`. */
  // oxlint-disable-next-line unicorn/no-thenable -- a page is awaited, and the whole list is iterated over
  then<Fulfilled = Page, Rejected = never>(
    onFulfilled?: ((page: Page) => Fulfilled | PromiseLike<Fulfilled>) | null,
    onRejected?: ((reason: unknown) => Rejected | PromiseLike<Rejected>) | null,
  ): Promise<Fulfilled | Rejected> {
    return this.#reader.readPage(this.#query).then(onFulfilled, onRejected);
  }

  // A cursor is a position in the list, so that what is created and deleted during the iteration moves nothing.
  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    const { pageOfIteration, readPage, itemsOf } = this.#reader;
    let query: Query = { ...this.#query, limit: this.#query.limit ?? pageOfIteration };
    for (;;) {
      const page = await readPage(query);
      yield* itemsOf(page);
      if (page.nextCursor === null) return;
      query = { ...query, offset: undefined, cursor: page.nextCursor };
    }
  }
}
