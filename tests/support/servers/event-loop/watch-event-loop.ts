// Detects a process that blocks its event loop. A timer beats every few milliseconds; what the main thread computed
// between two beats is what one turn of the loop computed, since a free loop beats in time. Only processor time counts:
// a busy machine delays a beat without computing anything. Waiting without computing (a synchronous file read) is not
// detected.
//
// Limits are for a machine that is otherwise idle: a turn that had half of a core also had twice as long to collect
// requests, so it may take twice as much; and a core that runs the yardstick at half speed gets twice the time for
// everything else.
//
// A server that shares its thread with tests shares their heap as well, and collecting what they leave is no work of its:
// the time of the garbage collector is subtracted there.
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { PerformanceObserver } from "node:perf_hooks";
import { setImmediate as immediately } from "node:timers/promises";

/** The most processor time that one turn of the loop may take, in milliseconds. */
export const TURN_MILLISECONDS_MAX = 200;

/** How much each concurrent request may add: requests that arrive together are handled in one turn. */
const REQUEST_MILLISECONDS = 10;

/** How long `computeYardstick` takes on the reference machine of the limit, in milliseconds of processor time. */
const YARDSTICK_MILLISECONDS = 12;

/** A message about a turn that took too long, with the requests in progress. */
export type HeldLoop = string;

/** Options of a watch. */
export interface WatchOptions {
  onHeld(held: HeldLoop): void;
  /** Counts only turns in which this server had a request in progress; all turns if absent. */
  server?: Server;
}

/** A watch that runs until it is stopped. */
export interface LoopWatch {
  stop(): void;
  /** Runs work of the test itself, which is not counted as the service's. */
  exclude<Result>(work: () => Result): Result;
}

const BEAT_MILLISECONDS = 20;
const COLLECTIONS_MAX = 1_000;
const REQUEST_STARTED = "http.server.request.start";

/** Watches this thread's event loop. */
export function watchEventLoop({ onHeld, server }: WatchOptions): LoopWatch {
  const answering = new Map<ServerResponse, string>();
  let ended: string[] = [];
  const onRequest = (message: unknown) => {
    const { request, response, server: own } = startedIn(message);
    if (server !== undefined && own !== server) return;
    const name = `${request.method} ${(request.url ?? "").slice(0, 120)}`;
    answering.set(response, name);
    response.once("close", () => answering.delete(response) && ended.push(name));
  };
  subscribe(REQUEST_STARTED, onRequest);
  let excluded = 0;
  let spent = process.threadCpuUsage();
  let beat = performance.now();
  const collections = server === undefined ? null : watchCollections();
  const timer = setInterval(() => {
    const computed = millisecondsSince(spent);
    const milliseconds = computed - excluded - BEAT_MILLISECONDS;
    const wall = performance.now() - beat;
    const requests = [...answering.values(), ...ended];
    const most = (TURN_MILLISECONDS_MAX + REQUEST_MILLISECONDS * requests.length) * Math.max(1, wall / computed);
    const isAnswering = server === undefined || requests.length > 0;
    if (isAnswering && milliseconds > most) {
      const during = requests.length > 0 ? requests.slice(0, 5).join(", ") : "no request";
      const held = `the event loop was held for ${milliseconds.toFixed(0)} ms of processor time (${wall.toFixed(0)} ms in all) during ${during}`;
      const least = most * measureSlowness();
      const report = (collected: number): void => (milliseconds - collected > least ? onHeld(held) : undefined);
      if (collections === null) report(0);
      else void collections.between(beat, beat + wall).then(report);
    }
    ended = [];
    excluded = 0;
    spent = process.threadCpuUsage();
    beat = performance.now();
  }, BEAT_MILLISECONDS);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      collections?.stop();
      unsubscribe(REQUEST_STARTED, onRequest);
    },
    exclude(work) {
      const before = process.threadCpuUsage();
      try {
        return work();
      } finally {
        excluded += millisecondsSince(before);
      }
    },
  };
}

/** How long the garbage collector of this thread worked in a period that has just ended, in milliseconds. */
function watchCollections(): { between(start: number, end: number): Promise<number>; stop(): void } {
  let seen: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => {
    seen = [...seen.slice(-COLLECTIONS_MAX), ...list.getEntries()];
  });
  observer.observe({ entryTypes: ["gc"] });
  return {
    async between(start, end) {
      // Collections are delivered behind the turn in which they were made.
      await immediately();
      await immediately();
      const own = seen.filter(({ startTime }) => startTime >= start && startTime <= end);
      return own.reduce((sum, { duration }) => sum + duration, 0);
    },
    stop: () => observer.disconnect(),
  };
}

function millisecondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/** How many times slower the yardstick runs here than on the reference machine; at least 1. */
function measureSlowness(): number {
  const before = process.threadCpuUsage();
  computeYardstick();
  return Math.max(1, millisecondsSince(before) / YARDSTICK_MILLISECONDS);
}

function computeYardstick(): number {
  const table = new Map<string, number>();
  for (let index = 0; index < 40_000; index += 1) table.set(`key ${index % 5_000}`, (table.get(`key ${index % 5_000}`) ?? 0) + index);
  return table.size;
}

// The type of what Node publishes on this channel.
const startedIn = (message: unknown) => message as { request: IncomingMessage; response: ServerResponse; server: Server };
