import { useSyncExternalStore } from "react";
import { useCollection } from "@/hooks/use-collection";
import { type Account, accounts } from "@/lib/accounts";
import { session } from "@/lib/session";
import type { Stored } from "@/lib/store";

/** The account that is logged in; null for none. */
export function useAccount(): Stored<Account> | null {
  const id = useSyncExternalStore(session.subscribe, session.get);
  return useCollection(accounts).find((account) => account.id === id) ?? null;
}
