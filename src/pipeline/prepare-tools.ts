// Apps for phones need packages that are installed the first time, which may take longer than a build may. That costs nothing:
// the build ends before anything is debited, and says what to do.
import { progressAt } from "../domain/builds/progress.ts";
import { attempt } from "../lib/attempts/attempt.ts";
import { ExpoNotInstalled } from "../workshop/vendor/expo/install-expo.ts";
import type { BuildContext } from "./build-context.ts";
import { openReporting } from "./generator-context/open-reporting.ts";

/** A build ends after five minutes: it has to say what it waits for before. */
const WAIT_MILLISECONDS = 4 * 60_000;

const INSTALLING = "Installing what apps for phones need. It is done once and takes some minutes.";

const STILL_INSTALLING =
  "What apps for phones need is still being installed. Nothing was built and nothing was spent: start this build again in some minutes.";

/** Waits until the tools for the project's platform are ready. Returns why they are not, for the project's owner; null if they are. */
export async function prepareTools(context: BuildContext): Promise<string | null> {
  const reporter = openReporting(context.ctx, context.build);
  const limit = AbortSignal.timeout(WAIT_MILLISECONDS);
  const signal = AbortSignal.any([context.signal, limit]);
  const onInstall = (): void => reporter.report({ sentence: INSTALLING, progress: progressAt("understand") });
  const prepared = await attempt(() => context.prepareTools({ signal, onInstall }));
  await reporter.close();
  if (prepared.ok) return null;
  context.signal.throwIfAborted();
  if (limit.aborted) return STILL_INSTALLING;
  if (!(prepared.error instanceof ExpoNotInstalled)) throw prepared.error;
  context.ctx.log.warn({ operationId: context.build.operationId, reason: prepared.error.message }, "an app for phones cannot be built");
  return `${prepared.error.message} Nothing was built and nothing was spent.`;
}
