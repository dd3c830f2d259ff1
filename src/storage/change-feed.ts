// Who waits for a build's next change is told by one listening connection, one shared timer and one shared query, however
// many wait. A notification is a hint: the revisions in the table are read for all waiters when they join, when the
// connection comes back, and every two seconds, so that a lost notification costs two seconds and never an answer.
import type pg from "pg";
import { monotonicMilliseconds } from "../kit/clock.ts";
import { Listener } from "./listen.ts";
import { CHANGES_CHANNEL } from "./rows/operations.ts";

const TICK_MILLISECONDS = 100;
const POLL_MILLISECONDS = 2_000;
// Only of those that have changed since they were asked for.
const CHANGED = `
  select operations.id, operations.revision from unnest($1::uuid[], $2::int[]) as asked (id, revision)
  join operations on operations.id = asked.id and operations.revision <> asked.revision`;

/** What is waited for: an operation whose revision is no longer this one. */
export interface AwaitedChange {
  operationId: string;
  revision: number;
  milliseconds: number;
  /** Aborted when nobody waits any more. */
  signal: AbortSignal;
}

/** What is waited for: whatever is announced of a project. */
export interface AwaitedProject extends Pick<AwaitedChange, "milliseconds" | "signal"> {
  projectId: string;
}

/** How a feed is opened. `onLost` hears of each lost connection; the feed opens another by itself. */
export interface ChangeFeedOptions {
  connection: pg.ClientConfig;
  onLost(error: Error): void;
}

interface Waiter extends AwaitedChange {
  deadline: number;
  answer(): void;
}

/** Tells of changed operations. */
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
      onListening: () => void this.#poll(),
    });
  }

  /** Resolves when the operation has changed, when the time is over, when the signal is aborted, or when the feed closes. Never rejects. */
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

  /** As `changed`, for whatever is announced of a project. Nothing in the table makes a lost announcement good: who waits looks again by itself. */
  async projectChanged({ projectId, ...awaited }: AwaitedProject): Promise<void> {
    return this.changed({ ...awaited, operationId: projectId, revision: 0 });
  }

  /** How many wait at present. */
  waiting(): number {
    return this.#everyone().length;
  }

  /** Answers all who wait and ends the connection. */
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
    // With the next tick, for all who join until then: what changed since the revision was read is not announced again.
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

  async #poll(): Promise<void> {
    this.#nextPoll = monotonicMilliseconds() + POLL_MILLISECONDS;
    const asked = [...new Map(this.#everyone().map((waiter) => [`${waiter.operationId} ${waiter.revision}`, waiter])).values()];
    if (asked.length === 0) return;
    const values = [asked.map(({ operationId }) => operationId), asked.map(({ revision }) => revision)];
    const rows = await this.#listener.query<{ id: string; revision: number }>(CHANGED, values);
    for (const { id, revision } of rows ?? []) {
      for (const waiter of this.#waiters.get(id) ?? []) if (waiter.revision !== revision) waiter.answer();
    }
  }
}
