// Looks at the app beyond its first page: at pages by their addresses, and at a check after one of its steps. What was seen
// is stored like the result of a try, so that a resumed build shows the same again.
import type { AcceptanceCheck } from "@atelier/blueprint";
import type { Picture } from "../../../../adapters/models/model-call.ts";
import { contentHash } from "../../../../lib/crypto/secrets.ts";
import { storable } from "../../../../lib/storable.ts";
import { shareLandmarks } from "../../../../workshop/browser/outlines/share-landmarks.ts";
import type { Looked, WantedLook } from "../../../../workshop/proof.ts";
import { stateOf, type TryRecord, unsound } from "../verification.ts";
import type { Work } from "../work.ts";
import { lastOpened, seedOf } from "./seeds-of.ts";

/** What a model wants to see: pages as on a first visit, and a check after this step, or after its last one. */
export interface Wanted {
  /** Where `isInUse`, with what a check has left there. */
  paths: readonly string[];
  isInUse?: boolean;
  /** Pages also as printed, and with many rows. */
  print?: boolean;
  many?: boolean;
  check: string | null;
  step: number | null;
}

/** What was seen, in words and in pictures in the order of the words. */
export interface Sight {
  text: string;
  pictures: Picture[];
}

/** The most pages of one look; each is pictured at both sizes. */
export const PAGES_MAX = 6;
/** The most pictures of one look: a long page takes up to four at each size. */
const PICTURES_MAX = 24;
const VIEWPORTS = ["desktop", "phone"] as const;

/**
 * What is wrong with the layout of pages in use, at both sizes, with 200 rows in every list: a line for each. A build has little
 * in its lists, and a person who uses the app will have more.
 */
export async function faultsWithManyRows(work: Work, paths: readonly string[]): Promise<string[]> {
  const looks = looksAtPages(work, { paths, isInUse: true }).map((look): WantedLook => ({ ...look, isGrown: true, isInWords: true }));
  const { record } = await recordOf(work, looks, (seen) =>
    seen
      .filter(({ faults }) => faults.length > 0)
      .map((one) => `- ${placeOf(one)}, ${sizeOf(one)}: ${one.faults.join("; ")}`)
      .join("\n"),
  );
  return (record.outline ?? "").split("\n").filter((line) => line !== "");
}

/** Looks at the current project, which has to be sound. */
export async function lookAtProject(work: Work, wanted: Wanted): Promise<Sight> {
  const problems: string[] = [];
  const found = wanted.check === null ? null : (work.plan.checks.find(({ id }) => id === wanted.check) ?? null);
  if (wanted.check !== null && found === null)
    problems.push(
      `There is no check ${JSON.stringify(wanted.check.slice(0, 80))}. There are: ${work.plan.checks.map(({ id }) => id).join(", ")}.`,
    );
  const left = wanted.paths.slice(PAGES_MAX);
  if (left.length > 0) problems.push(`Not pictured, since a look is at ${PAGES_MAX} pages at most: ${left.join(", ")}.`);
  const looks = [...looksAtPages(work, wanted), ...(found === null ? [] : [lookAtCheck(found, wanted.step)])];
  const { record, seen } = await recordOf(work, looks);
  const pictures = work.model.seesPictures ? picturesOf(record, seen) : [];
  return { text: [record.outline ?? "", ...problems].filter((text) => text !== "").join("\n\n"), pictures };
}

/** The looks at pages, at both sizes; those after the same check together, the page first on which it ends. */
function looksAtPages(work: Work, { paths, isInUse = false, print = false, many = false }: Omit<Wanted, "check" | "step">): WantedLook[] {
  const pages = paths.slice(0, PAGES_MAX).map((path) => ({ path, check: isInUse ? seedOf(path, work) : null }));
  const byCheck = [...Map.groupBy(pages, ({ check }) => check).entries()];
  return byCheck.flatMap(([check, group]) => {
    const isEnd = (path: string): number => (check !== null && lastOpened(check) === path ? 0 : 1);
    const inOrder = group.toSorted((one, other) => isEnd(one.path) - isEnd(other.path));
    const atBoth = inOrder.flatMap(({ path }) => VIEWPORTS.map((viewport): WantedLook => ({ path, check, viewport })));
    const onPaper = inOrder.map(({ path }): WantedLook => ({ path, check, viewport: "desktop", isPrinted: true }));
    return [...atBoth, ...(print ? onPaper : []), ...(many ? atBoth.map((look) => ({ ...look, isGrown: true })) : [])];
  });
}

