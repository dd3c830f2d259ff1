import { useEffect, useRef } from "react";
import { useCollection } from "@/hooks/use-collection";
import type { Collection, Stored } from "@/lib/store";

/** Tells of each row that comes into the collection while the app is open, once. */
export function useArrivals<Values>(
  collection: Collection<Values>,
  tell: (row: Stored<Values>) => void,
) {
  const rows = useCollection(collection);
  const known = useRef(new Set(rows.map(({ id }) => id)));
  useEffect(() => {
    for (const row of rows) {
      if (known.current.has(row.id)) continue;
      known.current.add(row.id);
      tell(row);
    }
  }, [rows, tell]);
}
