import { useSyncExternalStore } from "react";
import type { Collection, Stored } from "@/lib/store";

/** The rows of a collection; the component is rendered again when they change. */
export function useCollection<Values>(collection: Collection<Values>): readonly Stored<Values>[] {
  return useSyncExternalStore(collection.subscribe, collection.all);
}
