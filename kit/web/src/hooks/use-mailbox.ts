import { useSyncExternalStore } from "react";
import { useCollection } from "@/hooks/use-collection";
import { accounts } from "@/lib/accounts";
import { letters, type OwnConversation, ownConversations } from "@/lib/mailbox";
import { profiles } from "@/lib/profiles";
import { session } from "@/lib/session";

/** The conversations of the account that is logged in, the latest first; the component is rendered again when they change. */
export function useMailbox(): readonly OwnConversation[] {
  useSyncExternalStore(session.subscribe, session.get);
  useCollection(accounts);
  useCollection(profiles);
  useCollection(letters);
  return ownConversations();
}
