// A project as it changes, for as long as somebody looks. A notification only wakes it up: what is told is always read
// anew, and told only where it differs from what was told last. Who looks must stay signed in.
import { setTimeout as delay } from "node:timers/promises";
import { tracked, TRPCError } from "@trpc/server";
import { isStillSignedIn } from "../../../../domain/accounts/sessions/is-still-signed-in.ts";
import type { SignedIn } from "../../../../domain/accounts/sessions/sessions.ts";
import type { Call } from "../../../../domain/call.ts";
import { readWorkbench } from "../../../../domain/projects/browsing/read-workbench.ts";
import { ServiceError } from "../../../../domain/errors.ts";
import { contentHash } from "../../../../kit/secrets.ts";
import type { ChangeFeed } from "../../../../storage/change-feed.ts";
import { refusalOf } from "../../rpc/procedures.ts";
import { presentWorkbench } from "./project-answers.ts";

/** Who looks, and where changes are heard of. */
export interface Watching {
  call: Call;
  session: SignedIn["session"];
  changes: ChangeFeed;
}

// A lost notification is made good by then, and a session that was ended is noticed by then.
const LONGEST_MILLISECONDS = 10_000;
// A build may tell what it is doing many times a second.
const PAUSE_MILLISECONDS = 150;

/** Tells a project at once and then whenever it has changed, until the signal is aborted. Throws when the session has ended or the project is gone. */
export async function* watchWorkbench(
  { call, session, changes }: Watching,
  { projectId, signal }: { projectId: string; signal: AbortSignal | undefined },
) {
  const leaving = new AbortController();
  const gone = signal === undefined ? leaving.signal : AbortSignal.any([signal, leaving.signal]);
  let told = "";
  try {
    while (!gone.aborted) {
      // Whoever waits before reading misses nothing that happens meanwhile.
      const changed = changes.projectChanged({ projectId, milliseconds: LONGEST_MILLISECONDS, signal: gone });
      if (!(await isStillSignedIn(call, { sessionId: session.id }))) {
        throw new TRPCError({ code: "UNAUTHORIZED", message: "Sign in to go on." });
      }
      const [read] = await Promise.allSettled([readWorkbench(call, { projectId })]);
      // What is thrown once the answer has begun no middleware sees.
      if (read.status === "rejected") throw read.reason instanceof ServiceError ? refusalOf(read.reason) : read.reason;
      const present = presentWorkbench(read.value);
      const id = contentHash(JSON.stringify(present)).slice(0, 16);
      if (id !== told) yield tracked(id, present);
      told = id;
      await changed;
      if (!gone.aborted) await delay(PAUSE_MILLISECONDS);
    }
  } finally {
    leaving.abort();
  }
}
