// The cost of the built-in generator alone, without a service: from a prompt to the files and checks of a project; and
// what a visitor of the app has to load in addition to the chunks shared by all apps.
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type Blueprint, planChecks, readPrompt, writeProject } from "@atelier/blueprint";
import { readOptions } from "../eval/read-options.ts";
import { readPrompts } from "../eval/read-prompts.ts";
import { VENDOR_PATH } from "../src/workshop/vendor/vendor.ts";
import { openProver } from "../tests/support/prove-app.ts";
import { type Metric, median } from "./metrics.ts";
import { prompts } from "./prompts.ts";

/** Writes many prompts once as a warm-up and once to measure, and bundles those of `prompts.ts`. */
export async function benchWrite(): Promise<Metric[]> {
  const many = [...prompts, ...evaluatedPrompts()];
  many.forEach(millisecondsToWrite);
  const written = many.map(millisecondsToWrite);
  const sizes = await bundleKilobytes();
  const note = `median of ${many.length} prompts, parsed and written, checks planned; one process, warm`;
  return [
    { name: "prompt → files, built-in generator only", value: median(written), unit: "ms", limit: 60, note },
    { name: "the same, slowest prompt", value: Math.max(...written), unit: "ms", limit: null, note: "" },
    {
      name: "app bundle, gzipped, largest",
      value: Math.max(...sizes),
      unit: "kB",
      limit: 120,
      note: `of ${sizes.length} apps; without the chunks that all apps share`,
    },
    { name: "the same, median", value: median(sizes), unit: "kB", limit: null, note: "" },
  ];
}

/** The prompts evaluated when no file is named; empty if that file does not exist. */
function evaluatedPrompts(): string[] {
  const options = readOptions([], join(import.meta.dirname, ".."));
  const found = typeof options === "string" ? options : readPrompts(options.file, { only: [], limit: Number.POSITIVE_INFINITY });
  return typeof found === "string" ? [] : found.map(({ prompt }) => prompt);
}

function millisecondsToWrite(prompt: string): number {
  const began = performance.now();
  const reading = readPrompt({ text: prompt, answers: [] });
  if (reading.outcome === "blueprint") {
    writeProject(reading.blueprint);
    planChecks(reading.blueprint);
  }
  return performance.now() - began;
}

async function bundleKilobytes(): Promise<number[]> {
  const prover = await openProver();
  const sizes: number[] = [];
  for (const prompt of prompts) {
    const site = await prover.site(writeProject(blueprintOf(prompt)));
    const own = site.filter(({ path }) => !path.startsWith(VENDOR_PATH));
    sizes.push(own.reduce((sum, { bytes }) => sum + gzipSync(bytes).length, 0) / 1000);
  }
  await prover.close();
  return sizes;
}

function blueprintOf(prompt: string): Blueprint {
  const reading = readPrompt({ text: prompt, answers: [] });
  if (reading.outcome !== "blueprint") throw new Error(`"${prompt}" is asked back`);
  return reading.blueprint;
}
