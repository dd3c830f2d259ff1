import * as securityWords from "#words/settings/security.ts";
import type { Outputs } from "../../api/client.ts";

/** A security event of the account. */
export type SecurityEvent = Outputs["account"]["audit"]["events"][number];

const words: Readonly<Record<string, string>> = {
  account_opened: securityWords.accountCreated,
  signed_in: securityWords.signedIn,
  sign_in_refused: securityWords.signInFailed,
  signed_out: securityWords.signedOutHere,
  session_ended: securityWords.signedOutElsewhere,
  password_changed: securityWords.passwordChanged,
  password_refused: securityWords.wrongPasswordEntered,
  reset_asked: securityWords.passwordResetRequested,
  key_made: securityWords.apiKeyCreated,
  key_revoked: securityWords.apiKeyRevoked,
  connection_made: securityWords.appConnected,
  connection_ended: securityWords.connectionRemoved,
  data_exported: securityWords.dataExported,
  webhook_made: securityWords.webhookEndpointAdded,
  webhook_changed: securityWords.webhookEndpointChanged,
  webhook_removed: securityWords.webhookEndpointRemoved,
  webhook_secret_rotated: securityWords.webhookSecretRotated,
  webhook_disabled: securityWords.webhookEndpointDisabledAfterFailures,
  model_provider_connected: securityWords.modelProviderConnected,
  model_provider_changed: securityWords.modelProviderChanged,
  model_provider_removed: securityWords.modelProviderRemoved,
  model_settings_changed: securityWords.settingsForLanguageModelsChanged,
};

const ways: Readonly<Record<string, string>> = {
  password: securityWords.withPassword,
  link: securityWords.byLink,
  "sign-up": securityWords.atSignUp,
  settings: securityWords.inSettings,
  operator: securityWords.byOperator,
  removed: securityWords.inSettings,
  app: securityWords.byApp,
  reset: securityWords.withNewPassword,
  reuse: securityWords.becauseReused,
};

/** The description of an event; an unknown type is shown by its name. */
export function eventWords({ type, facts }: Pick<SecurityEvent, "type" | "facts">): string {
  const what = words[type] ?? type.replaceAll("_", " ");
  const { how, name } = facts;
  const way = how === undefined ? undefined : (ways[how] ?? securityWords.otherWay({ how }));
  return securityWords.eventOf({ what, way, name });
}

/** Whether an event deserves the user's attention. */
export const isAlarming = (type: string): boolean => type === "sign_in_refused" || type === "password_refused";
