import { useSyncExternalStore } from "react";
import type { Entity, Fields, RowOf } from "@/lib/entity";

/** The rows of an entity; the component is rendered again when they change. */
export function useRows<F extends Fields>({ rows }: Entity<F>): readonly RowOf<F>[] {
  return useSyncExternalStore(rows.subscribe, rows.all);
}
