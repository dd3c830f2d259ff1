import * as shellWords from "#words/shell.ts";
import { WifiOff } from "lucide-react";
import type { Connection } from "./connection.ts";
import { useConnection } from "./use-connection.ts";

const words: Readonly<Record<Exclude<Connection, "online">, string>> = {
  offline: shellWords.offline,
  unreachable: shellWords.unreachable,
};

/** Says on every page that the connection is lost. */
export function ConnectionBanner() {
  const connection = useConnection();
  return (
    <div role="status">
      {connection !== "online" && (
        <p className="flex items-center justify-center gap-2 bg-warn-soft px-4 py-2 text-center text-sm text-warn">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          {words[connection]}
        </p>
      )}
    </div>
  );
}
