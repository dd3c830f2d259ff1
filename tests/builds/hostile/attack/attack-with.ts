import { setTimeout as pause } from "node:timers/promises";
import type { HostilePage } from "../pages/hostile-page.ts";
import { type Build, Refused } from "./open-person.ts";
import type { Attacker, Neighbour, Target } from "./open-target.ts";
import type { Health } from "./watch-health.ts";

/** How long a page's build may take on a dedicated machine, and the timeout elsewhere. */
export const BUILD_SECONDS_MOST = 120;
const BUILD_SECONDS_WAITED = 240;
/** How long the service may take to answer a health check, at the 99th percentile. */
export const HEALTH_MILLISECONDS_MOST = 250;

/** The result of one page. */
export interface PageResult {
  page: HostilePage;
  seconds: number;
  /** How its build ended; null when it did not. */
  build: Build | null;
  health: Health;
  /** The result of an ordinary build of another account started with it; null if none was. */
  neighbour: Neighbour | null;
  /** What the service and everything that it started weigh afterwards, in megabytes. */
  megabytes: number;
  /** The ways in which the page disrupted the service; empty for a service that holds. */
  ways: string[];
}

/** What is tested beside the page itself. */
export interface AttackOptions {
  withNeighbour: boolean;
  /** Whether the machine is dedicated: then times count. */
  isTimed?: boolean;
}

const HEALTH_MILLISECONDS_LEAST = 2_000;

/** Makes an edit of the page, waits for its end, and says what it did to the service. */
export async function attackWith(
  target: Target,
  attacker: Attacker,
  { page, options }: { page: HostilePage; options: AttackOptions },
): Promise<PageResult> {
  const began = performance.now();
  const moment = performance.timeOrigin + began;
  const beside = options.withNeighbour ? target.neighbour() : null;
  const secondsMost = options.isTimed ? BUILD_SECONDS_MOST : BUILD_SECONDS_WAITED;
  const { build, debited, fault } = await buildPage(target, attacker, { page, secondsMost });
  const seconds = (performance.now() - began) / 1_000;
  const neighbour = await beside;
  await pause(Math.max(0, HEALTH_MILLISECONDS_LEAST - (performance.now() - began)));
  const health = await target.health.since(moment);
  const isAlive = fault === null ? target.isAlive() : await target.outlived();
  const { service, children } = target.memory();
  const seen = { page, seconds, build, health, neighbour, megabytes: service + children };
  const ways = [
    ...(isAlive ? [] : [`the service ended with ${target.service.process.exitCode ?? target.service.process.signalCode}`]),
    ...(fault === null ? [] : [fault]),
    ...(isAlive ? waysOf(seen, { debited, isTimed: options.isTimed ?? false }) : []),
  ];
  return { ...seen, ways };
}

function waysOf(
  { page, build, health, neighbour }: Omit<PageResult, "ways">,
  { debited, isTimed }: { debited: number; isTimed: boolean },
): string[] {
  const ways: string[] = [];
  if (build === null) ways.push("its build did not end in time");
  else if (!isTrue(page, build))
    ways.push(`its build ended untruly: ${build.status} ${build.error?.code ?? ""} ${build.error?.message ?? ""}`.slice(0, 300));
  if (debited > 0) ways.push(`${debited} credits were debited`);
  if (health.refused > 0) ways.push(`${health.refused} signs of life were none`);
  if (isTimed && health.p99 > HEALTH_MILLISECONDS_MOST) ways.push(`a sign of life took ${health.p99.toFixed(0)} ms at p99`);
  if (neighbour !== null && neighbour.status !== "done") ways.push(`another account's build ended ${neighbour.status}`);
  if (isTimed && neighbour !== null && neighbour.seconds > BUILD_SECONDS_MOST)
    ways.push(`another account's build took ${neighbour.seconds.toFixed(1)} s`);
  return ways;
}

function isTrue(page: HostilePage, { status, error }: Build): boolean {
  if (status === "failed") return page.ends.includes("failed") && error?.code === "CHECKS_FAILED";
  return status === "done" && page.ends.includes("done");
}

interface Sent {
  page: HostilePage;
  secondsMost: number;
}

/** An edit costs nothing, whatever its result. */
async function buildPage(
  target: Target,
  attacker: Attacker,
  sent: Sent,
): Promise<{ build: Build | null; debited: number; fault: string | null }> {
  try {
    const balance = await attacker.person.balance();
    const build = await editAndWait(target, attacker, sent);
    return { build, debited: build === null ? 0 : balance - (await attacker.person.balance()), fault: null };
  } catch (error) {
    if (error instanceof Refused) throw error;
    return { build: null, debited: 0, fault: `the service did not answer: ${error instanceof Error ? error.message : String(error)}` };
  }
}

async function editAndWait(
  { project }: Target,
  { person, projectId, changed }: Attacker,
  { page, secondsMost }: Sent,
): Promise<Build | null> {
  const { version } = await person.read(projectId);
  const restored = [...changed].map((path): [string, string | null] => [path, project.get(path) ?? null]);
  const edited = page.edit(project);
  const requestId = await person.edit(projectId, version ?? 0, { ...Object.fromEntries(restored), ...edited });
  const settled = await person.settled(projectId, secondsMost * 1_000);
  if (settled === null) {
    await person.stop(projectId, requestId);
    await person.settled(projectId, 30_000);
    return null;
  }
  if (settled.build.status === "done") {
    changed.clear();
    for (const path of Object.keys(edited)) changed.add(path);
  }
  return settled.build;
}
