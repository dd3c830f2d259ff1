// What tests get for "fast-check" but in nightly runs (`resolve.ts`): the same library, with the same random cases every time.
import fastCheck from "fast-check";

fastCheck.configureGlobal({ seed: 1 });

export * from "fast-check";
export { default } from "fast-check";
