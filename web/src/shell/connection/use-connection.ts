import { useSyncExternalStore } from "react";
import { type Connection, connectionNow, watchConnection } from "./connection.ts";

/** The connection to the service, as it is now. */
export function useConnection(): Connection {
  return useSyncExternalStore(watchConnection, connectionNow);
}
