// The language models of a console under test: none is configured, and none is looked for on the machine that runs the tests.
import { openCatalogue } from "../../../src/adapters/models/open-catalogue.ts";
import type { FoundServer } from "../../../src/adapters/models/discovery/find-servers.ts";
import type { AppContext } from "../../../src/domain/call.ts";
import { type LiveModels, openLiveModels } from "../../../src/domain/models/live-models.ts";
import type { ConfiguredModels } from "../../../src/adapters/models/configured/listed-model.ts";

/** The models, and what a console needs to serve their settings. */
export interface TestModels {
  models: LiveModels;
  findServers: () => Promise<FoundServer[]>;
  close(): Promise<void>;
}

/** Opens the models of a process that has this configuration. */
export async function openTestModels(
  ctx: Omit<AppContext, "models">,
  configured: ConfiguredModels = { providers: [], models: [] },
): Promise<TestModels> {
  const catalogue = await openCatalogue({ ...configured, log: ctx.log, clock: ctx.clock });
  return { models: await openLiveModels({ ctx, catalogue, configured }), findServers: async () => [], close: catalogue.close };
}
