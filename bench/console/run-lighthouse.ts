// Lighthouse audits a page from outside. It is not one of our dependencies: npm downloads it on demand.
import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Lighthouse's scores of a page, 0 to 100 each. */
export interface Scores {
  performance: number;
  accessibility: number;
  bestPractices: number;
  /** The audits of these categories that the page did not fully pass. */
  shortOf: string[];
}

/** A page to audit, with the kind of device, the cookie, and the browser. */
export interface Judged {
  url: string;
  device: "desktop" | "mobile";
  cookie: string;
  chromium: { executable: string; environment: Readonly<Record<string, string>> };
}

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
}

const LIGHTHOUSE = "lighthouse@13.5.0";
const run = promisify(execFile);

/** Runs Lighthouse once. Throws with its message if it cannot audit the page. */
export async function runLighthouse({ url, device, cookie, chromium }: Judged): Promise<Scores> {
  const words = [
    "exec",
    "--yes",
    LIGHTHOUSE,
    "--",
    url,
    "--output=json",
    "--quiet",
    "--only-categories=performance,accessibility,best-practices",
    `--extra-headers=${JSON.stringify({ Cookie: cookie })}`,
    "--chrome-flags=--headless --no-sandbox --disable-gpu",
    ...(device === "desktop" ? ["--preset=desktop"] : []),
  ];
  const env = { ...process.env, ...chromium.environment, CHROME_PATH: chromium.executable };
  const { stdout } = await run("npm", words, { env, maxBuffer: 64 * 2 ** 20, timeout: 180_000 });
  // Lighthouse's own report.
  const report = JSON.parse(stdout) as Report;
  const score = (name: string): number => Math.round(100 * (report.categories[name]?.score ?? 0));
  const refs = Object.values(report.categories).flatMap(({ auditRefs }) => auditRefs);
  const short = refs.filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    shortOf: short.map(({ id }) => `${id} ${report.audits[id]?.displayValue ?? ""}`.trim()),
  };
}
