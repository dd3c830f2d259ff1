import { useSyncExternalStore } from "react";
import { useCollection } from "@/hooks/use-collection";
import { type Role, type Roles, roleNamed } from "@/lib/roles";

/** The role that is played at this browser; the component is rendered again when it changes. */
export function useRole({ all, present }: Roles): Role {
  return roleNamed(useCollection(all), useSyncExternalStore(present.subscribe, present.get));
}
