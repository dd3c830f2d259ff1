// Streams the changes of an account's data while a client listens. An announcement is only a trigger: the state is
// always read again, and sent only if it differs from the last one. The session must remain valid.
import { setTimeout as delay } from "node:timers/promises";
import { tracked, TRPCError } from "@trpc/server";
import { isStillSignedIn } from "../../../../domain/accounts/sessions/is-still-signed-in.ts";
import type { SignedIn } from "../../../../domain/accounts/sessions/sessions.ts";
import type { Call } from "../../../../domain/call.ts";
import { ServiceError } from "../../../../domain/errors.ts";
import { contentHash } from "../../../../lib/crypto/secrets.ts";
import type { ChangeFeed } from "../../../../storage/change-feed.ts";
import { refusalOf } from "../../rpc/refusal-of.ts";
import { attempt } from "../../../../lib/attempts/attempt.ts";

/** The listening user, and the change feed. */
export interface Watching {
  call: Call;
  session: SignedIn["session"];
  changes: ChangeFeed;
}

/** What is watched: the id under which its changes are announced, and how it is read. */
export interface Watched<State> {
  id: string;
  signal: AbortSignal | undefined;
  read(): Promise<State>;
}

// Maximum delay until a lost announcement is recovered, or a session that expired is noticed.
const LONGEST_MILLISECONDS = 15_000;
// A build may report its activity many times per second.
const PAUSE_MILLISECONDS = 150;

/** Yields the state now and on change, until the signal is aborted. Throws when the session has ended, or reading is refused. */
export async function* watchChanges<State>({ call, session, changes }: Watching, { id, signal, read }: Watched<State>) {
  const leaving = new AbortController();
  const gone = signal === undefined ? leaving.signal : AbortSignal.any([signal, leaving.signal]);
  let lastMark = "";
  try {
    while (!gone.aborted) {
      // Subscribing before reading ensures that no change in between is missed.
      const next = new AbortController();
      const wait = { milliseconds: LONGEST_MILLISECONDS, signal: AbortSignal.any([gone, next.signal]) };
      const changed = Promise.race([id, session.id].map((one) => changes.announced({ id: one, ...wait })));
      if (!(await isStillSignedIn(call, { sessionId: session.id }))) {
        throw new TRPCError({ code: "UNAUTHORIZED", message: "Sign in to go on." });
      }
      const current = await attempt(() => read());
      // Errors thrown after the response has started do not reach any middleware.
      if (!current.ok) throw current.error instanceof ServiceError ? refusalOf(current.error) : current.error;
      const mark = contentHash(JSON.stringify(current.value)).slice(0, 16);
      if (mark !== lastMark) yield tracked(mark, current.value);
      lastMark = mark;
      await changed;
      next.abort();
      if (!gone.aborted) await delay(PAUSE_MILLISECONDS);
    }
  } finally {
    leaving.abort();
  }
}
