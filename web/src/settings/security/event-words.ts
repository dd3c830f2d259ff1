import type { Outputs } from "../../api/client.ts";

/** A security event of the account. */
export type SecurityEvent = Outputs["account"]["audit"]["events"][number];

const words: Readonly<Record<string, string>> = {
  account_opened: "Account created",
  signed_in: "Signed in",
  sign_in_refused: "Sign-in failed",
  signed_out: "Signed out",
  session_ended: "Signed out elsewhere",
  password_changed: "Password changed",
  password_refused: "Wrong password entered",
  reset_asked: "Password reset requested",
  key_made: "API key created",
  key_revoked: "API key revoked",
  connection_made: "App connected",
  connection_ended: "Connection removed",
  data_exported: "Data exported",
  webhook_made: "Webhook endpoint added",
  webhook_changed: "Webhook endpoint changed",
  webhook_removed: "Webhook endpoint removed",
  webhook_secret_rotated: "Webhook secret rotated",
  webhook_disabled: "Webhook endpoint disabled after failures",
  model_provider_connected: "Model provider connected",
  model_provider_changed: "Model provider changed",
  model_provider_removed: "Model provider removed",
  model_settings_changed: "Settings for language models changed",
};

const ways: Readonly<Record<string, string>> = {
  password: "with the password",
  link: "by a one-time link",
  "sign-up": "at sign-up",
  settings: "in the settings",
  operator: "by the operator",
  removed: "in the settings",
  app: "by the app",
  reset: "with the new password",
  reuse: "because a code or token was used twice",
};

/** The description of an event; an unknown type is shown by its name. */
export function eventWords({ type, facts }: Pick<SecurityEvent, "type" | "facts">): string {
  const what = words[type] ?? type.replaceAll("_", " ");
  const { how, name } = facts;
  const way = how === undefined ? "" : ` ${ways[how] ?? `(${how})`}`;
  return `${what}${way}${name === undefined ? "" : `: ${name}`}`;
}

/** Whether an event deserves the user's attention. */
export const isAlarming = (type: string): boolean => type === "sign_in_refused" || type === "password_refused";
