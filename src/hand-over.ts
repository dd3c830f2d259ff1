// A sentence for a service that runs already: this process only starts the build in that service's database and follows it,
// as the owner. The service's worker builds it, and goes on if this process is interrupted.
import type { Config } from "./config.ts";
import { createSilentFront } from "./entrypoints/front/create-silent-front.ts";
import type { Application } from "./compose.ts";
import type { Log } from "./lib/log.ts";
import { reachDatabase } from "./storage/data-folder/reach-database.ts";

/**
 * Opens the application beside the running service, without its roles: it serves and builds nothing itself. Throws a StartError
 * while that service is still starting.
 */
export async function handOver({ config, log }: { config: Config; log: Log }): Promise<Application> {
  const { connection, leave } = await reachDatabase({ folder: config.dataFolder, port: config.port, log });
  const { host, port, user, database } = connection;
  const databaseUrl = `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  const { compose } = await import("./compose.ts");
  const application = await compose({ config: { ...config, databaseUrl, roles: [] }, log, front: createSilentFront() });
  const close = async () => {
    await application.close();
    await leave();
  };
  return { ...application, close };
}
