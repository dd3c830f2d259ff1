/** The sort orders of the projects, with their labels. */
export const SORTS = { updated: "Last changed", created: "Newest", name: "Name" } as const;

/** The project list's parameters in the URL; defaults are omitted. */
export interface ListSearch {
  search?: string | undefined;
  sort?: keyof typeof SORTS | undefined;
  page?: number | undefined;
}

const isSort = (value: unknown): value is keyof typeof SORTS => typeof value === "string" && Object.hasOwn(SORTS, value);

/** Parses them from a URL. */
export function readListSearch({ search, sort, page }: Record<string, unknown>): ListSearch {
  return {
    ...(typeof search === "string" || typeof search === "number" ? { search: String(search).slice(0, 200) } : {}),
    ...(isSort(sort) ? { sort } : {}),
    ...(typeof page === "number" && Number.isSafeInteger(page) && page > 1 && page < 10_000 ? { page } : {}),
  };
}
