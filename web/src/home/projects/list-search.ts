/** How the projects can be sorted, with the words for it. */
export const SORTS = { updated: "Last changed", created: "Newest", name: "Name" } as const;

/** What the home page's address says about the list of projects; what is as usual is left out. */
export interface ListSearch {
  search?: string | undefined;
  sort?: keyof typeof SORTS | undefined;
  page?: number | undefined;
}

const isSort = (value: unknown): value is keyof typeof SORTS => typeof value === "string" && Object.hasOwn(SORTS, value);

/** Reads it from an address. */
export function readListSearch({ search, sort, page }: Record<string, unknown>): ListSearch {
  return {
    ...(typeof search === "string" || typeof search === "number" ? { search: String(search).slice(0, 200) } : {}),
    ...(isSort(sort) ? { sort } : {}),
    ...(typeof page === "number" && Number.isSafeInteger(page) && page > 1 && page < 10_000 ? { page } : {}),
  };
}
