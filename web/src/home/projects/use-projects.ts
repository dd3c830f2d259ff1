import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { api } from "../../api/client.ts";
import type { ListSearch } from "./list-search.ts";

/** The number of cards on a page: fills whole rows of one, two and three. */
export const PAGE_SIZE = 12;

const LOOK_AGAIN_MILLISECONDS = 5_000;

/** The page of projects selected by the URL. Polled every few seconds while one of them is being built. */
export function useProjects() {
  const { search = "", sort = "updated", page = 1 } = useSearch({ from: "/" });
  const navigate = useNavigate({ from: "/" });
  const query = useQuery(
    api.projects.list.queryOptions(
      { search, sort, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
      {
        placeholderData: keepPreviousData,
        refetchInterval: ({ state }) =>
          state.data?.projects.some(({ status }) => status === "generating") === true ? LOOK_AGAIN_MILLISECONDS : false,
      },
    ),
  );
  const show = (next: ListSearch) =>
    void navigate({ search: (before) => ({ ...before, ...next }), hash: (before) => before ?? "", replace: true, resetScroll: false });
  return { query, search, sort, page, show };
}
