// One free account runs endless pages in two projects at once, while another account's app is built.
import { setTimeout as pause } from "node:timers/promises";
import type { Person } from "../../tests/builds/hostile/attack/open-person.ts";
import { openTarget, PROMPT, type Target } from "../../tests/builds/hostile/attack/open-target.ts";
import { HOSTILE_PAGES } from "../../tests/builds/hostile/hostile-pages.ts";
import { type Metric, median } from "../metrics.ts";

const ROUNDS = 5;
/** The maximum slowdown of an ordinary build beside the pages. */
const TIMES_MOST = 2;
const PAGE = "loops/render";
/** How long the pages have been running when the other account starts. */
const HEAD_START_MILLISECONDS = 3_000;
const SETTLED_MILLISECONDS = 120_000;

/** Measures the slowdown of an ordinary build beside two endless pages: the medians of several rounds. */
export async function besideEndlessPages(): Promise<Metric[]> {
  const target = await openTarget();
  try {
    const { person, projectId } = await target.attacker();
    const other = await person.create(PROMPT);
    await person.settled(other, SETTLED_MILLISECONDS);
    const alone: number[] = [];
    const beside: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      alone.push(await secondsOf(target));
      const attacks = [projectId, other].map(async (project) => tryEndlessPage(target, person, project));
      await pause(HEAD_START_MILLISECONDS);
      beside.push(await secondsOf(target));
      await Promise.all(attacks);
    }
    const value = median(beside) / median(alone);
    const note = `${median(beside).toFixed(1)} s and ${median(alone).toFixed(1)} s, medians of ${ROUNDS}; longest ${Math.max(...beside).toFixed(1)} s`;
    return [{ name: "another account's build beside two endless pages of one ÷ alone", value, unit: "×", limit: TIMES_MOST, note }];
  } finally {
    await target.close();
  }
}

async function secondsOf(target: Target): Promise<number> {
  const { status, seconds } = await target.neighbour();
  if (status !== "done") throw new Error(`an ordinary build ended ${status}`);
  return seconds;
}

async function tryEndlessPage({ project }: Target, person: Person, projectId: string): Promise<void> {
  const page = HOSTILE_PAGES.find(({ name }) => name === PAGE);
  if (page === undefined) throw new Error(`there is no page ${PAGE}`);
  await person.edit(projectId, 1, page.edit(project));
  await person.settled(projectId, SETTLED_MILLISECONDS);
}
