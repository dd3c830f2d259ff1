// Proves a blueprint's app without a service: the gate, the type checker, the bundler, a real browser, and every check
// performed. Test files that run in one process share a workshop.
import { randomUUID } from "node:crypto";
import { type AcceptanceCheck, type Blueprint, planChecks, readPrompt, writeProject } from "@atelier/blueprint";
import { addFeature, type AddFeatureRequest } from "../../blueprint/src/features/definition/add-feature.ts";
import { previewFrame } from "../../src/entrypoints/sites/documents/preview-frame.ts";
import { appHeaders } from "../../src/entrypoints/sites/site-headers.ts";
import type { Finding } from "../../src/workshop/finding.ts";
import { openWorkshop } from "../../src/workshop/open-workshop.ts";
import type { Site } from "../../src/workshop/project-files.ts";
import type { BrowserRun } from "../../src/workshop/proof.ts";
import { share } from "./runner/batches/share.ts";
import { TEST_CACHE } from "./servers/test-cache.ts";

const never = new AbortController().signal;

/** The findings of an app, and its browser run; null if it did not get that far. */
export interface Proven {
  findings: readonly Finding[];
  run: BrowserRun | null;
  files: ReadonlyMap<string, string>;
}

/** Proves apps; must be closed. */
export interface Prover {
  /** Runs only the gate, the formatter and the type checker. */
  check(blueprint: Blueprint): Promise<Proven>;
  /** `checks` defaults to those of its plan; with an empty list the app is only crawled. */
  prove(blueprint: Blueprint, checks?: readonly AcceptanceCheck[]): Promise<Proven>;
  /** Runs the gate, the formatter, the type checker and the bundler. */
  build(blueprint: Blueprint): Promise<Proven>;
  /** Proves a project's files, which are formatted. */
  proveFiles(files: ReadonlyMap<string, string>, checks: readonly AcceptanceCheck[]): Promise<Proven>;
  /** Performs checks on a project's files, and nothing else: for an app with a defect, which one of them has to see. */
  perform(files: ReadonlyMap<string, string>, checks: readonly AcceptanceCheck[]): Promise<Proven>;
  /** Bundles a project's files into a site. */
  site(files: ReadonlyMap<string, string>): Promise<Site>;
  close(): Promise<void>;
}

/** Opens a workshop configured like the service's. */
const openSharedWorkshop = share(() =>
  openWorkshop({
    cacheFolder: TEST_CACHE,
    chromium: process.env.ATELIER_CHROMIUM ?? null,
    searchPath: process.env.PATH ?? "",
    siteHeaders: appHeaders("http://localhost:4000"),
    siteFrames: [previewFrame("http://localhost:4000")],
    processes: 1,
  }),
);

/** Opens a prover. */
export async function openProver(): Promise<Prover> {
  const workshop = await openSharedWorkshop();
  const check = async (blueprint: Blueprint): Promise<Proven> => {
    const written = writeProject(blueprint);
    const gated = await workshop.gate(written, never);
    const files = gated.length > 0 ? written : await workshop.format(written, never);
    return { findings: gated.length > 0 ? gated : await workshop.typecheck(files, never), run: null, files };
  };
  const tryOut = async (files: ReadonlyMap<string, string>, checks: readonly AcceptanceCheck[]): Promise<Proven> => {
    const development = await workshop.bundle(files, "development", never);
    const production = await workshop.bundle(files, "production", never);
    const broken = [...development.findings, ...production.findings];
    if (broken.length > 0) return { findings: broken, run: null, files };
    const run = await workshop.tryOut({ development: development.site, production: production.site, owner: randomUUID() }, checks, never);
    return { findings: run.findings, run, files };
  };
  return {
    check,
    prove: async (blueprint, checks = planChecks(blueprint)) => {
      const { findings, files } = await check(blueprint);
      return findings.length > 0 ? { findings, run: null, files } : tryOut(files, checks);
    },
    proveFiles: async (files, checks) => {
      const findings = [...(await workshop.gate(files, never)), ...(await workshop.typecheck(files, never))];
      return findings.length > 0 ? { findings, run: null, files } : tryOut(files, checks);
    },
    perform: async (files, checks) => {
      const { site, findings } = await workshop.bundle(files, "production", never);
      if (findings.length > 0) return { findings, run: null, files };
      const sites = { development: site, production: site, owner: randomUUID(), isCrawled: false };
      const run = await workshop.tryOut(sites, checks, never);
      return { findings: run.findings, run, files };
    },
    build: async (blueprint) => {
      const { findings, files } = await check(blueprint);
      const bundled = findings.length > 0 ? [] : (await workshop.bundle(files, "production", never)).findings;
      return { findings: [...findings, ...bundled], run: null, files };
    },
    site: async (files) => (await workshop.bundle(files, "production", never)).site,
    close: async () => {
      await workshop.close();
    },
  };
}

/** The smallest app with these features: what the prompt describes, with each feature added as a follow-up would add it. */
export function smallestApp(prompt: string, asks: readonly AddFeatureRequest[]): Blueprint {
  const reading = readPrompt({ text: prompt, answers: [] });
  if (reading.outcome !== "blueprint") throw new Error(`The prompt leads to a question: ${prompt}`);
  return asks.reduce((blueprint, ask) => {
    const next = addFeature(blueprint, ask);
    if (next === null) throw new Error(`The unit ${ask.kind} rejects: ${ask.words}`);
    return next;
  }, reading.blueprint);
}
