// Exports apps for phones for Expo Go, one after the other, in the background. Nothing waits for it, and what goes wrong is
// noted on the page of the app. When the service stops, the export ends at once and is begun again at the next start.
import { setInterval } from "node:timers";
import type { AppContext } from "../../../domain/call.ts";
import {
  beginExport,
  type ClaimedExport,
  type ExportResult,
  giveBackExport,
  keepExport,
  leaveExports,
  saveExport,
} from "../../../domain/projects/site/phone/make-export.ts";
import { attempt } from "../../../lib/attempts/attempt.ts";
import { keepSite } from "../../../pipeline/keep-files.ts";
import { stackOf } from "../../../storage/error-causes.ts";
import type { PhoneFile, PhoneTools, PhoneUpdates } from "../../../workshop/workshop.ts";
import { createWakeup } from "../create-wakeup.ts";

/** The running exporter. `stop` resolves when nothing of an export runs any more, usually at once. */
export interface Exporter {
  stop(): Promise<void>;
}

/** What makes exports, and how often it is looked for one. */
export interface ExporterOptions {
  ctx: AppContext;
  phones: Pick<PhoneTools, "canExport" | "exportApp">;
  /** Whether the operator lets apps be exported. Where not, their pages say so. */
  isOn?: boolean;
  everyMilliseconds?: number;
}

const OFF = "This service is set not to bundle apps for it.";

const LOOK_MILLISECONDS = 15_000;
const RENEW_MILLISECONDS = 15_000;

/** Starts the exporter. It never rejects: what failed is logged and looked at again. */
export function startExporter({ ctx, phones, isOn = true, everyMilliseconds = LOOK_MILLISECONDS }: ExporterOptions): Exporter {
  const wakeup = createWakeup();
  const closing = new AbortController();

  /** Whether there may be more to do at once. */
  async function takeOne(): Promise<boolean> {
    if (!isOn || !(await phones.canExport())) {
      await leaveExports(ctx, isOn ? null : OFF);
      return false;
    }
    const claimed = await beginExport(ctx);
    if (claimed === null) return false;
    await makeOne({ ctx, phones, claimed }, closing.signal);
    return true;
  }

  async function keepTaking(): Promise<void> {
    while (!closing.signal.aborted) {
      const taken = await attempt(takeOne);
      if (!taken.ok && !closing.signal.aborted)
        ctx.log.warn({ error: stackOf(taken.error) }, "an app could not be exported for Expo Go, and is tried again");
      if (!taken.ok || !taken.value) await wakeup.wait(everyMilliseconds);
    }
  }

  const loop = keepTaking();
  return {
    stop: async () => {
      closing.abort(new Error("The service stops."));
      wakeup.wake();
      await loop;
    },
  };
}

interface OneExport extends Pick<ExporterOptions, "ctx" | "phones"> {
  claimed: ClaimedExport;
}

/** Makes a claimed export, as long as the claim can be kept. */
async function makeOne({ ctx, phones, claimed }: OneExport, closing: AbortSignal): Promise<void> {
  const { key, files } = claimed;
  const lost = new AbortController();
  const renew = async (): Promise<void> => {
    const kept = await attempt(() => keepExport(ctx, key));
    if (kept.ok && !kept.value) lost.abort(new Error("The export is no longer this process's."));
  };
  const renewing = setInterval(() => void renew(), RENEW_MILLISECONDS);
  const made = await attempt(async () =>
    storable({ ctx, projectId: key.projectId }, await phones.exportApp(files, AbortSignal.any([closing, lost.signal]))),
  );
  clearInterval(renewing);
  if (made.ok) return saveExport(ctx, key, made.value);
  // What a stop has interrupted was not the app's fault; anything else is tried again once the claim has run out.
  if (closing.aborted) return giveBackExport(ctx, key);
  throw made.error;
}

/** An export as rows and blobs. */
async function storable(
  { ctx, projectId }: { ctx: AppContext; projectId: string },
  made: Awaited<ReturnType<PhoneTools["exportApp"]>>,
): Promise<ExportResult> {
  if (made.outcome === "failed") return { status: "failed", reason: made.reason };
  const { updates } = made;
  const all = filesOf(updates);
  const site = all.map(([path, { contentType, bytes }]) => ({ path, contentType, bytes, immutable: true }));
  const { manifest, blobs } = await keepSite(ctx, site);
  const stored = (path: string, { key, contentType, extension }: PhoneFile) => ({
    hash: manifest[path]?.hash ?? "",
    key,
    contentType,
    extension,
  });
  const platform = (name: "android" | "ios") => ({
    launch: stored(name, updates[name].launch),
    assets: updates[name].assets.map((file) => stored(file.key, file)),
  });
  const about = { projectId, app: updates.app, createdAt: ctx.clock.now().toISOString() };
  const icon = updates.icon === null ? {} : { icon: stored("icon", updates.icon) };
  return { status: "ready", updates: { ...about, ...icon, android: platform("android"), ios: platform("ios") }, blobs };
}

/** Every file once: the assets of both kinds of phones are mostly the same, and named by their content. */
function filesOf({ android, ios, icon }: PhoneUpdates): [path: string, file: PhoneFile][] {
  const pictures = [...android.assets, ...ios.assets, ...(icon === null ? [] : [icon])];
  const assets = pictures.map((file): [string, PhoneFile] => [file.key, file]);
  return [...new Map<string, PhoneFile>([["android", android.launch], ["ios", ios.launch], ...assets])];
}
