// A process that sends a health check every few milliseconds, whether or not the previous one was answered: a service that
// hangs for a second then has fifty slow responses, not one. An idle process is checked beside it. This
// one has a higher scheduling priority, so that what it measures is their wait and not its own.
import { Agent, request } from "node:http";
import { setPriority } from "node:os";

/** One request: when it was sent, in milliseconds since 1970, and how long its response took; `ok` says whether it was a 200. */
export interface HealthSample {
  of: "service" | "bare";
  sentAt: number;
  milliseconds: number;
  ok: boolean;
}

/** The first message gives the ports and the time between checks; `settle` requests a notification when all requests sent so far were answered. */
export type ToProbe = (Readonly<Record<HealthSample["of"], number>> & { everyMilliseconds: number }) | "settle";
/** Samples, as they arrive; `settled` answers `settle`. */
export type FromProbe = { samples: HealthSample[] } | "settled";

const REPORT_EVERY_MILLISECONDS = 100;
const PATIENCE_MILLISECONDS = 30_000;

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY, scheduling: "lifo" });
let samples: HealthSample[] = [];
const outstanding = new Set<number>();
let requestCount = 0;
let settling: number | null = null;

const now = (): number => performance.timeOrigin + performance.now();

function ask(of: HealthSample["of"], port: number): void {
  const sentAt = now();
  const id = (requestCount += 1);
  outstanding.add(id);
  const end = (ok: boolean): void => void (outstanding.delete(id) && samples.push({ of, sentAt, milliseconds: now() - sentAt, ok }));
  const sent = request({ host: "127.0.0.1", port, path: "/healthz", agent, timeout: PATIENCE_MILLISECONDS }, (response) => {
    response.resume();
    response.once("end", () => end(response.statusCode === 200));
    response.on("error", () => end(false));
  });
  sent.once("timeout", () => sent.destroy(new Error("no answer")));
  sent.on("error", () => end(false));
  sent.end();
}

function report(): void {
  const batch = samples;
  samples = [];
  process.send?.({ samples: batch } satisfies FromProbe);
  const last = settling;
  if (last === null || [...outstanding].some((id) => id <= last)) return;
  settling = null;
  process.send?.("settled" satisfies FromProbe);
}

function goFirst(): void {
  try {
    setPriority(-10);
  } catch {
    // Only root may; without it the samples are a little slower, which benefits no one.
  }
}

process.on("message", (message: ToProbe) => {
  if (message === "settle") settling = requestCount;
  else {
    goFirst();
    setInterval(() => {
      ask("service", message.service);
      ask("bare", message.bare);
    }, message.everyMilliseconds);
    setInterval(report, REPORT_EVERY_MILLISECONDS);
  }
});
process.on("disconnect", () => process.exit());
