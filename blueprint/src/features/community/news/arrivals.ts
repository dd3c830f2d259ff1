// How the generated app learns of new rows: a hook that tells of each row that was not there before.
import { code } from "../../../writer/code/code.ts";
import type { ModuleSource } from "../../../writer/code/module.ts";

/** `src/lib/arrivals.ts`: `@useArrivals`. */
export const arrivalsModule: ModuleSource = {
  path: "src/lib/arrivals.ts",
  library: true,
  parts: [
    {
      name: "useArrivals",
      comment: "Tells of each row that comes into the collection while the app is open, once.",
      code: code`
        function useArrivals<Draft extends object>(collection: @Collection<Draft>, tell: (row: @Stored<Draft>) => void) {
          const rows = @useRows(collection);
          const known = @useRef(new Set(rows.map((row) => row.id)));
          @useEffect(() => {
            for (const row of rows) {
              if (known.current.has(row.id)) continue;
              known.current.add(row.id);
              tell(row);
            }
          }, [rows, tell]);
        }`,
    },
  ],
};
