// Runs the project's own tests. The result of a state is stored like that of a try, so that a resumed build says the same.
import { storable } from "../../../lib/storable.ts";
import { type FailedTest, TEST_LIMITS, type TestRun } from "../../../workshop/sandbox/testing/test-run.ts";
import { isTestFile, isTestModule } from "../../../workshop/gate/files/allowed-files.ts";
import type { ProjectFiles } from "../../../workshop/project-files.ts";
import { inspectProject } from "./try-project.ts";
import { describeFindings, stateOf, unsound } from "./verification.ts";
import type { Work } from "./work.ts";

/** The result of running the current project's own tests, in words; `isClean` is false if any failed or could not be run to its end. */
export interface Tested {
  text: string;
  isClean: boolean;
}

const keyOf = (files: ProjectFiles): string => `test ${stateOf(files)}`;

/** Whether the current state has not been tested yet. */
export const isUntested = ({ known, project }: Work): boolean => !known.has(keyOf(project.files()));

/** Runs the tests of the current project, once for each of its states. What the gate refuses is not run. */
export async function testProject(work: Work): Promise<Tested> {
  const files = work.project.files();
  const { findings } = await inspectProject(work);
  const refused = findings.filter(({ source }) => source === "gate");
  if (refused.length > 0) return { text: `Not tested yet, because of what the gate finds:\n${describeFindings(refused)}`, isClean: false };
  const known = work.known.get(keyOf(files));
  if (known !== undefined) return { text: known.outline ?? "", isClean: known.failed.length === 0 };
  const run = await work.context.test(files);
  const text = storable(describeTests(run, files));
  const isClean = run.failures === 0 && (run.passed > 0 || run.reason === null);
  const record = { ...unsound(files, []), state: keyOf(files), outline: text, failed: isClean ? [] : [FAILED] };
  work.known.set(record.state, record);
  work.learnt.push(record);
  return { text, isClean };
}

const FAILED = { id: "tests", title: "The project's own tests", failure: "" };

/** A run in the words of a result: the failing tests with their places, and the files that look like tests and are none. */
export function describeTests({ reason, passed, skipped, failures, failed }: TestRun, files: ProjectFiles): string {
  const counted = [`${passed} passed`, `${failures} failed`, ...(skipped > 0 ? [`${skipped} skipped`] : [])].join(", ");
  const more = failures - failed.length;
  const strays = [...files.keys()].filter((path) => isTestModule(path) && /\.test\.tsx?$/.test(path) && !isTestFile(path));
  return [
    ...(reason === null ? [] : [reason]),
    ...(reason === null || passed + failures + skipped > 0 ? [`The project's own tests: ${counted}.`] : []),
    ...failed.map(describeFailure),
    ...(more > 0 ? [`- and ${more} more; at most ${TEST_LIMITS.shown} are shown.`] : []),
    ...(strays.length > 0 ? [`Not run, since npm test runs the files in tests/ alone: ${strays.join(", ")}.`] : []),
  ].join("\n");
}

function describeFailure({ name, places, message, isWhole }: FailedTest): string {
  const [place, ...from] = places;
  const where = place === undefined ? "" : ` at ${place}${from.length > 0 ? ` (from ${from.join(", ")})` : ""}`;
  const cut = isWhole
    ? ""
    : ` [the rest is left out: a message has at most ${TEST_LIMITS.messageCharacters.toLocaleString("en")} characters]`;
  return `- ${name}${where}: ${message}${cut}`;
}
