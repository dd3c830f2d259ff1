import { newId } from "../../../lib/ids.ts";
import { insertSecurityEvent } from "../../../storage/rows/people/security-events.ts";
import type { AppContext } from "../../call.ts";
import { AGENT_CHARACTERS_MAX, type Visitor } from "../sessions/visitor.ts";

/** The security events of an account. */
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
  | "webhook_disabled"
  | "model_provider_connected"
  | "model_provider_changed"
  | "model_provider_removed"
  | "model_settings_changed";

/** A security event to record. `facts` never hold a secret; `visitor` is null for operator actions at the command line. */
export interface SecurityEvent {
  accountId: string;
  type: SecurityEventType;
  facts?: Readonly<Record<string, string>>;
  visitor: Visitor | null;
}

const OPERATOR: Visitor = { agent: "the operator's command line", address: "" };

/** Records a security event for the account owner, inside the caller's transaction if there is one. */
export async function recordEvent(ctx: AppContext, { accountId, type, facts = {}, visitor }: SecurityEvent): Promise<void> {
  const createdAt = ctx.clock.now();
  const { agent, address } = visitor ?? OPERATOR;
  await insertSecurityEvent(ctx.database, {
    id: newId(createdAt),
    accountId,
    type,
    facts: { ...facts },
    createdAt,
    agent: agent.slice(0, AGENT_CHARACTERS_MAX),
    address,
  });
}
