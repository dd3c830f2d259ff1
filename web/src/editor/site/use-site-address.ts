// The URL of the framed site. A public site uses its own address; a private one is opened with a one-time link from the
// service, so a new one is requested on every reload of the frame.
import { useQuery } from "@tanstack/react-query";
import { client } from "../../api/client.ts";
import type { ProjectState } from "../data/shapes.ts";
import { checkedAddress } from "./checked-address.ts";

/** The URL for the frame, null if there is none yet. `loads` counts the requested reloads. */
export function useSiteAddress({ project, addresses }: ProjectState, loads: number): { address: string | null; isPrivate: boolean } {
  const isPrivate = project.visibility === "private" && project.version !== null;
  const link = useQuery({
    queryKey: ["site-link", project.id, project.version, loads],
    queryFn: () => client.projects.siteLink.mutate({ projectId: project.id, to: "/" }),
    enabled: isPrivate,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const given = isPrivate ? (link.data?.address ?? null) : project.version === null ? null : addresses.deployment;
  return { address: checkedAddress(given), isPrivate };
}
