// Evaluates one prompt, from the build to the verdicts. Errors are recorded in its evaluation and never end the run.
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, normalize, sep } from "node:path";
import { buildPrompt, type Built, emptyBuild } from "./building/build-prompt.ts";
import type { Builder } from "./building/start-builder.ts";
import type { EvalPrompt, Evaluation, Visit } from "./evaluation.ts";
import { findColour } from "./judging/judge-colours.ts";
import { judgeTest } from "./judging/judge-test.ts";
import { readColours } from "./judging/read-colours.ts";
import type { Visitor } from "./looking/open-visitor.ts";
import { visitSite } from "./looking/visit-site.ts";

/** The resources of an evaluation. `folder` is the report's folder. */
export interface Laboratory {
  builder: Builder;
  visitor: Visitor;
  folder: string;
  model: string | null;
}

const visitMilliseconds = 60_000;

/** Builds the prompt, visits the site, evaluates the tests, and stores the files and pictures in the report's folder. */
export async function evaluatePrompt(laboratory: Laboratory, { asked, place }: { asked: EvalPrompt; place: number }): Promise<Evaluation> {
  const { builder, visitor, folder, model } = laboratory;
  const attempt = await outcomeOf(buildPrompt(builder, { place, prompt: asked.prompt, model }));
  const built: Built = "value" in attempt ? attempt.value : emptyBuild({ code: "CRASHED", message: attempt.error, seconds: 0 });
  const { build } = built;
  const site = build.outcome === "done" ? build.deployment : null;
  const visiting = site === null ? null : await outcomeOf(withinTime(visitSite(visitor, { deployment: site, port: builder.port })));
  const visit: Visit | null = visiting !== null && "value" in visiting ? visiting.value : null;
  const { id, kind, prompt, tests } = asked;
  return {
    id,
    kind,
    prompt,
    build,
    visit,
    trouble: visiting !== null && "error" in visiting ? visiting.error : null,
    colours: readColours(prompt).map((colour) => ({ ...colour, found: visit !== null && findColour(colour, visit.colours) !== null })),
    verdicts: tests.map((test) => judgeTest(test, { build, visit })),
    ...(await keepFiles(folder, { id, built })),
  };
}

async function outcomeOf<T>(work: Promise<T>): Promise<{ value: T } | { error: string }> {
  try {
    return { value: await work };
  } catch (error) {
    return { error: error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error) };
  }
}

async function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the visit took longer than ${visitMilliseconds / 1000} s`)), visitMilliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function keepFiles(folder: string, { id, built }: { id: string; built: Built }): Promise<Pick<Evaluation, "pictures" | "files">> {
  const own = id.replaceAll(/[^\w-]/g, "-");
  const write = async (path: string, content: string | Buffer): Promise<string | null> => {
    const place = normalize(join(own, path));
    if (!place.startsWith(own + sep)) return null;
    await mkdir(dirname(join(folder, place)), { recursive: true });
    await writeFile(join(folder, place), content);
    return place;
  };
  const pictureOf = async (viewport: string): Promise<string | null> => {
    const picture = built.pictures.get(viewport);
    return picture === undefined ? null : write(`${viewport}.jpg`, picture);
  };
  for (const { path, content } of built.files) await write(`files/${path}`, content);
  return {
    pictures: { desktop: await pictureOf("desktop"), phone: await pictureOf("phone") },
    files: built.files.length > 0 ? `${own}/files/` : null,
  };
}
