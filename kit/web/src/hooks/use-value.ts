import { useSyncExternalStore } from "react";
import type { StoredValue } from "@/lib/value";

/** A stored object, and the function that changes it; the component is rendered again when it changes. */
export function useValue<Value>(
  stored: StoredValue<Value>,
): [Value, (changes: Partial<Value>) => void] {
  return [useSyncExternalStore(stored.subscribe, stored.get), stored.change];
}
