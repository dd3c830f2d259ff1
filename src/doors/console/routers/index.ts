import { router } from "../rpc/procedures.ts";
import { modelsRouter } from "./models-router.ts";
import { sessionRouter } from "./session-router.ts";

/** Everything that the console asks the service. */
export const consoleRouter = router({
  models: modelsRouter,
  session: sessionRouter,
});

/** Its type, from which the console's client is derived. */
export type ConsoleRouter = typeof consoleRouter;
