// One Ctrl-C arrives several times: from the terminal, which signals every process in front, and from npm and the
// launcher, which pass it on. So what follows within a second is the same request; a later one will not wait any longer.
import { constants } from "node:os";
import { monotonicMilliseconds } from "./clock.ts";

const SAME_REQUEST_MILLISECONDS = 1_000;

/** Calls `stop` once, at the first SIGINT, SIGTERM or SIGHUP. A signal more than a second later ends the process at once, with 128 + its number. */
export function onStopSignal(stop: () => void): void {
  let firstAt: number | null = null;
  const hear = (signal: "SIGINT" | "SIGTERM" | "SIGHUP"): void => {
    if (firstAt === null) {
      firstAt = monotonicMilliseconds();
      stop();
    } else if (monotonicMilliseconds() - firstAt > SAME_REQUEST_MILLISECONDS) {
      process.exit(128 + constants.signals[signal]);
    }
  };
  process.on("SIGINT", hear).on("SIGTERM", hear).on("SIGHUP", hear);
}
