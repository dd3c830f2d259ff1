// Unfinished work becomes a draft. Its site is built from the latest state that the gate accepts and that bundles: a
// fault in the types does not keep a draft from being opened.
import type { Writing } from "../domain/models/generation/generator.ts";
import type { Manifest } from "../storage/tables/index.ts";
import type { NewBlob } from "../storage/rows/versions/write-versions.ts";
import type { ProjectFiles } from "../workshop/project-files.ts";
import type { BuildContext } from "./build-context.ts";
import { keepSite, keepSource } from "./keep-files.ts";
import type { Outcome } from "./stage.ts";

/** The outcome of a write stage whose generator paused: the question how to go on, with the draft. */
export async function keepUnfinished(
  context: BuildContext,
  { unfinished, pause }: Extract<Writing, { outcome: "paused" }>,
): Promise<Outcome> {
  const { files, shown, plan, kept } = unfinished;
  const source = keepSource(files);
  const site = (await buildSite(context, files)) ?? (shown && (await buildSite(context, shown)));
  const { message, prompt, draft: before } = context.build.buildRequest;
  const { works, missing } = pause;
  const request = [...(before === undefined ? [] : [before.request]), message ?? prompt].join("\n");
  const draft = { request, works, missing, source: source.manifest, site: site?.manifest ?? null, plan, kept };
  return { outcome: "paused", pause, draft, blobs: [...source.blobs, ...(site?.blobs ?? [])] };
}

async function buildSite(
  { ctx, workshop, signal }: Pick<BuildContext, "ctx" | "workshop" | "signal">,
  files: ProjectFiles,
): Promise<{ manifest: Manifest; blobs: NewBlob[] } | null> {
  if ((await workshop.gate(files, signal)).length > 0) return null;
  const { site, findings } = await workshop.bundle(files, "production", signal);
  return findings.length > 0 ? null : keepSite(ctx, site);
}
