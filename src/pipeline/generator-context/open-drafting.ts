// Unfinished work becomes a draft. Its site is built from a state that the gate accepts and that bundles: a fault in the
// types does not keep a draft from being opened.
import { type DraftWithBlobs, saveDraft } from "../../domain/builds/journal/save-draft.ts";
import type { GeneratorContext } from "../../domain/models/generation/generator-context.ts";
import type { Unfinished } from "../../domain/models/generation/unfinished.ts";
import { unlessAborted } from "../../lib/waiting/unless-aborted.ts";
import { findDraftOf } from "../../storage/rows/versions/drafts.ts";
import type { ProjectFiles } from "../../workshop/project-files.ts";
import { type BuildContext, readSource } from "../build-context.ts";
import { keepSite, keepSource, type KeptFiles } from "../keep-files.ts";

/** The part of a generator context that keeps drafts and reads them. */
export function openDrafting(context: BuildContext): Pick<GeneratorContext, "keepDraft" | "filesOfDraft"> {
  const { ctx, build, signal } = context;
  return {
    keepDraft: async (unfinished) => {
      const saved = await saveDraft(ctx, build, await describeDraft(context, unfinished));
      // Another worker has the build, or it has ended: the signal is aborted within a moment.
      if (saved === "stale") await unlessAborted(signal, Promise.withResolvers<never>().promise);
    },
    filesOfDraft: async (operationId) => {
      const row = await findDraftOf(ctx.database, operationId);
      if (row === null) throw new Error(`the draft of the build ${operationId} is missing`);
      return readSource(ctx, row.source);
    },
  };
}

/** Unfinished work as a draft: with a site of the first of the shown states that can be opened. */
export async function describeDraft(
  context: Pick<BuildContext, "ctx" | "build" | "workshop" | "signal">,
  { files, shown, plan, kept, works, missing }: Unfinished,
): Promise<DraftWithBlobs> {
  const source = keepSource(files);
  const site = await firstSite(context, shown);
  const { message, prompt, draft: before } = context.build.buildRequest;
  const request = [...(before === undefined ? [] : [before.request]), message ?? prompt].join("\n");
  const draft = { request, works, missing, source: source.manifest, site: site?.manifest ?? null, plan, kept };
  return { draft, blobs: [...source.blobs, ...(site?.blobs ?? [])] };
}

async function firstSite(
  { ctx, workshop, signal }: Pick<BuildContext, "ctx" | "workshop" | "signal">,
  states: readonly ProjectFiles[],
): Promise<KeptFiles | null> {
  for (const files of states) {
    if ((await workshop.gate(files, signal)).length > 0) continue;
    const { site, findings } = await workshop.bundle(files, "production", signal);
    if (findings.length === 0) return keepSite(ctx, site);
  }
  return null;
}
