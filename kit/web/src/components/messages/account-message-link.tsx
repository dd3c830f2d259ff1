import { useSyncExternalStore } from "react";
import { MessageLink } from "@/components/messages/message-link";
import type { Fields, RowProps } from "@/lib/entity";
import { ownersOf } from "@/lib/owners";
import { session } from "@/lib/session";

interface MessageLinkProps<F extends Fields> extends RowProps<F> {
  /** The path of the page with all conversations. */
  inbox: string;
  /** On a row of a list it is an icon alone. */
  at: "row" | "heading";
}

/** Leads to the conversation with the account that added a row; nobody writes to themselves. */
export function AccountMessageLink<F extends Fields>(props: MessageLinkProps<F>) {
  const account = useSyncExternalStore(session.subscribe, session.get);
  const owners = ownersOf(props.entity, props.row.id);
  if (account !== "" && owners.includes(account)) return null;
  return <MessageLink {...props} to={owners[0]} />;
}
