// The live version of every app for phones is exported once, as Expo Go loads it: after its build, which waits for nothing and
// costs nothing more. A claim in the database keeps it to one at a time; the claim of a process that ended runs out, and the
// export is begun again.
import {
  claimExport,
  endExport,
  type ExportKey,
  isExportDue,
  noteUnavailable,
  releaseExport,
  renewExport,
} from "../../../../storage/rows/sites/phone-exports.ts";
import { readBlobs } from "../../../../storage/rows/versions/read-versions.ts";
import { insertBlobs, type NewBlob } from "../../../../storage/rows/versions/write-versions.ts";
import type { StoredPhoneUpdates } from "../../../../storage/tables/index.ts";
import { type AppContext, inTransaction } from "../../../call.ts";

/** A claimed export, with the files of its version. */
export interface ClaimedExport {
  key: ExportKey;
  files: ReadonlyMap<string, string>;
}

/** What came of an export. The blobs are those that `updates` refers to and that are not stored yet. */
export type ExportResult =
  | { status: "ready"; updates: StoredPhoneUpdates; blobs: readonly NewBlob[] }
  | { status: "failed"; reason: string };

/** How long a claim holds without being renewed. */
const CLAIM_MILLISECONDS = 60_000;

/** How many processes may end over one app. */
const ATTEMPTS_MAX = 2;

const ENDED = "The service ended twice while it bundled the app.";

const untilOf = ({ clock }: AppContext): Date => new Date(clock.now().getTime() + CLAIM_MILLISECONDS);

/** Claims the next export; null if there is nothing to do, or another one is being made. */
export async function beginExport(ctx: AppContext): Promise<ClaimedExport | null> {
  if (!(await isExportDue(ctx.database, ctx.clock.now()))) return null;
  const row = await inTransaction(ctx, ({ database, clock }) => claimExport(database, { now: clock.now(), until: untilOf(ctx) }));
  if (row === null) return null;
  const { source, ...key } = row;
  if (key.attempt > ATTEMPTS_MAX) {
    await saveExport(ctx, key, { status: "failed", reason: ENDED });
    return null;
  }
  const entries = Object.entries(source);
  const blobs = await readBlobs(
    ctx.database,
    entries.map(([, { hash }]) => hash),
  );
  const textOf = (hash: string): string => Buffer.from(blobs.get(hash) ?? []).toString("utf8");
  return { key, files: new Map(entries.map(([path, { hash }]) => [path, textOf(hash)])) };
}

/** Keeps the claim for a while longer; false if the export is no longer the caller's. */
export async function keepExport(ctx: AppContext, key: ExportKey): Promise<boolean> {
  return renewExport(ctx.database, key, untilOf(ctx));
}

/** Gives a claimed export back, to be begun again at once. */
export async function giveBackExport(ctx: AppContext, key: ExportKey): Promise<void> {
  await releaseExport(ctx.database, key);
}

/** Stores what came of a claimed export, unless it is no longer the caller's. */
export async function saveExport(ctx: AppContext, key: ExportKey, result: ExportResult): Promise<void> {
  await inTransaction(ctx, async ({ database, clock }) => {
    if (result.status === "failed") return endExport(database, key, result);
    const { blobs, ...ready } = result;
    await insertBlobs(database, blobs, clock.now());
    await endExport(database, key, ready);
  });
}

/**
 * Notes that this process does not make the exports that are due, so that their pages say so: with this sentence, or else because
 * its machine cannot. Another process may make them.
 */
export async function leaveExports(ctx: AppContext, reason: string | null = null): Promise<void> {
  await noteUnavailable(ctx.database, { now: ctx.clock.now(), reason });
}
