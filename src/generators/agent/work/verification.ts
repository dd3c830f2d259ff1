// What is known about one state of the project: the results of gate, types and browser, and which of the fixed checks
// it passed. A state is good when nothing fails except checks that this build was requested to pass.
import { z } from "zod";
import { storable } from "../../../lib/storable.ts";
import { contentHash } from "../../../lib/crypto/secrets.ts";
import type { Finding } from "../../../workshop/finding.ts";
import type { ProjectFiles } from "../../../workshop/project-files.ts";
import { condenseOutline } from "../../../workshop/browser/outlines/condense-outline.ts";
import type { BrowserRun } from "../../../workshop/proof.ts";

const FINDINGS_SHOWN = 30;
const FINDINGS_KEPT = 60;
const OUTLINE_CHARACTERS = 4_000;
const MESSAGE_CHARACTERS = 800;
// A check reports every step that failed.
const FAILURE_CHARACTERS = 4_000;

const TryFinding = z.object({
  source: z.string(),
  code: z.string(),
  message: z.string(),
  file: z.exactOptional(z.string()),
  line: z.exactOptional(z.number()),
  suggestions: z.exactOptional(z.array(z.string())),
});

/** The result of a try, as stored for resuming the build. */
export const TryRecord = z.object({
  /** The fingerprint of the files that were tried. */
  state: z.string(),
  /** False if the project never reached the browser. */
  isTried: z.boolean(),
  passed: z.array(z.string()),
  failed: z.array(z.object({ id: z.string(), title: z.string(), failure: z.string() })),
  findings: z.array(TryFinding),
  browser: z.string(),
  outline: z.string().nullable(),
  /** The number of pictures taken. */
  pictures: z.number(),
  /** The number of findings beside those that are kept. */
  moreFindings: z.number().default(0),
});
export type TryRecord = z.infer<typeof TryRecord>;

/** The browser field of a run without a browser. */
export const NOT_RUN = "not run";

/** A fingerprint of a project's files. */
export function stateOf(files: ProjectFiles): string {
  return contentHash(JSON.stringify([...files].toSorted(([one], [other]) => (one < other ? -1 : 1))));
}

/** The record of findings that kept a project from running in the browser. */
export function unsound(files: ProjectFiles, findings: readonly Finding[]): TryRecord {
  return {
    state: stateOf(files),
    isTried: false,
    passed: [],
    failed: [],
    findings: findings.slice(0, FINDINGS_KEPT).map(kept),
    moreFindings: Math.max(0, findings.length - FINDINGS_KEPT),
    browser: NOT_RUN,
    outline: null,
    pictures: 0,
  };
}

/** The record of a run in the browser. */
export function tried(files: ProjectFiles, run: BrowserRun): TryRecord {
  const findings = run.findings.filter(({ source }) => source !== "check");
  const failed = run.checks.filter(({ passed }) => !passed);
  return {
    state: stateOf(files),
    isTried: true,
    passed: run.checks.filter(({ passed }) => passed).map(({ id }) => id),
    failed: failed.map(({ id, title, failure }) => ({
      id,
      title,
      failure: plain(within(failure ?? "no reason is known", FAILURE_CHARACTERS)),
    })),
    findings: findings.slice(0, FINDINGS_KEPT).map(kept),
    moreFindings: Math.max(0, findings.length - FINDINGS_KEPT),
    browser: run.browser,
    outline: run.outline === null ? null : plain(condenseOutline(run.outline, OUTLINE_CHARACTERS)),
    pictures: run.screenshots.length,
  };
}

function kept({ column: _, ...finding }: Finding): z.infer<typeof TryFinding> {
  return storable({ ...finding, message: within(finding.message, MESSAGE_CHARACTERS) });
}

/** A text of at most so many characters; one that is longer ends by saying so. */
export function within(text: string, characters: number): string {
  if (text.length <= characters) return text;
  return `${text.slice(0, characters).toWellFormed()} [the rest is left out: ${characters.toLocaleString("en")} characters at most]`;
}

/** Text that the app may have chosen itself, made safe to store. */
function plain(text: string): string {
  return storable(text);
}

/** Whether nothing is wrong. Without a browser, a sound project passes. */
export function passes({ isTried, findings, failed }: TryRecord): boolean {
  return isTried && findings.length === 0 && failed.length === 0;
}

/** Whether nothing is wrong except checks that this build was requested to pass. */
export function isGood({ isTried, findings, failed }: TryRecord, fresh: readonly string[]): boolean {
  return isTried && findings.length === 0 && failed.every(({ id }) => fresh.includes(id));
}

/** Describes a try to the model: failures first, since the rest may follow from them. */
export function describeTry(record: TryRecord): string {
  const { isTried, passed, failed, findings, moreFindings, browser, outline } = record;
  if (!isTried)
    return `Not tried in the browser yet, because of ${count(findings.length + moreFindings, "finding")}:\n${describeFindings(findings, moreFindings)}`;
  const lines = [
    ...(findings.length > 0
      ? [`${count(findings.length + moreFindings, "finding")} in the browser:`, describeFindings(findings, moreFindings)]
      : []),
    ...(failed.length > 0 ? [`${failed.length} of ${failed.length + passed.length} checks failed:`] : []),
    ...failed.map(({ id, title, failure }) => `- ${id} (“${title}”): ${failure}`),
  ];
  const good =
    browser === NOT_RUN
      ? "There is no browser on this machine, so the checks were not performed."
      : `Everything passed: ${count(passed.length, "check")}.`;
  const shown = outline === null ? [] : ["The first page, as a screen reader has it:", outline];
  return [lines.length === 0 ? good : lines.join("\n"), ...shown].join("\n");
}

/** Findings with their places, one per line; `beside` is the number of those that are not among them. At most thirty are shown, and how many more there are. */
export function describeFindings(findings: readonly Pick<Finding, "message" | "file" | "line" | "suggestions">[], beside = 0): string {
  const shown = findings.slice(0, FINDINGS_SHOWN).map(describeFinding);
  const more = findings.length - shown.length + beside;
  return [...shown, ...(more > 0 ? [`- and ${more} more; at most ${FINDINGS_SHOWN} are shown`] : [])].join("\n");
}

function describeFinding({ message, file, line, suggestions = [] }: Pick<Finding, "message" | "file" | "line" | "suggestions">): string {
  const place = file === undefined ? "" : `${file}${line === undefined ? "" : `:${line}`}: `;
  return `- ${place}${message}${suggestions.length > 0 ? ` Perhaps: ${suggestions.slice(0, 3).join(", ")}.` : ""}`;
}

function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? "" : "s"}`;
}
