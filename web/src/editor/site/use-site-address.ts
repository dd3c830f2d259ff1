// Where the frame finds the site. A public one is at its address; a private one is entered with a link of the service that
// is good once, so a new one is asked for whenever the frame is loaded anew.
import { useQuery } from "@tanstack/react-query";
import { client } from "../../api/client.ts";
import type { ProjectState } from "../data/shapes.ts";
import { checkedAddress } from "./checked-address.ts";

/** The address for the frame, null while there is none. `loads` counts the wishes to load it anew. */
export function useSiteAddress({ project, addresses }: ProjectState, loads: number): { address: string | null; isPrivate: boolean } {
  const isPrivate = project.visibility === "private" && project.version !== null;
  const link = useQuery({
    queryKey: ["site-link", project.id, project.version, loads],
    queryFn: () => client.projects.siteLink.mutate({ projectId: project.id, to: "/" }),
    enabled: isPrivate,
    ...{ staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  });
  const given = isPrivate ? (link.data?.address ?? null) : project.version === null ? null : addresses.deployment;
  return { address: checkedAddress(given), isPrivate };
}
