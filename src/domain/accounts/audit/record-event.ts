import { newId } from "../../../kit/ids.ts";
import { insertSecurityEvent } from "../../../storage/rows/people/security-events.ts";
import type { Ground } from "../../call.ts";
import { AGENT_CHARACTERS_MAX, type Visitor } from "../sessions/visitor.ts";

/** What can happen to an account's security. */
export type SecurityEventType =
  | "account_opened"
  | "signed_in"
  | "sign_in_refused"
  | "signed_out"
  | "session_ended"
  | "password_changed"
  | "password_refused"
  | "reset_asked"
  | "key_made"
  | "key_revoked"
  | "connection_made"
  | "connection_ended"
  | "data_exported"
  | "webhook_made"
  | "webhook_changed"
  | "webhook_removed"
  | "webhook_secret_rotated"
  | "webhook_disabled";

/** An event to write down. `facts` never hold a secret; `visitor` is null for what the operator did at the command line. */
export interface SecurityEvent {
  accountId: string;
  type: SecurityEventType;
  facts?: Readonly<Record<string, string>>;
  visitor: Visitor | null;
}

const OPERATOR: Visitor = { agent: "the operator's command line", address: "" };

/** Writes down what happened to an account, for its owner to read; in the caller's transaction where there is one. */
export async function recordEvent(ground: Ground, { accountId, type, facts = {}, visitor }: SecurityEvent): Promise<void> {
  const createdAt = ground.clock.now();
  const { agent, address } = visitor ?? OPERATOR;
  await insertSecurityEvent(ground.database, {
    ...{ id: newId(createdAt), accountId, type, facts: { ...facts }, createdAt },
    ...{ agent: agent.slice(0, AGENT_CHARACTERS_MAX), address },
  });
}
