// What is done to an installation while it builds: its processes are killed, and its database is restarted as after a
// crash. Each disruption comes after a given amount of saved work, and the next only after the work continues; the
// nodes may still be starting then.
import { setTimeout as pause } from "node:timers/promises";
import type { Installation } from "./installation/open-installation.ts";
import type { ServiceNode } from "./installation/service-node.ts";
import {
  buildsUnder,
  countSavedStages,
  haveMovedOn,
  type HeldBuild,
  isReady,
  locksOf,
  untilSo,
} from "./installation/watch-installation.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** What is struck: a node, by its place; the database; or a node with the database, as by a power failure of one machine that holds both. */
export interface Disruption {
  node: number | null;
  isRestart: boolean;
}

/** How a disruption went. `queueSeconds`: until the killed node's builds were back in the queue; `workSeconds`: until every build that it interrupted had continued, which requires a free slot; `nodeSeconds`: until every node could do its work again. Infinite where that did not happen. */
export interface Disrupted extends Disruption {
  what: string;
  /** The builds that the node, or for the database all nodes, had under way. `lost` are those of the node alone. */
  interrupted: string[];
  lost: string[];
  queueSeconds: number;
  workSeconds: number;
  nodeSeconds: number;
}

/** How a run is disrupted. `isIdle`: whether no client has a build running; `onStruck` receives each disruption once the work continues. */
export interface Disrupting {
  random: SeededRandom;
  disruptions: readonly Disruption[];
  builds: number;
  isIdle(): boolean;
  onStruck(): void;
  log(line: string): void;
}

// A build has seven stages; one that is stopped or fails has fewer.
const STAGES_A_BUILD = 5.5;
const SPREAD_MILLISECONDS = 600;

/** Chooses what is disrupted, in which order: workers and API nodes each. The database is restarted in between, every second time from the first on together with a kill. */
export function planDisruptions(random: SeededRandom, { kills, restarts }: { kills: number; restarts: number }): Disruption[] {
  const [workers, others] = [random.shuffle([2, 3]), random.shuffle([0, 1])];
  const each = [...workers, ...others].slice(0, kills);
  const more = Array.from({ length: kills - each.length }, () => random.pick([0, 1, 2, 3]));
  const planned: Disruption[] = random.shuffle([...each, ...more]).map((node) => ({ node, isRestart: false }));
  for (let restart = 1; restart <= restarts; restart += 1) {
    const place = Math.round((planned.length * restart) / (restarts + 1));
    const struck = planned[place];
    if (restart % 2 === 1 && struck) struck.isRestart = true;
    else planned.splice(place, 0, { node: null, isRestart: true });
  }
  return planned;
}

/** Disrupts an installation in the planned order. Returns when all nodes are back. */
export async function disrupt(installation: Installation, disrupting: Disrupting): Promise<Disrupted[]> {
  const { random, disruptions, builds, isIdle, onStruck, log } = disrupting;
  const struck: Promise<Disrupted>[] = [];
  for (const [place, disruption] of disruptions.entries()) {
    const due = ((place + 0.5) / disruptions.length) * builds * STAGES_A_BUILD;
    await untilSo(async () => isIdle() || (await countSavedStages(installation)) >= due, Number.POSITIVE_INFINITY);
    const delay = random.fraction() * SPREAD_MILLISECONDS;
    const node = disruption.node === null ? null : (installation.nodes[disruption.node] ?? null);
    if (node !== null) await untilSo(() => isReady(installation, node));
    await pause(delay);
    // After the delay: within it a short build may end, and a worker without one would be killed for nothing.
    if (node?.role === "worker") await untilSo(async () => isIdle() || (await heldBy(installation, [node])).length > 0);
    const { nodeSeconds, ...disrupted } = await strike(installation, { node, isRestart: disruption.isRestart });
    const { what, interrupted, queueSeconds, workSeconds } = disrupted;
    log(
      `${what}: ${interrupted.length} builds interrupted, queued again after ${queueSeconds.toFixed(2)} s, going on after ${workSeconds.toFixed(2)} s`,
    );
    onStruck();
    struck.push(nodeSeconds.then((seconds) => ({ ...disruption, ...disrupted, nodeSeconds: seconds })));
  }
  return Promise.all(struck);
}

interface Strike {
  node: ServiceNode | null;
  isRestart: boolean;
}

type Struck = Omit<Disrupted, keyof Disruption | "nodeSeconds"> & { nodeSeconds: Promise<number> };

async function strike(installation: Installation, { node, isRestart }: Strike): Promise<Struck> {
  const struck = isRestart ? installation.nodes : node === null ? [] : [node];
  const locks = node === null ? [] : await locksOf(installation, node);
  const before = await heldBy(installation, struck);
  const own = await buildsUnder(installation, locks);
  const began = performance.now();
  await Promise.all([isRestart ? installation.postgres.restart() : null, node?.kill()]);
  const later = await buildsUnder(installation, locks);
  const interrupted = [...new Map([...before, ...own, ...later].map((build) => [build.operationId, build])).values()];
  const what = [node === null ? [] : [`killed ${node.name}`], !isRestart ? [] : ["restarted the database"]].flat().join(" and ");
  const areReady = async () => (await Promise.all(struck.map((one) => isReady(installation, one)))).every(Boolean);
  const nodeSeconds = secondsSince(began, areReady);
  const lost = new Set([...own, ...later].map(({ operationId }) => operationId));
  const [queueSeconds, workSeconds] = await Promise.all([
    lost.size === 0 ? 0 : secondsSince(began, async () => (await buildsUnder(installation, locks)).length === 0),
    interrupted.length === 0 ? 0 : secondsSince(began, () => haveMovedOn(installation, interrupted)),
  ]);
  return {
    what,
    lost: [...lost],
    interrupted: interrupted.map(({ operationId }) => operationId),
    queueSeconds,
    workSeconds,
    nodeSeconds,
  };
}

async function heldBy(installation: Installation, nodes: readonly ServiceNode[]): Promise<HeldBuild[]> {
  const locks = await Promise.all(nodes.map((node) => locksOf(installation, node)));
  return buildsUnder(installation, locks.flat());
}

/** Infinite if it does not hold within a few minutes. */
async function secondsSince(began: number, isSo: () => Promise<boolean>): Promise<number> {
  return (await untilSo(isSo)) ? (performance.now() - began) / 1_000 : Number.POSITIVE_INFINITY;
}
