import { readFile, stat } from "node:fs/promises";
import type { CheckStep } from "@atelier/blueprint";
import type { Lane } from "../lane/open-lane.ts";
import { describeTarget } from "./describe-target.ts";
import { performAct } from "./perform-act.ts";

const DOWNLOAD_BYTES_MAX = 5_000_000;

/** Clicks, and compares the file that comes with what is expected. Null when it is as expected. */
export async function expectDownload(lane: Lane, step: Extract<CheckStep, { do: "expectDownload" }>): Promise<string | null> {
  const name = describeTarget(step.target);
  let failure: string | null = null;
  const download = await lane.catchDownload(async () => {
    failure = await performAct(lane, { do: "click", target: step.target });
  });
  if (failure) return `could not click ${name}: ${failure}`;
  if (!download) return `expected clicking ${name} to download a file, but nothing was downloaded`;
  const fileName = download.suggestedFilename();
  const path = await download.path();
  const text = (await stat(path)).size <= DOWNLOAD_BYTES_MAX ? await readFile(path, "utf8") : "";
  await download.delete();
  if (!fileName.endsWith(step.nameEndsWith))
    return `expected ${name} to download a file that ends in "${step.nameEndsWith}", but it is called "${fileName}"`;
  if (text.toLowerCase().includes(step.contains.toLowerCase())) return null;
  return `expected the downloaded file "${fileName}" to hold "${step.contains}", but it holds "${text.slice(0, 120)}"`;
}
