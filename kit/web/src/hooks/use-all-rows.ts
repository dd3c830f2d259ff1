import { useCallback, useRef, useSyncExternalStore } from "react";
import type { Entity, Fields, RowOf } from "@/lib/entity";

type Rows = readonly RowOf<Fields>[];

/** The rows of several entities, in their order; the component is rendered again when any of them change. */
export function useAllRows(entities: readonly Entity[]): readonly Rows[] {
  const last = useRef<readonly Rows[]>([]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = entities.map(({ rows }) => rows.subscribe(listener));
      return () => {
        for (const end of ends) end();
      };
    },
    [entities],
  );
  return useSyncExternalStore(subscribe, () => {
    const now = entities.map(({ rows }) => rows.all());
    const isSame =
      now.length === last.current.length &&
      now.every((rows, index) => rows === last.current[index]);
    if (!isSame) last.current = now;
    return last.current;
  });
}
