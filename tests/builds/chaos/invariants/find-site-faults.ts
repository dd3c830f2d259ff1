import { createHash } from "node:crypto";
import { get } from "node:http";
import { buffer } from "node:stream/consumers";
import type { Storage } from "../../../../src/storage/open-storage.ts";
import type { Fault } from "./fault.ts";

interface LiveSite {
  name: string;
  hash: string;
}

const LIVE_SITES = `
  select projects.site_name as name, versions.site->'/index.html'->>'hash' as hash
  from projects join versions on versions.project_id = projects.id and versions.version = projects.live_version`;

/** The sites whose page is not that of the live version, as each of these nodes serves it. */
export async function findSiteFaults(
  { pool }: Storage,
  { urls, sitesHost }: { urls: readonly string[]; sitesHost: string },
): Promise<Fault[]> {
  const { rows } = await pool.query<LiveSite>(LIVE_SITES);
  const faults: Fault[] = [];
  for (const { name, hash } of rows) {
    for (const url of urls) {
      const { status, served } = await readPage(url, `${name}.${sitesHost}`);
      if (status === 200 && served === hash) continue;
      const sentence = `${url} answers ${status} for the site ${name}, with something else than its live version`;
      faults.push({ invariant: "sites serve the latest version", sentence });
    }
  }
  return faults;
}

async function readPage(url: string, host: string): Promise<{ status: number | undefined; served: string }> {
  const answer = await new Promise<import("node:http").IncomingMessage>((resolve, reject) => {
    get(url, { headers: { host, "accept-encoding": "identity" } }, resolve).once("error", reject);
  });
  const bytes = await buffer(answer);
  return { status: answer.statusCode, served: createHash("sha256").update(bytes).digest("hex") };
}
