// The service that is attacked: one real process with the settings that it has by default, on a separate data folder,
// watched from outside. Beside the attackers, a separate account builds ordinary apps.
import { setTimeout as pause } from "node:timers/promises";
import { buildAndWait } from "../../../support/build-and-wait.ts";
import { serviceMemory, type ServiceMemory } from "../../../support/servers/process-memory.ts";
import { removeData, type RunningService, startService } from "../../../support/start-service.ts";
import type { Files } from "../pages/hostile-page.ts";
import { openPerson, type Person } from "./open-person.ts";
import { type HealthWatch, watchHealth } from "./watch-health.ts";

/** The prompt of every app here, ordinary and hostile ones. */
export const PROMPT = "My plants";

/** An account with an ordinary app, whose files it changes. */
export interface Attacker {
  person: Person;
  projectId: string;
  /** The paths in which the live version differs from the ordinary app. */
  changed: Set<string>;
}

/** The result of an ordinary build of another account. */
export interface Neighbour {
  status: string;
  seconds: number;
}

/** A service under attack. */
export interface Target {
  service: RunningService;
  health: HealthWatch;
  /** The ordinary app. */
  project: Files;
  /** How long the neighbour's build takes without other load, in seconds; NaN if nothing is measured. */
  aloneSeconds: number;
  attacker(): Promise<Attacker>;
  /** A build of another account, from create to its end. */
  neighbour(): Promise<Neighbour>;
  /** What the service weighs now, with everything that it started. */
  memory(): ServiceMemory;
  /** The same, of the service and what it started but PostgreSQL, in megabytes, when it was warm and before the first attack. */
  megabytesBefore: number;
  isAlive(): boolean;
  /** Whether it is still running a second after something went wrong with it: a process that is ending has not ended yet. */
  outlived(): Promise<boolean>;
  close(): Promise<void>;
}

/** What a target is started with beside what every one is. */
export interface TargetSettings {
  environment?: Record<string, string>;
  /** A service that is already running, and is left running; by default one is started. */
  service?: RunningService;
  /** How many times two ordinary apps are built at once before the service counts as warm: heaps grow for a while. */
  warmUpPairs?: number;
  /** Whether times and memory are measured, as they are by default: on a warm service, with a health check every 20 ms. */
  isMeasured?: boolean;
}

const SETTLED_MILLISECONDS = 120_000;

/** Starts a service, and builds ordinary apps with it until everything is warm if it is measured. */
export async function openTarget(settings: TargetSettings = {}): Promise<Target> {
  const { environment = {}, warmUpPairs = 1, isMeasured = true } = settings;
  // All clients here are on this machine; the header distinguishes them, as a proxy's does.
  const service = settings.service ?? (await startService({ environment: { ATELIER_TRUSTED_PROXIES: "127.0.0.1", ...environment } }));
  const neighbour = async (): Promise<Neighbour> => {
    const began = performance.now();
    const [ended] = await Promise.allSettled([buildAndWait(service, PROMPT)]);
    const status = ended.status === "fulfilled" ? endOf(ended.value) : String(ended.reason);
    return { status, seconds: (performance.now() - began) / 1_000 };
  };
  // Two builds of two accounts at once start as many processes of each kind as the attack will find.
  for (let pair = 1; pair < warmUpPairs; pair += 1) await Promise.all([neighbour(), openAttacker(service.port)]);
  const [first] = await Promise.all([openAttacker(service.port), isMeasured ? neighbour() : null]);
  const aloneSeconds = isMeasured ? (await neighbour()).seconds : Number.NaN;
  const health = await watchHealth(service.port, isMeasured ? 20 : 200);
  let waiting: Attacker | null = first;
  const memory = (): ServiceMemory => serviceMemory(service.process.pid ?? 0, service.dataFolder);
  const isAlive = (): boolean => service.process.exitCode === null && service.process.signalCode === null;
  const { service: own, children } = memory();
  return {
    service,
    health,
    neighbour,
    aloneSeconds,
    project: await first.person.files(first.projectId, 1),
    async attacker() {
      const next = waiting ?? (await openAttacker(service.port));
      waiting = null;
      return next;
    },
    memory,
    isAlive,
    megabytesBefore: own + children,
    outlived: async () => {
      await pause(1_000);
      return isAlive();
    },
    async close() {
      await health.stop();
      if (settings.service !== undefined) return;
      if (isAlive()) await endService(service);
      await removeData(service.dataFolder);
    },
  };
}

const endOf = ({ operationStatus, error }: { operationStatus: string; error: { message: string } | null }): string =>
  error === null ? operationStatus : `${operationStatus}: ${error.message}`;

async function openAttacker(port: number): Promise<Attacker> {
  const person = await openPerson(port);
  const projectId = await person.create(PROMPT);
  const settled = await person.settled(projectId, SETTLED_MILLISECONDS);
  if (settled?.build.status !== "done")
    throw new Error(`an ordinary app was not built: ${settled?.build.error?.message ?? "in two minutes"}`);
  return { person, projectId, changed: new Set() };
}

async function endService(service: RunningService): Promise<void> {
  const isEnded = await Promise.race([service.stop().then(() => true), pause(20_000, false, { ref: false })]);
  if (!isEnded) await service.kill();
}
