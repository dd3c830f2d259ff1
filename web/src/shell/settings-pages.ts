/** The pages of the settings, in the order of their menu. */
export const SETTINGS_PAGES = [
  { to: "/settings/keys", title: "API keys" },
  { to: "/settings/usage", title: "Usage and credits" },
  { to: "/settings/integrations", title: "Integrations" },
  { to: "/settings/webhooks", title: "Webhooks" },
  { to: "/settings/security", title: "Security" },
  { to: "/settings/account", title: "Account and plan" },
] as const;
