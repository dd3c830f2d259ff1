const SORTS = ["updated", "created", "name"] as const;

/** The project list's parameters in the URL; defaults are omitted. */
export interface ListSearch {
  search?: string | undefined;
  sort?: (typeof SORTS)[number] | undefined;
  page?: number | undefined;
}

const isSort = (value: unknown): value is (typeof SORTS)[number] => SORTS.some((sort) => sort === value);

/** Parses them from a URL. */
export function readListSearch({ search, sort, page }: Record<string, unknown>): ListSearch {
  return {
    ...(typeof search === "string" || typeof search === "number" ? { search: String(search).slice(0, 200) } : {}),
    ...(isSort(sort) ? { sort } : {}),
    ...(typeof page === "number" && Number.isSafeInteger(page) && page > 1 && page < 10_000 ? { page } : {}),
  };
}
