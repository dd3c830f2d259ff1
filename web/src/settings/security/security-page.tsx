import * as securityWords from "#words/settings/security.ts";
import { SettingsPage } from "../settings-page.tsx";
import { AuditLog } from "./audit-log.tsx";
import { PasswordCard } from "./password-card.tsx";
import { SessionList } from "./session-list.tsx";

/** The password, the active sessions, and the security events. */
export function SecurityPage() {
  return (
    <SettingsPage title={securityWords.security} lead={securityWords.lead}>
      <PasswordCard />
      <SessionList />
      <AuditLog />
    </SettingsPage>
  );
}
