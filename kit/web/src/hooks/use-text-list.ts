import { useSyncExternalStore } from "react";
import type { TextList } from "@/lib/text-list";

/** The texts of a list; the component is rendered again when they change. */
export function useTextList(list: TextList): readonly string[] {
  return useSyncExternalStore(list.subscribe, list.all);
}
