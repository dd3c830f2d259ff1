import { router } from "../rpc/procedures.ts";
import { accountRouter } from "./account-router.ts";
import { connectionsRouter } from "./connections-router.ts";
import { keysRouter } from "./keys-router.ts";
import { modelSettingsRouter } from "./model-settings-router.ts";
import { modelsRouter } from "./models-router.ts";
import { projectsRouter } from "./projects-router.ts";
import { sessionRouter } from "./session-router.ts";
import { usageRouter } from "./usage-router.ts";
import { versionsRouter } from "./versions-router.ts";
import { webhooksRouter } from "./webhooks-router.ts";

/** The whole API of the console. */
export const consoleRouter = router({
  account: accountRouter,
  connections: connectionsRouter,
  keys: keysRouter,
  models: modelsRouter,
  modelSettings: modelSettingsRouter,
  projects: projectsRouter,
  versions: versionsRouter,
  session: sessionRouter,
  usage: usageRouter,
  webhooks: webhooksRouter,
});

/** Its type, from which the console's client is derived. */
export type ConsoleRouter = typeof consoleRouter;
