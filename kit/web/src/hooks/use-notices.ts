import { useEffect, useSyncExternalStore } from "react";
import { useAllRows } from "@/hooks/use-all-rows";
import { useCollection } from "@/hooks/use-collection";
import { usePerson } from "@/hooks/use-person";
import { notices, type Notice } from "@/lib/notifications/notices";
import { type Notifications, ownNotices, watchConditions } from "@/lib/notifications/notifications";
import { session } from "@/lib/session";
import type { Stored } from "@/lib/store";

/** The notices for whoever opens the app, the latest first; the component is rendered again when there are others. */
export function useNotices(of: Notifications): readonly Stored<Notice>[] {
  useSyncExternalStore(session.subscribe, session.get);
  usePerson();
  useAllRows(of.entities);
  useEffect(() => watchConditions(of), [of]);
  return ownNotices(of, useCollection(notices));
}
