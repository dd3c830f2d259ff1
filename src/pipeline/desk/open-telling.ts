import type { ClaimedBuild } from "../../domain/builds/claim-build.ts";
import { tellActivity } from "../../domain/builds/journal/tell-activity.ts";
import type { Ground } from "../../domain/call.ts";
import type { Activity } from "../../domain/models/generation/desk.ts";
import { stackOf } from "../../storage/error-causes.ts";

/** Where a build tells what it is doing. */
export interface Telling {
  /** Returns at once. What is told while something older is being written replaces what waits. */
  tell(activity: Activity): void;
  /** Returns when what was told last is written. */
  close(): Promise<void>;
}

/** Opens it. What cannot be written is logged and forgotten: no build fails over a sentence. */
export function openTelling(ground: Ground, build: ClaimedBuild): Telling {
  let waiting: Activity | null = null;
  let writing: Promise<void> | null = null;

  async function writeAll(): Promise<void> {
    while (waiting !== null) {
      const activity: Activity = waiting;
      waiting = null;
      const [outcome] = await Promise.allSettled([tellActivity(ground, build, activity)]);
      if (outcome.status === "rejected") {
        ground.log.warn({ operationId: build.operationId, error: stackOf(outcome.reason) }, "what a build is doing could not be written");
      }
    }
    writing = null;
  }

  return {
    tell: (activity) => {
      waiting = activity;
      writing ??= writeAll();
    },
    close: async () => {
      await writing;
    },
  };
}
