import * as deployWords from "#words/editor/panels/deploy.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { refusalOf } from "../../api/refusal.ts";
import { untilReached } from "../../api/until-reached.ts";
import { toast } from "../../components/ui/overlays/toast.ts";
import { useDebounced } from "../data/use-debounced.ts";

const DEBOUNCE_MILLISECONDS = 300;

/** The typed subdomain, whether it is available, and a function to claim it. `current` is the site's subdomain, empty if it has none. */
export function useSubdomain(projectId: string, current: string) {
  const [typed, setTyped] = useState<string | null>(null);
  const name = (typed ?? current).trim().toLowerCase();
  const wanted = useDebounced(name, DEBOUNCE_MILLISECONDS);
  const isNew = name !== "" && name !== current;
  const isSettled = isNew && wanted === name;
  const check = useQuery(api.projects.checkSubdomain.queryOptions({ projectId, name: wanted }, { enabled: isSettled, staleTime: 5_000 }));
  const found = isSettled ? check.data : undefined;
  const queries = useQueryClient();
  const taking = useMutation(
    api.projects.setSubdomain.mutationOptions({
      ...untilReached,
      onSuccess: async ({ address }) => {
        await queries.invalidateQueries(api.projects.read.queryFilter({ projectId }));
        setTyped(null);
        toast(address === null ? deployWords.subdomainRemoved : deployWords.siteIsNowAt({ address }), { tone: "good" });
      },
    }),
  );
  const failed = taking.error ?? (isSettled ? check.error : null);
  return {
    value: typed ?? current,
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
  if (!isNew) return deployWords.subdomainHint;
  return address === null ? deployWords.checkingAvailability : deployWords.available({ address });
}
