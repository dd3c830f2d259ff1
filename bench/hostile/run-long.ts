// The attacks and the planted defects take so long that a run of everything skips them. Each writes its own section of the
// benchmark page when it is run in full, and exits with 1 if an attack succeeded or too few defects were noticed.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Metric, markdownTable } from "../metrics.ts";
import { describeMachine } from "../machine.ts";
import { benchMutations } from "../builds/mutations/bench-mutations.ts";
import { benchHostile } from "./bench-hostile.ts";
import { benchSoak } from "./bench-soak.ts";

/** The names of the long parts, and the titles of their sections. */
export const LONG_PARTS: Readonly<Record<string, string>> = {
  hostile: "Under attack",
  soak: "A long run",
  mutations: "Planted defects",
};

const SOAK_BUILDS = 600;
const page = fileURLToPath(new URL("../../docs/benchmarks.md", import.meta.url));

/** Options of a long part: only pages whose names start with one of these words, only this many builds or defects, other random choices, nothing of what earlier runs kept. */
export interface LongOptions {
  only: readonly string[];
  builds: number | null;
  seed: number;
  isFresh: boolean;
}

/** Runs a long part and prints its results. Returns true if no attack succeeded, or enough defects were noticed. */
export async function runLongPart(name: string, { only, builds, seed, isFresh }: LongOptions): Promise<boolean> {
  const report = await reportOf(name, { only, builds, seed, isFresh });
  const parts = [`## ${LONG_PARTS[name]}`, `${describeMachine()}.`, markdownTable(report.metrics), (report.notes ?? []).join("\n")];
  const section = `${parts.filter((part) => part !== "").join("\n\n")}\n`;
  process.stdout.write(section);
  for (const way of report.through) process.stdout.write(`- ${way}\n`);
  if (only.length === 0 && builds === null) writeFileSync(page, withSection(readFileSync(page, "utf8"), section));
  return report.through.length === 0;
}

/** What a long part found: figures, what makes it fail, and what the page lists below the figures. */
interface LongReport {
  metrics: Metric[];
  through: string[];
  notes?: readonly string[];
}

async function reportOf(name: string, { only, builds, seed, isFresh }: LongOptions): Promise<LongReport> {
  if (name === "mutations") return benchMutations({ count: builds, seed, isFresh });
  return name === "soak" ? benchSoak(builds ?? SOAK_BUILDS) : benchHostile(only);
}

/** The existing sections of long parts, which a run of everything keeps. */
export function longSections(): string[] {
  const titles = Object.values(LONG_PARTS);
  return sectionsOf(readFileSync(page, "utf8"))
    .filter((section) => titles.includes(titleOf(section)))
    .map((section) => section.trimEnd());
}

function withSection(text: string, section: string): string {
  const [opening = "", ...sections] = text.split(/^(?=## )/m);
  const others = sections.filter((one) => titleOf(one) !== titleOf(section));
  return `${[opening, ...others, section].map((one) => one.trimEnd()).join("\n\n")}\n`;
}

const sectionsOf = (text: string): string[] => text.split(/^(?=## )/m).slice(1);

const titleOf = (section: string): string => section.slice(3, section.indexOf("\n"));
