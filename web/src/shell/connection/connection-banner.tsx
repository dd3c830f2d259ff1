import { WifiOff } from "lucide-react";
import { useSyncExternalStore } from "react";
import { type Connection, connectionNow, watchConnection } from "./connection.ts";

const words: Readonly<Record<Exclude<Connection, "online">, string>> = {
  offline: "You are offline. This page may be out of date; it reconnects automatically when the network is back.",
  unreachable: "The service cannot be reached. This page tries again every few seconds and reconnects automatically.",
};

/** Says on every page that the connection is lost. */
export function ConnectionBanner() {
  const connection = useSyncExternalStore(watchConnection, connectionNow);
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
