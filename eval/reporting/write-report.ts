import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Evaluation } from "../evaluation.ts";
import { reportPage } from "./report-page.ts";
import { missedAsks, totalsByKind, totalsOf } from "./totals.ts";

/** The content of the report: `asked` is the number of selected prompts, of which `evaluations` are finished. */
export interface Report {
  folder: string;
  evaluations: readonly Evaluation[];
  seconds: number;
  asked: number;
}

/** Writes report.json and report.html, which embeds its pictures, and returns the page's path. */
export async function writeReport({ folder, evaluations, seconds, asked }: Report): Promise<string> {
  const totals = { all: totalsOf("All", evaluations), byKind: totalsByKind(evaluations), missed: missedAsks(evaluations) };
  const json = { asked, finished: evaluations.length, seconds, totals, evaluations };
  await writeFile(join(folder, "report.json"), `${JSON.stringify(json, null, 2)}\n`);
  const pictures = new Map<string, string>();
  for (const path of evaluations.flatMap((each) => Object.values(each.pictures).filter((name) => name !== null))) {
    pictures.set(path, `data:image/jpeg;base64,${(await readFile(join(folder, path))).toString("base64")}`);
  }
  const page = join(folder, "report.html");
  await writeFile(page, reportPage({ evaluations, totals, seconds, asked, pictures }));
  return page;
}
