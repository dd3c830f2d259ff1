import { type QueryFilters, useQueryClient } from "@tanstack/react-query";
import { toast } from "../components/ui/overlays/toast.ts";
import { refusalOf } from "./refusal.ts";

/** Optimistically updates the results of some queries, and rolls back with the service's message if the change is refused. */
export function useShownAtOnce<Shown>(filter: QueryFilters) {
  const queries = useQueryClient();
  return {
    async show(change: (shown: Shown) => Shown) {
      await queries.cancelQueries(filter);
      const before = queries.getQueriesData<Shown>(filter);
      queries.setQueriesData<Shown>(filter, (shown) => (shown === undefined ? undefined : change(shown)));
      return () => {
        for (const [key, shown] of before) queries.setQueryData(key, shown);
      };
    },
    refused(error: unknown, undo: (() => void) | undefined) {
      undo?.();
      toast(refusalOf(error).message, { tone: "bad" });
    },
    settled: () => queries.invalidateQueries(filter),
  };
}
