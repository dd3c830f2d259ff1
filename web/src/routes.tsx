// Every route of the console. Pages are loaded when they are opened; the service answers all of these addresses with
// the same HTML (see PAGES in src/entrypoints/console/create-console.ts).
import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { readCliRequest } from "./connect/cli/cli-request.ts";
import { persistently } from "./components/persistently.ts";
import { readListSearch } from "./home/projects/list-search.ts";
import { PageFailed } from "./shell/page/page-failed.tsx";
import { PageLoading } from "./shell/page/page-loading.tsx";
import { PageMissing } from "./shell/page/page-missing.tsx";
import { personOf } from "./shell/session/person-of.ts";
import { isAnsweredByService, wayBack } from "./shell/session/way-back.ts";
import { Shell } from "./shell/shell.tsx";

const root = createRootRoute({
  component: Shell,
  beforeLoad: async () => void (await personOf()),
});

const home = createRoute({
  getParentRoute: () => root,
  path: "/",
  validateSearch: readListSearch,
  component: lazyRouteComponent(() => persistently(() => import("./home/home-page.tsx")), "HomePage"),
});

/** The search parameters of the sign-in pages: where to continue, and why one is there. */
const readWay = ({ to, why }: Record<string, unknown>): { to?: string; why?: string } => ({
  ...(typeof to === "string" ? { to } : {}),
  ...(typeof why === "string" ? { why } : {}),
});

// A signed-in user is redirected immediately.
const outside = createRoute({
  getParentRoute: () => root,
  id: "outside",
  validateSearch: readWay,
  beforeLoad: async ({ search }) => {
    if ((await personOf()) === null) return;
    const href = wayBack(search.to);
    redirect({ href, reloadDocument: isAnsweredByService(href), throw: true });
  },
});
const signIn = createRoute({
  getParentRoute: () => outside,
  path: "/sign-in",
  component: lazyRouteComponent(() => persistently(() => import("./sign-in/sign-in-page.tsx")), "SignInPage"),
});
const signUp = createRoute({
  getParentRoute: () => outside,
  path: "/sign-up",
  component: lazyRouteComponent(() => persistently(() => import("./sign-in/sign-up-page.tsx")), "SignUpPage"),
});
const enter = createRoute({
  getParentRoute: () => root,
  path: "/enter",
  component: lazyRouteComponent(() => persistently(() => import("./sign-in/enter-page.tsx")), "EnterPage"),
});
const reset = createRoute({
  getParentRoute: () => root,
  path: "/reset",
  component: lazyRouteComponent(() => persistently(() => import("./sign-in/reset-page.tsx")), "ResetPage"),
});

const inside = createRoute({
  getParentRoute: () => root,
  id: "inside",
  beforeLoad: async ({ location }) => {
    if ((await personOf()) === null) redirect({ to: "/sign-in", search: { to: location.href }, throw: true });
  },
});
const trash = createRoute({
  getParentRoute: () => inside,
  path: "/trash",
  component: lazyRouteComponent(() => persistently(() => import("./home/trash/trash-page.tsx")), "TrashPage"),
});
const project = createRoute({
  getParentRoute: () => inside,
  path: "/projects/$projectId",
  component: lazyRouteComponent(() => persistently(() => import("./editor/editor-page.tsx")), "EditorPage"),
});

const connect = createRoute({
  getParentRoute: () => inside,
  path: "/connect/$requestId",
  component: lazyRouteComponent(() => persistently(() => import("./connect/connect-page.tsx")), "ConnectPage"),
});

const connectCli = createRoute({
  getParentRoute: () => inside,
  path: "/connect/cli",
  validateSearch: readCliRequest,
  component: lazyRouteComponent(() => persistently(() => import("./connect/cli/cli-page.tsx")), "CliPage"),
});

const settings = createRoute({
  getParentRoute: () => inside,
  path: "/settings",
  component: lazyRouteComponent(() => persistently(() => import("./settings/settings-frame.tsx")), "SettingsFrame"),
});
const settingsHome = createRoute({
  getParentRoute: () => settings,
  path: "/",
  beforeLoad: () => {
    redirect({ to: "/settings/keys", replace: true, throw: true });
  },
});
const keys = createRoute({
  getParentRoute: () => settings,
  path: "/keys",
  component: lazyRouteComponent(() => persistently(() => import("./settings/keys/keys-page.tsx")), "KeysPage"),
});
const usage = createRoute({
  getParentRoute: () => settings,
  path: "/usage",
  component: lazyRouteComponent(() => persistently(() => import("./settings/usage/usage-page.tsx")), "UsagePage"),
});
const integrations = createRoute({
  getParentRoute: () => settings,
  path: "/integrations",
  component: lazyRouteComponent(() => persistently(() => import("./settings/integrations/integrations-page.tsx")), "IntegrationsPage"),
});
const webhooks = createRoute({
  getParentRoute: () => settings,
  path: "/webhooks",
  component: lazyRouteComponent(() => persistently(() => import("./settings/webhooks/webhooks-page.tsx")), "WebhooksPage"),
});
const webhook = createRoute({
  getParentRoute: () => settings,
  path: "/webhooks/$endpointId",
  component: lazyRouteComponent(() => persistently(() => import("./settings/webhooks/endpoint/endpoint-page.tsx")), "EndpointPage"),
});
const models = createRoute({
  getParentRoute: () => settings,
  path: "/models",
  component: lazyRouteComponent(() => persistently(() => import("./settings/models/models-page.tsx")), "ModelsPage"),
});
const modelProvider = createRoute({
  getParentRoute: () => settings,
  path: "/models/$providerId",
  component: lazyRouteComponent(() => persistently(() => import("./settings/models/provider/provider-page.tsx")), "ProviderPage"),
});
const security = createRoute({
  getParentRoute: () => settings,
  path: "/security",
  component: lazyRouteComponent(() => persistently(() => import("./settings/security/security-page.tsx")), "SecurityPage"),
});
const account = createRoute({
  getParentRoute: () => settings,
  path: "/account",
  component: lazyRouteComponent(() => persistently(() => import("./settings/account/account-page.tsx")), "AccountPage"),
});

const settingsPages = settings.addChildren([
  settingsHome,
  keys,
  usage,
  integrations,
  webhooks,
  webhook,
  models,
  modelProvider,
  security,
  account,
]);
const tree = [
  home,
  outside.addChildren([signIn, signUp]),
  enter,
  reset,
  inside.addChildren([trash, project, connectCli, connect, settingsPages]),
];

/** The console's router. */
export const router = createRouter({
  routeTree: root.addChildren(tree),
  defaultPreload: "intent",
  scrollRestoration: true,
  defaultErrorComponent: PageFailed,
  defaultNotFoundComponent: PageMissing,
  defaultPendingComponent: PageLoading,
  defaultPendingMs: 250,
  defaultPendingMinMs: 200,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
