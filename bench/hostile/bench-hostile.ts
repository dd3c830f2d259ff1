// The most significant hostile pages against a real service, one after the other, on a machine of our own: the attacks
// tried, those that succeeded, and the latency for other users meanwhile.
import { attackUntilTheEnd } from "../../tests/builds/hostile/attack/attack-all.ts";
import { HEALTH_MILLISECONDS_MOST, type PageResult } from "../../tests/builds/hostile/attack/attack-with.ts";
import type { Target } from "../../tests/builds/hostile/attack/open-target.ts";
import { MEMORY_MEGABYTES_MOST, untilMemoryIsBack } from "../../tests/builds/hostile/attack/until-memory-is-back.ts";
import { HOSTILE_PAGES, representativePages } from "../../tests/builds/hostile/hostile-pages.ts";
import { type HostilePage, PAGE_KINDS } from "../../tests/builds/hostile/pages/hostile-page.ts";
import { besideEndlessPages } from "./beside-endless-pages.ts";
import type { Metric } from "../metrics.ts";

/** The results: metrics for the benchmark page, and a sentence for every successful attack. */
export interface HostileReport {
  metrics: Metric[];
  through: string[];
}

interface Weighed {
  before: number;
  after: number;
  seconds: number;
}

/** Runs the most significant pages, or all whose names start with one of these words, and prints a line for each. */
export async function benchHostile(only: readonly string[]): Promise<HostileReport> {
  const isWhole = only.length === 0;
  const pages = isWhole
    ? PAGE_KINDS.flatMap((kind) => representativePages(kind))
    : HOSTILE_PAGES.filter(({ name }) => only.some((word) => name.startsWith(word)));
  const weighed: Weighed[] = [];
  const alone: number[] = [];
  const { results, complaints } = await attackUntilTheEnd(
    { pages, attackers: 1, withNeighbour: () => true, isTimed: true, onResult: print },
    {
      began: (target) => void alone.push(target.aloneSeconds),
      ended: async (target) => void weighed.push(await weigh(target)),
    },
  );
  const through = [
    ...complaints,
    ...results.flatMap(({ page, ways }) => ways.map((way) => `${page.name}: ${way}`)),
    ...weighed
      .filter((one) => one.after > one.before + MEMORY_MEGABYTES_MOST)
      .map(({ before, after }) => `memory: ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB afterwards`),
  ];
  const beside = isWhole || only.includes("beside") ? await besideEndlessPages() : [];
  return { metrics: [...metricsOf(pages, { results, through, weighed, alone }), ...beside], through };
}

async function weigh(target: Target): Promise<Weighed> {
  const { megabytes, seconds } = await untilMemoryIsBack(target, target.megabytesBefore);
  return { before: target.megabytesBefore, after: megabytes, seconds };
}

function print({ page, seconds, build, health, neighbour, megabytes, ways }: PageResult): void {
  const end = build === null ? "not ended" : `${build.status} ${build.error?.code ?? ""}`.trim();
  const beside = neighbour === null ? "" : `neighbour ${neighbour.status.slice(0, 20)} ${neighbour.seconds.toFixed(1)} s`;
  const life = `life p99 ${health.p99.toFixed(0)} ms, slowest ${health.slowest.toFixed(0)} ms, of a bare process ${health.bareP99.toFixed(0)} ms`;
  console.error(
    [page.name.padEnd(32), `${seconds.toFixed(1)} s`.padStart(7), end.padEnd(20), life, beside, `${megabytes.toFixed(0)} MB`].join("  "),
  );
  for (const way of ways) console.error(`    attack succeeded: ${way}`);
}

interface Found {
  results: readonly PageResult[];
  through: readonly string[];
  weighed: readonly Weighed[];
  alone: readonly number[];
}

function metricsOf(pages: readonly HostilePage[], { results, through, weighed, alone }: Found): Metric[] {
  const died = results.filter(({ ways }) => ways.some((way) => way.startsWith("the service ended"))).length;
  const slowest = worst(results, ({ health }) => health.slowest);
  const p99 = worst(results, ({ health }) => health.p99);
  const neighbour = worst(results, ({ neighbour: beside }) => (beside?.seconds ?? 0) / Math.max(...alone));
  const last = weighed.at(-1);
  const count = { unit: "", note: "" } as const;
  return [
    {
      ...count,
      name: "hostile pages tested",
      value: results.length,
      limit: null,
      floor: pages.length,
      note: "each built by a free account as a manual edit",
    },
    { ...count, name: "successful attacks", value: through.length, limit: 0, note: through.slice(0, 3).join("; ") },
    { ...count, name: "of which terminated the service", value: died, limit: 0 },
    {
      name: "health check beside a page, p99 of the slowest page",
      value: p99.value,
      unit: "ms",
      limit: HEALTH_MILLISECONDS_MOST,
      note: p99.name,
    },
    { name: "slowest health check overall", value: slowest.value, unit: "ms", limit: null, note: slowest.name },
    {
      name: "another account's build beside a page ÷ alone, slowest",
      value: neighbour.value,
      unit: "×",
      limit: null,
      note: neighbour.name,
    },
    {
      name: "memory before",
      value: last?.before ?? Number.NaN,
      unit: "MB",
      limit: null,
      note: "the service and all processes that it started except PostgreSQL, proportional set size",
    },
    {
      name: "memory afterwards",
      value: last?.after ?? Number.NaN,
      unit: "MB",
      limit: Math.round((last?.before ?? 0) + MEMORY_MEGABYTES_MOST),
      note: `${last?.seconds.toFixed(0)} s after the last page`,
    },
  ];
}

function worst(results: readonly PageResult[], valueOf: (result: PageResult) => number): { name: string; value: number } {
  const [first] = results
    .map((result) => ({ name: result.page.name, value: valueOf(result) }))
    .sort((one, other) => other.value - one.value);
  return first ?? { name: "", value: Number.NaN };
}
