// The long chaos test of the ledger: builds of several accounts on two API and two worker nodes, some of which are
// killed repeatedly, on a PostgreSQL that is restarted as after a crash. A seed repeats a run: the same actions of the
// same clients, and the same nodes killed in the same order.
import { type ChaosReport, runChaos } from "../../tests/builds/chaos/run-chaos.ts";
import { type Metric, median } from "../metrics.ts";

const SIZE = { builds: 30, kills: 12, restarts: 2, clients: 8 } as const;
const KILLS_MIN = 10;

/** Runs the test, logs every step, and reports the metrics. `isSound` is false if anything was lost, paid twice or left over. */
export async function benchChaos({ seed }: { seed: number }): Promise<{ metrics: Metric[]; isSound: boolean }> {
  console.log(`chaos: seed ${seed}, ${SIZE.builds} builds, ${SIZE.kills} kills, ${SIZE.restarts} restarts of the database`);
  const log = (line: string) => console.log(`  ${line}`);
  const report = await runChaos({ ...SIZE, seed, majors: ["15", null], isDurable: true, minutesMax: 30, log });
  describe(report).forEach(log);
  return { metrics: metricsOf(report, seed), isSound: report.faults.length === 0 };
}

function describe(report: ChaosReport): string[] {
  const { builds, ends, disrupted, holdsLeft, seconds, faults, requests, retries, server } = report;
  const count = (invariant: string) => faults.filter((fault) => fault.invariant === invariant).length;
  return [
    ...faults.map(({ invariant, sentence }) => `✖ ${invariant}: ${sentence}`),
    `server: ${server}`,
    `builds: ${builds}; ${Object.entries(ends)
      .map(([end, number]) => `${end} ${number}`)
      .join(", ")}`,
    `kills: ${killsOf(report).length}; restarts of the database: ${disrupted.filter(({ isRestart }) => isRestart).length}`,
    `debits exactly once: ${count("debits exactly once") === 0 ? "yes" : "no"}`,
    `holds remaining: ${holdsLeft}`,
    `lost requests: ${count("the client loses nothing")} of ${requests} (${retries} retries)`,
    `longest recovery: ${longest(disrupted.map(({ workSeconds }) => workSeconds)).toFixed(2)} s`,
    `duration: ${seconds.toFixed(0)} s`,
    `invariants broken: ${faults.length}`,
  ];
}

function metricsOf(report: ChaosReport, seed: number): Metric[] {
  const { builds, ends, disrupted, faults, holdsLeft, seconds, requests, retries, server } = report;
  const count = (invariant: string) => faults.filter((fault) => fault.invariant === invariant).length;
  const work = disrupted.filter(({ interrupted }) => interrupted.length > 0).map(({ workSeconds }) => workSeconds);
  const plain = { unit: "", limit: null, note: "" } as const;
  const none = { unit: "", limit: 0 } as const;
  return [
    { ...plain, name: "builds requested", value: builds, note: `two API and two worker nodes on ${server}; seed ${seed}` },
    ...Object.entries(ends).map(([end, value]): Metric => ({ ...plain, name: `of them ended ${end}`, value })),
    {
      ...plain,
      name: "processes killed with kill -9 meanwhile",
      value: killsOf(report).length,
      floor: KILLS_MIN,
      note: "restarted immediately",
    },
    { ...plain, name: "database restarts, immediate mode", value: disrupted.filter(({ isRestart }) => isRestart).length, floor: 2 },
    {
      ...none,
      name: "builds not debited exactly once",
      value: count("debits exactly once"),
      note: "ledger, balance and build agree",
    },
    { ...none, name: "holds remaining", value: holdsLeft, note: "" },
    {
      ...none,
      name: "requests lost from the clients' point of view",
      value: count("the client loses nothing"),
      note: `${requests} requests, ${retries} retries`,
    },
    {
      ...none,
      name: "invariants violated, total",
      value: faults.length,
      note: "ends, debits, holds, versions, sites, outbox, deliveries, requests, processes",
    },
    {
      ...plain,
      name: "worker killed → its builds are back in the queue, longest",
      value: longest(disrupted.map(({ queueSeconds }) => queueSeconds)),
      unit: "s",
      note: "five seconds longer if the database was restarted at the same time",
    },
    {
      ...plain,
      name: "failure → every interrupted build continues, longest",
      value: longest(work),
      unit: "s",
      note: `median ${median(work).toFixed(2)} s; a build waits for a free slot`,
    },
    {
      ...plain,
      name: "failure → ready again, longest",
      value: longest(disrupted.map(({ nodeSeconds }) => nodeSeconds)),
      unit: "s",
      note: "one start, while the other processes build",
    },
    { ...plain, name: "from the first create to the last delivery", value: seconds, unit: "s" },
  ];
}

function killsOf({ disrupted }: ChaosReport): unknown[] {
  return disrupted.filter(({ node }) => node !== null);
}

function longest(seconds: readonly number[]): number {
  return Math.max(0, ...seconds);
}
