// Waiters for a build's next change share one listening connection, one timer and one query, however many they are. A
// notification is only a hint: the revisions in the table are read for all waiters when they join, when the connection
// is restored, and every two seconds, so that a lost notification costs two seconds and never a change.
import type pg from "pg";
import { monotonicMilliseconds } from "../lib/clock.ts";
import { Listener } from "./listen.ts";
import { CHANGES_CHANNEL } from "./rows/operations.ts";

const TICK_MILLISECONDS = 100;
const POLL_MILLISECONDS = 2_000;
// Waits without a revision are not looked up in the table.
const NO_REVISION = -1;
// Only those that changed since the requested revision.
const CHANGED = `
  select operations.id, operations.revision from unnest($1::uuid[], $2::int[]) as asked (id, revision)
  join operations on operations.id = asked.id and operations.revision <> asked.revision`;

/** A wait for an operation whose revision is no longer this one. */
export interface AwaitedChange {
  operationId: string;
  revision: number;
  milliseconds: number;
  /** Aborted when the waiter is gone. */
  signal: AbortSignal;
}

/** A wait for whatever is announced under an id, such as that of a project or a webhook endpoint. */
export interface AwaitedAnnouncement extends Pick<AwaitedChange, "milliseconds" | "signal"> {
  id: string;
}

/** The feed's options. `onLost` is called for each lost connection; the feed reconnects by itself. */
export interface ChangeFeedOptions {
  connection: pg.ClientConfig;
  onLost(error: Error): void;
}

interface Waiter extends AwaitedChange {
  deadline: number;
  answer(): void;
}

/** Notifies waiters of changed operations. */
export class ChangeFeed {
  readonly #waiters = new Map<string, Set<Waiter>>();
  readonly #listener: Listener;
  #timer: NodeJS.Timeout | undefined;
  #nextPoll = 0;
  #nextDeadline = Number.POSITIVE_INFINITY;
  #closed = false;

  /** Opens the feed and its connection. */
  constructor(options: ChangeFeedOptions) {
    this.#listener = new Listener({
      ...options,
      channel: CHANGES_CHANNEL,
      onMessage: (operationId) => this.#waiters.get(operationId)?.forEach((waiter) => waiter.answer()),
      onListening: () => this.#catchUp(),
    });
  }

  /** Resolves when the operation has changed, the time is over, the signal is aborted, or the feed closes. Never rejects. */
  async changed(awaited: AwaitedChange): Promise<void> {
    if (this.#closed || awaited.signal.aborted) return;
    return new Promise((resolve) => {
      const answer = () => {
        this.#leave(waiter);
        awaited.signal.removeEventListener("abort", answer);
        resolve();
      };
      const waiter: Waiter = { ...awaited, deadline: monotonicMilliseconds() + awaited.milliseconds, answer };
      awaited.signal.addEventListener("abort", answer);
      this.#join(waiter);
    });
  }

  /**
   * As `changed`, for whatever is announced under an id. No table backs these: a lost announcement is not recovered, so
   * waiters resolve on reconnect and must read again themselves.
   */
  async announced({ id, ...awaited }: AwaitedAnnouncement): Promise<void> {
    return this.changed({ ...awaited, operationId: id, revision: NO_REVISION });
  }

  /** Whether the feed was closed: nothing changes for its waiters any more. */
  get isClosed(): boolean {
    return this.#closed;
  }

  /** The current number of waiters. */
  waiting(): number {
    return this.#everyone().length;
  }

  /** Resolves all waiters and closes the connection. */
  close(): void {
    this.#closed = true;
    for (const waiter of this.#everyone()) waiter.answer();
    this.#listener.close();
  }

  #everyone(): Waiter[] {
    return [...this.#waiters.values()].flatMap((group) => [...group]);
  }

  #join(waiter: Waiter): void {
    const group = this.#waiters.get(waiter.operationId) ?? new Set();
    this.#waiters.set(waiter.operationId, group.add(waiter));
    this.#nextDeadline = Math.min(this.#nextDeadline, waiter.deadline);
    this.#timer ??= setInterval(() => this.#tick(), TICK_MILLISECONDS);
    // Polls on the next tick, for all that join until then: earlier changes are not announced again.
    this.#nextPoll = 0;
  }

  #leave(waiter: Waiter): void {
    const group = this.#waiters.get(waiter.operationId);
    group?.delete(waiter);
    if (group?.size === 0) this.#waiters.delete(waiter.operationId);
    if (this.#waiters.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #tick(): void {
    const now = monotonicMilliseconds();
    if (now >= this.#nextDeadline) this.#answerLate(now);
    if (now >= this.#nextPoll) void this.#poll();
  }

  #answerLate(now: number): void {
    this.#nextDeadline = Number.POSITIVE_INFINITY;
    for (const waiter of this.#everyone()) {
      if (waiter.deadline <= now) waiter.answer();
      else this.#nextDeadline = Math.min(this.#nextDeadline, waiter.deadline);
    }
  }

  /** Announcements may have been missed while disconnected. */
  #catchUp(): void {
    for (const waiter of this.#everyone()) if (waiter.revision === NO_REVISION) waiter.answer();
    void this.#poll();
  }

  async #poll(): Promise<void> {
    this.#nextPoll = monotonicMilliseconds() + POLL_MILLISECONDS;
    const ofOperations = this.#everyone().filter(({ revision }) => revision !== NO_REVISION);
    const asked = [...new Map(ofOperations.map((waiter) => [`${waiter.operationId} ${waiter.revision}`, waiter])).values()];
    if (asked.length === 0) return;
    const values = [asked.map(({ operationId }) => operationId), asked.map(({ revision }) => revision)];
    const rows = await this.#listener.query<{ id: string; revision: number }>(CHANGED, values);
    for (const { id, revision } of rows ?? []) {
      for (const waiter of this.#waiters.get(id) ?? []) if (waiter.revision < revision) waiter.answer();
    }
  }
}
