/** How much of something a test does: in every run, or in nightly runs (`npm run test:nightly`). */
export interface Volumes {
  everyRun: number;
  nightly: number;
}

/** Whether this is a nightly run. */
export const isNightly = process.env["ATELIER_TESTS"] === "nightly";

/** What this run does. */
export const volume = ({ everyRun, nightly }: Volumes): number => (isNightly ? nightly : everyRun);
