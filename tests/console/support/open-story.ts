// A service with one built project and the browser of its visitors, which test files of one process share.
import { buildAndWait } from "../../support/build-and-wait.ts";
import { createTestDatabase } from "../../support/create-test-database.ts";
import { share } from "../../support/runner/batches/share.ts";
import { removeData, type RunningService, startService } from "../../support/start-service.ts";
import { openVisitors, type Visitors } from "./open-visitors.ts";

/** A service, its visitors, and a project of the first account that is built and proven. */
export interface Story {
  service: RunningService;
  visitors: Visitors;
  projectId: string;
  /** The URL of the service's database. */
  databaseUrl: string;
  close(): Promise<void>;
}

/** Opens the story, whose project is shared: a test leaves it as usable as it was. */
export const openStory = share(async (): Promise<Story> => {
  const database = await createTestDatabase("console story");
  const service = await startService({ withPasswords: true, environment: { DATABASE_URL: database.url } });
  const visitors = await openVisitors(service);
  const { projectId } = await buildAndWait(service, "A recipe box with ratings and a shopping list");
  return {
    service,
    visitors,
    projectId,
    databaseUrl: database.url,
    close: async () => {
      await visitors.close();
      await service.stop();
      await removeData(service.dataFolder);
      await database.drop();
    },
  };
});
