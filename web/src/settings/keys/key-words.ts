import * as keysWords from "#words/settings/keys.ts";

/** The scopes of a key with their labels; the service checks the same names on every request. */
export const SCOPE_WORDS = [
  { scope: "projects:read", label: keysWords.readProjects, hint: keysWords.readProjectsHint },
  { scope: "projects:write", label: keysWords.build, hint: keysWords.buildHint },
  { scope: "files:read", label: keysWords.readCode, hint: keysWords.readCodeHint },
  { scope: "usage:read", label: keysWords.readUsage, hint: keysWords.readUsageHint },
  { scope: "webhooks:read", label: keysWords.readWebhooks, hint: keysWords.readWebhooksHint },
  { scope: "webhooks:write", label: keysWords.manageWebhooks, hint: keysWords.manageWebhooksHint },
  { scope: "projects:delete", label: keysWords.deleteProjects, hint: keysWords.deleteProjectsHint },
] as const;

/** The short label of a scope. */
export const scopeWord = (scope: string): string =>
  scope === "*" ? keysWords.everything : (SCOPE_WORDS.find((one) => one.scope === scope)?.label ?? scope);

/** The API's three versions, contract B first; a key is valid in all of them, and its own decides its prefix. */
export const FORM_WORDS = [
  {
    value: "b",
    label: keysWords.complete,
    hint: keysWords.completeHint,
  },
  {
    value: "a",
    label: keysWords.short,
    hint: keysWords.shortHint,
  },
  {
    value: "c",
    label: keysWords.oneText,
    hint: keysWords.oneTextHint,
  },
] as const;

/** What an API version is called. */
export const formWord = (form: string): string => FORM_WORDS.find(({ value }) => value === form)?.label ?? form;

/** How long a key may be valid, in days. */
export const EXPIRIES = [
  { value: "30", label: keysWords.days({ count: 30 }) },
  { value: "90", label: keysWords.days({ count: 90 }) },
  { value: "365", label: keysWords.oneYear },
  { value: "", label: keysWords.noExpiration },
] as const;
