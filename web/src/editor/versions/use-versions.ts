import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api, client } from "../../api/client.ts";

const PAGE = 50;
const NEWEST: number | null = null;

/** The versions of a project, newest first, page by page. `newest` is the number of the newest; a new one refreshes the list. */
export function useVersions(projectId: string, newest: number | null) {
  const queries = useQueryClient();
  const queryKey = [...api.versions.list.pathKey(), "pages", projectId];
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => client.versions.list.query({ projectId, before: pageParam, limit: PAGE }, { signal }),
    initialPageParam: NEWEST,
    getNextPageParam: ({ next }) => next,
    enabled: newest !== null,
  });
  const first = list.data?.pages[0]?.versions[0]?.version;
  useEffect(() => {
    if (first !== undefined && newest !== null && first < newest) void queries.invalidateQueries({ queryKey });
    // The key depends only on the project.
  }, [first, newest, projectId, queries]);
  return { ...list, versions: list.data?.pages.flatMap(({ versions }) => versions) ?? [] };
}
