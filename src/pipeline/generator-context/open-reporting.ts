import type { ClaimedBuild } from "../../domain/builds/claim-build.ts";
import { saveActivity } from "../../domain/builds/journal/save-activity.ts";
import type { AppContext } from "../../domain/call.ts";
import type { Activity } from "../../domain/models/generation/generator-context.ts";
import { stackOf } from "../../storage/error-causes.ts";
import { attempt } from "../../lib/attempts/attempt.ts";

/** Reports the current activity of a build. */
export interface ActivityReporter {
  /** Returns at once. While a write is in progress, a new report replaces the pending one. */
  report(activity: Activity): void;
  /** Resolves when the last report is written. */
  close(): Promise<void>;
}

/** Opens the reporting. A failed write is logged and dropped: it never fails the build. */
export function openReporting(ctx: AppContext, build: ClaimedBuild): ActivityReporter {
  let waiting: Activity | null = null;
  let writing: Promise<void> | null = null;

  async function writeAll(): Promise<void> {
    while (waiting !== null) {
      const activity: Activity = waiting;
      waiting = null;
      const outcome = await attempt(() => saveActivity(ctx, build, activity));
      if (!outcome.ok) {
        ctx.log.warn({ operationId: build.operationId, error: stackOf(outcome.error) }, "what a build is doing could not be written");
      }
    }
    writing = null;
  }

  return {
    report: (activity) => {
      waiting = activity;
      writing ??= writeAll();
    },
    close: async () => {
      await writing;
    },
  };
}
