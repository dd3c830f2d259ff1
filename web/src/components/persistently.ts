// Parts of the page are loaded when they are first shown, which may be while the service is away. They are then loaded
// as soon as it is back, without an error in between.
import { fetchNoted, isServiceReachable } from "../api/reachability.ts";
import { AGAIN_MILLISECONDS, pause } from "../api/until-reached.ts";

const RELOADS_KEY = "atelier.reloads";
const RELOADS = { max: 3, withinMilliseconds: 60_000 };

/** The functions of the page that are replaced in tests. */
export interface Surroundings {
  /** Whether the service is believed to answer. */
  isReachable(): boolean;
  /** Asks it. */
  isAnswering(): Promise<boolean>;
  wait(): Promise<void>;
  /** Reloads the page; false if that was done too often. */
  reload(): boolean;
}

function countReload(): boolean {
  const kept: unknown = JSON.parse(sessionStorage.getItem(RELOADS_KEY) ?? "[]");
  const since = Date.now() - RELOADS.withinMilliseconds;
  const latest = Array.isArray(kept) ? kept.filter((at) => typeof at === "number" && at > since) : [];
  sessionStorage.setItem(RELOADS_KEY, JSON.stringify([...latest, Date.now()]));
  return latest.length < RELOADS.max;
}

const page: Surroundings = {
  isReachable: isServiceReachable,
  isAnswering: async () =>
    fetchNoted("/readyz", { cache: "no-store" }).then(
      ({ ok }) => ok,
      () => false,
    ),
  wait: () => pause(AGAIN_MILLISECONDS),
  reload() {
    if (!countReload()) return false;
    location.reload();
    return true;
  },
};

/**
 * Loads a part of the page, and waits while the service does not answer. A part that cannot be loaded from an answering
 * service is one of an earlier release, or one whose failure the browser remembers: the page is then reloaded, and has
 * what was typed.
 */
export async function persistently<Part>(load: () => Promise<Part>, surroundings: Surroundings = page): Promise<Part> {
  let wasAway = false;
  for (;;) {
    // Browsers may remember that a module could not be loaded.
    if (!surroundings.isReachable() && !(await surroundings.isAnswering())) {
      await surroundings.wait();
      continue;
    }
    try {
      return await load();
    } catch (error) {
      if (!(await surroundings.isAnswering())) wasAway = true;
      else if (wasAway) wasAway = false;
      else if (surroundings.reload()) return new Promise(() => undefined);
      else throw error;
      await surroundings.wait();
    }
  }
}
