// What tests get for "fast-check" (`resolve.ts`): the same library, with the same random cases in every run, so that none
// fails by chance; nightly runs draw new ones, and more of them where a test does not say how many.
import fastCheck from "fast-check";
import { isNightly, volume } from "./volume.ts";

fastCheck.configureGlobal({ numRuns: volume({ everyRun: 50, nightly: 2_000 }), ...(isNightly ? {} : { seed: 1 }) });

export * from "fast-check";
export { default } from "fast-check";
