// The URL of the framed site. A public site uses its own address; a private one and a draft are opened with a one-time link from the
// service, so a new one is requested on every reload of the frame.
import { useQuery } from "@tanstack/react-query";
import { client } from "../../api/client.ts";
import type { ProjectState } from "../data/shapes.ts";
import { checkedAddress } from "./checked-address.ts";

/** The URL for the frame, null if there is none yet: of the live site, or of the draft. `loads` counts the requested reloads. */
export function useSiteAddress(
  { project, addresses, draft }: ProjectState,
  { loads, isDraft }: { loads: number; isDraft: boolean },
): { address: string | null; isPrivate: boolean } {
  const isPrivate = isDraft || (project.visibility === "private" && project.version !== null);
  const link = useQuery({
    queryKey: ["site-link", project.id, isDraft ? (draft?.updatedAt ?? "") : project.version, loads],
    queryFn: () => client.projects[isDraft ? "draftLink" : "siteLink"].mutate({ projectId: project.id, to: "/" }),
    enabled: isPrivate,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const given = isPrivate ? (link.data?.address ?? null) : project.version === null ? null : addresses.deployment;
  return { address: checkedAddress(given), isPrivate };
}