function lookAtCheck(check: AcceptanceCheck, step: number | null): WantedLook {
  const steps = step === null ? check.steps : check.steps.slice(0, Math.max(1, step));
  return { path: null, check: { ...check, steps }, viewport: check.viewport };
}

async function recordOf(
  work: Work,
  looks: readonly WantedLook[],
  words: (seen: readonly Shown[]) => string = describe,
): Promise<{ record: TryRecord; seen: readonly Looked[] }> {
  const files = work.project.files();
  const state = `look ${contentHash(JSON.stringify([stateOf(files), looks]))}`;
  const known = work.known.get(state);
  if (known !== undefined) return { record: known, seen: [] };
  const looked = await work.context.lookAt(files, looks);
  // They are taken in parallel.
  const seen = looks.flatMap((look) => looked.find((one) => isSame(one, look)) ?? []);
  const shown = withinRoom(seen);
  const count = shown.reduce((sum, { pictures }) => sum + pictures.length, 0);
  const record = { ...unsound(files, []), state, outline: storable(words(shown)), pictures: count };
  work.known.set(state, record);
  work.learnt.push(record);
  return { record, seen: shown };
}

const isSame = (one: WantedLook, other: WantedLook): boolean =>
  one.path === other.path &&
  one.viewport === other.viewport &&
  one.check?.id === other.check?.id &&
  one.isPrinted === other.isPrinted &&
  one.isGrown === other.isGrown;

/** What was seen; `left`: how many of its pictures are left out. */
type Shown = Looked & { left: number };

/** As much of what was seen as one answer shows: long pages may have many pictures, and those of the last ones are left out. */
function withinRoom(seen: readonly Looked[]): Shown[] {
  let room = PICTURES_MAX;
  return seen.map((one) => {
    const pictures = one.pictures.slice(0, room);
    room -= pictures.length;
    return { ...one, pictures, left: one.pictures.length - pictures.length };
  });
}

function describe(seen: readonly Shown[]): string {
  if (seen.length === 0) return "Nothing could be pictured.";
  // At the size of a phone, on paper and with more rows a page says the same.
  const isOutlined = ({ path, viewport, isPrinted, isGrown }: Looked): boolean =>
    path === null || (viewport !== "phone" && isPrinted !== true && isGrown !== true);
  const outlines = shareLandmarks(seen.filter(isOutlined).map(({ outline }) => outline));
  let pictured = 0;
  return seen
    .map((one) => {
      const { pictures, problem } = one;
      const size = `${sizeOf(one)}${pictures.length > 1 ? `, in ${pictures.length} parts from the top down` : ""}`;
      const head = `${numbered(pictured, pictures.length)}: ${placeOf(one)}, ${size}${problem === null ? "." : `. It failed: ${problem}`}${faultsOf(one)}${beyond(one)}`;
      pictured += pictures.length;
      return isOutlined(one) ? `${head}\n${outlines.shift() ?? ""}` : head;
    })
    .join("\n");
}

const sizeOf = ({ viewport, isPrinted, isGrown }: Looked): string =>
  `${isPrinted === true ? "as printed on A4" : `at the size of a ${viewport}`}${isGrown === true ? ", with 200 rows in every list" : ""}`;

const faultsOf = ({ faults }: Looked): string => (faults.length === 0 ? "" : ` To be mended: ${faults.join("; ")}.`);

/** What a picture shows: which page, and in which state. */
function placeOf({ path, check }: Pick<Looked, "path" | "check">): string {
  if (check === null) return `${path ?? "/"} as on a first visit`;
  if (path === null) return `the window in check ${check.id} after its step ${check.steps.length}`;
  return `${path} as the check ${check.id} leaves it`;
}

function numbered(before: number, count: number): string {
  if (count === 0) return "Not pictured";
  return count === 1 ? `Picture ${before + 1}` : `Pictures ${before + 1} to ${before + count}`;
}

/** What of a page the pictures do not show. */
function beyond({ unseen, left }: Shown): string {
  const parts = left > 0 ? ` ${left} of its parts are left out, since a look has ${PICTURES_MAX} pictures at most.` : "";
  return unseen > 0 ? `${parts} The last ${unseen} pixels of its height are not pictured.` : parts;
}

/** Pictures taken by an earlier worker are gone; a blank replaces each, so that the conversation stays the same. */
function picturesOf({ pictures }: TryRecord, seen: readonly Looked[]): Picture[] {
  const taken = seen.flatMap((one) => one.pictures);
  return Array.from({ length: pictures }, (_, at) => ({
    mediaType: "image/jpeg",
    base64: Buffer.from(taken[at] ?? []).toString("base64"),
  }));
}
