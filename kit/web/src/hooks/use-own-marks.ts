import { useSyncExternalStore } from "react";
import { useCollection } from "@/hooks/use-collection";
import { type Mark, type Marks, isOwnMark } from "@/lib/marks";
import { session } from "@/lib/session";
import type { Stored } from "@/lib/store";

/** The marks of whoever opens the app, the latest first; the component is rendered again when they change. */
export function useOwnMarks(marks: Marks): readonly Stored<Mark>[] {
  useSyncExternalStore(session.subscribe, session.get);
  return useCollection(marks).filter(isOwnMark);
}
