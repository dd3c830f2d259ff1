// Whether a process holds its event loop. A timer beats every few milliseconds; what the main thread computed between two
// beats is what one turn of the loop computed, since a free loop beats in time. Only processor time counts: a machine that
// is busy with something else delays a beat, but computes nothing for it. What a turn waits for without computing (a file
// that is read synchronously) is not seen.
//
// Milliseconds are those of a machine that has time: a turn that had half of a core also had twice as long to collect what
// arrived meanwhile, so that it may take twice as much; and a core that runs the yardstick at half of its speed has twice
// the time for everything else.
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";

/** The most processor time that one turn of the loop may take, in milliseconds. */
export const TURN_MILLISECONDS_MAX = 200;

/** What each ordinary request of a crowd may add: those that arrive together are answered in one turn. */
const REQUEST_MILLISECONDS = 10;

/** How long `computeYardstick` takes on the machine that the limit is meant for, in milliseconds of processor time. */
const YARDSTICK_MILLISECONDS = 12;

/** A turn that took too long, in a sentence, with the requests that were being answered. */
export type HeldLoop = string;

/** How a loop is watched. */
export interface WatchOptions {
  onHeld(held: HeldLoop): void;
  /** Only turns in which this server had a request to answer count; all of them where it is absent. */
  server?: Server;
}

/** A watch that goes on until it is stopped. */
export interface LoopWatch {
  stop(): void;
  /** Runs work of the test itself, which does not count as the service's. */
  exclude<Result>(work: () => Result): Result;
}

const BEAT_MILLISECONDS = 20;
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
  const timer = setInterval(() => {
    const computed = millisecondsSince(spent);
    const milliseconds = computed - excluded - BEAT_MILLISECONDS;
    const wall = performance.now() - beat;
    const requests = [...answering.values(), ...ended];
    const most = (TURN_MILLISECONDS_MAX + REQUEST_MILLISECONDS * requests.length) * Math.max(1, wall / computed);
    const isAnswering = server === undefined || requests.length > 0;
    if (isAnswering && milliseconds > most && milliseconds > most * measureSlowness()) {
      const during = requests.length > 0 ? requests.slice(0, 5).join(", ") : "no request";
      onHeld(`the event loop was held for ${milliseconds.toFixed(0)} ms of processor time (${wall.toFixed(0)} ms in all) during ${during}`);
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

function millisecondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/** How many times longer the yardstick takes here and now than on the machine that the limit is meant for; 1 at least. */
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

// What Node publishes on this channel.
const startedIn = (message: unknown) => message as { request: IncomingMessage; response: ServerResponse; server: Server };
