import * as generalWords from "#words/general.ts";
import * as shellWords from "#words/shell.ts";

/** The pages of the settings, in the order of their menu. `isOwners`: only the installation's owner can use it. */
const PAGES = [
  { to: "/settings/keys", title: generalWords.apiKeys, isOwners: false },
  { to: "/settings/usage", title: generalWords.usageAndCredits, isOwners: false },
  { to: "/settings/models", title: shellWords.models, isOwners: true },
  { to: "/settings/integrations", title: shellWords.integrations, isOwners: false },
  { to: "/settings/webhooks", title: shellWords.webhooks, isOwners: false },
  { to: "/settings/security", title: shellWords.security, isOwners: false },
  { to: "/settings/account", title: shellWords.accountAndPlan, isOwners: false },
] as const;

/** The pages of the settings that a user can use. */
export function settingsPagesOf(person: { isOwner: boolean } | null): (typeof PAGES)[number][] {
  return PAGES.filter(({ isOwners }) => !isOwners || person?.isOwner === true);
}
