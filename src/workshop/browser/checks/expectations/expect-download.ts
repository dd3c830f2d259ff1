import { constants, open } from "node:fs/promises";
import type { CheckStep } from "@atelier/blueprint";
import type { PageSession } from "../../session/open-page-session.ts";
import { describeTarget } from "../describe-target.ts";
import { performAct } from "../acts/perform-act.ts";
import { brokenPdf } from "./broken-pdf.ts";

const DOWNLOAD_BYTES_MAX = 5_000_000;

/** Reads a downloaded file. It is empty unless it is a regular file of at most 5 MB; the browser may have put anything there. */
async function readDownload(path: string): Promise<Buffer> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    const found = await file.stat();
    return found.isFile() && found.size <= DOWNLOAD_BYTES_MAX ? await file.readFile() : Buffer.alloc(0);
  } finally {
    await file.close();
  }
}

/** Clicks the target and checks the downloaded file. Returns a failure message, or null on success. */
export async function expectDownload(session: PageSession, step: Extract<CheckStep, { do: "expectDownload" }>): Promise<string | null> {
  const name = describeTarget(step.target);
  let failure: string | null = null;
  const download = await session.catchDownload(async () => {
    failure = await performAct(session, { do: "click", target: step.target });
  });
  if (failure) return `could not click ${name}: ${failure}`;
  if (!download) return `expected clicking ${name} to download a file, but nothing was downloaded`;
  const fileName = download.suggestedFilename();
  const content = await readDownload(await download.path());
  const text = content.toString("utf8");
  await download.delete();
  if (!fileName.endsWith(step.nameEndsWith))
    return `expected ${name} to download a file that ends in "${step.nameEndsWith}", but it is called "${fileName}"`;
  const broken = fileName.endsWith(".pdf") ? brokenPdf(content.toString("latin1")) : null;
  if (broken !== null) return `expected the downloaded file "${fileName}" to be a PDF that can be opened, but it ${broken}`;
  if (step.contains === undefined)
    return text === "" ? `expected the downloaded file "${fileName}" to hold something, but it is empty` : null;
  if (text.toLowerCase().includes(step.contains.toLowerCase())) return null;
  return `expected the downloaded file "${fileName}" to hold "${step.contains}", but it holds "${text.slice(0, 120)}"`;
}
