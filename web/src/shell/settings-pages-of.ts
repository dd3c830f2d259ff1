/** The pages of the settings, in the order of their menu. `isOwners`: only the installation's owner can use it. */
const PAGES = [
  { to: "/settings/keys", title: "API keys", isOwners: false },
  { to: "/settings/usage", title: "Usage and credits", isOwners: false },
  { to: "/settings/models", title: "Models", isOwners: true },
  { to: "/settings/integrations", title: "Integrations", isOwners: false },
  { to: "/settings/webhooks", title: "Webhooks", isOwners: false },
  { to: "/settings/security", title: "Security", isOwners: false },
  { to: "/settings/account", title: "Account and plan", isOwners: false },
] as const;

/** The pages of the settings that a user can use. */
export function settingsPagesOf(person: { isOwner: boolean } | null): (typeof PAGES)[number][] {
  return PAGES.filter(({ isOwners }) => !isOwners || person?.isOwner === true);
}
