import { useQueryClient } from "@tanstack/react-query";
import { api, type Outputs } from "../../api/client.ts";
import { refusalOf } from "../../api/refusal.ts";
import { toast } from "../../components/ui/overlays/toast.ts";

type List = Outputs["projects"]["list"];

/** Shows a change of the lists of projects at once, and takes it back with the service's words if it is refused. */
export function useProjectChange() {
  const queries = useQueryClient();
  const filter = api.projects.list.queryFilter();
  return {
    async show(change: (list: List) => List) {
      await queries.cancelQueries(filter);
      const before = queries.getQueriesData<List>(filter);
      queries.setQueriesData<List>(filter, (list) => (list === undefined ? undefined : change(list)));
      return () => {
        for (const [key, list] of before) queries.setQueryData(key, list);
      };
    },
    refused(error: unknown, undo: (() => void) | undefined) {
      undo?.();
      toast(refusalOf(error).message, { tone: "bad" });
    },
    settled: () => queries.invalidateQueries(filter),
  };
}
