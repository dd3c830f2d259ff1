import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { refusalOf } from "../../api/refusal.ts";
import { toast } from "../../components/ui/overlays/toast.ts";
import { useSettled } from "../data/use-settled.ts";

const SETTLED_MILLISECONDS = 300;

/** The name that is typed for a site, whether it is free, and the way to take it. `present` is the name that the site has, empty where it has none. */
export function useSubdomain(projectId: string, present: string) {
  const [typed, setTyped] = useState<string | null>(null);
  const name = (typed ?? present).trim().toLowerCase();
  const wanted = useSettled(name, SETTLED_MILLISECONDS);
  const isNew = name !== "" && name !== present;
  const isSettled = isNew && wanted === name;
  const check = useQuery(api.projects.checkSubdomain.queryOptions({ projectId, name: wanted }, { enabled: isSettled, staleTime: 5_000 }));
  const found = isSettled ? check.data : undefined;
  const queries = useQueryClient();
  const taking = useMutation(
    api.projects.setSubdomain.mutationOptions({
      onSuccess: async ({ address }) => {
        await queries.invalidateQueries(api.projects.read.queryFilter({ projectId }));
        setTyped(null);
        toast(address === null ? "The name was taken away. It is free again." : `The site is at ${address} now.`, { tone: "good" });
      },
    }),
  );
  const failed = taking.error ?? (isSettled ? check.error : null);
  return {
    value: typed ?? present,
    isFree: found?.isFree === true,
    problem: failed ? refusalOf(failed).message : (found?.problem ?? null),
    hint: hintOf(isNew, found?.isFree === true ? found.address : null),
    isTaking: taking.isPending,
    type: (text: string) => {
      taking.reset();
      setTyped(text);
    },
    take: () => {
      if (found?.isFree === true) taking.mutate({ projectId, name });
    },
    giveUp: () => taking.mutate({ projectId, name: null }),
  };
}

function hintOf(isNew: boolean, address: string | null): string {
  if (!isNew) return "Letters, digits and hyphens. The first address stays good as well.";
  return address === null ? "Looking whether it is free" : `Free: ${address}`;
}
