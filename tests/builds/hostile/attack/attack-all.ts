import type { HostilePage } from "../pages/hostile-page.ts";
import { attackWith, type PageResult } from "./attack-with.ts";
import { Refused } from "./open-person.ts";
import { type Attacker, openTarget, type Target } from "./open-target.ts";

/** How a collection is sent. */
export interface Campaign {
  pages: readonly HostilePage[];
  /** How many accounts attack at once. */
  attackers: number;
  /** Whether an ordinary build of another account is begun with this page. */
  withNeighbour(page: HostilePage, at: number): boolean;
  isTimed?: boolean;
  onResult?(result: PageResult): void;
}

/** Sends every page of a campaign to a target, in turns. Ends early when the service does. */
export async function attackAll(target: Target, campaign: Campaign): Promise<PageResult[]> {
  const waiting = campaign.pages.map((page, at) => ({ page, at }));
  const results: PageResult[] = [];
  const attack = async (): Promise<void> => {
    let attacker = await target.attacker();
    for (let next = waiting.shift(); next !== undefined && target.isAlive(); next = waiting.shift()) {
      const options = { withNeighbour: campaign.withNeighbour(next.page, next.at), isTimed: campaign.isTimed ?? false };
      const sent = await send(target, attacker, { page: next.page, options });
      attacker = sent.attacker;
      results.push(sent.result);
      campaign.onResult?.(sent.result);
    }
  };
  // No account can be opened at a service that another page is just ending: the failure is reported for that page.
  const attacks = await Promise.allSettled(Array.from({ length: campaign.attackers }, attack));
  const failed = attacks.find((one) => one.status === "rejected");
  if (failed !== undefined && (await target.outlived())) throw failed.reason;
  return results;
}

type Sent = Parameters<typeof attackWith>[2];

/** An account that is rate-limited because too many of its builds failed is left for a new one: accounts are free. */
async function send(target: Target, attacker: Attacker, sent: Sent): Promise<{ attacker: Attacker; result: PageResult }> {
  try {
    return { attacker, result: await attackWith(target, attacker, sent) };
  } catch (error) {
    if (!(error instanceof Refused) || !["too_many_requests", "build_running"].includes(error.kind ?? "")) throw error;
    const next = await target.attacker();
    return { attacker: next, result: await attackWith(target, next, sent) };
  }
}

/** What is done with each service of a long attack: when it is warm, and when all pages have been sent to it and it still lives. */
export interface TargetUse {
  began(target: Target): void;
  ended(target: Target): Promise<void>;
}

/** The results of a whole collection, and what attacked services printed when they were ended. */
export interface Attacked {
  results: PageResult[];
  complaints: string[];
}

const WARM_UP_PAIRS = 8;

/** Sends a whole collection, whatever it does: a service that died is followed by a new one. */
export async function attackUntilTheEnd(campaign: Campaign, { began, ended }: TargetUse): Promise<Attacked> {
  const results: PageResult[] = [];
  const complaints: string[] = [];
  const tried = new Set<string>();
  while (tried.size < campaign.pages.length) {
    const target = await openTarget({ warmUpPairs: WARM_UP_PAIRS });
    began(target);
    const left = campaign.pages.filter(({ name }) => !tried.has(name));
    const found = await attackAll(target, { ...campaign, pages: left });
    for (const { page } of found) tried.add(page.name);
    results.push(...found);
    if (target.isAlive()) await ended(target);
    const [closed] = await Promise.allSettled([target.close()]);
    if (closed.status === "rejected") complaints.push(String(closed.reason));
  }
  return { results, complaints };
}
