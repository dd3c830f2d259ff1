// Preloaded in every process of a test file, in which loading modules is a fifth of the time of a run.
import { registerHooks } from "node:module";
import { resolveRelativeImports } from "../../../src/lib/resolve-relative-imports.ts";
import { isNightly } from "./volume.ts";

resolveRelativeImports();

const seeded = new URL("seeded-fast-check.ts", import.meta.url).href;

// Random cases are the same in every run, so that none fails by chance; nightly runs draw new ones.
if (!isNightly) {
  registerHooks({
    resolve(specifier, context, next) {
      const isSeeded = specifier === "fast-check" && context.parentURL !== seeded;
      return isSeeded ? { url: seeded, format: "module-typescript", shortCircuit: true } : next(specifier, context);
    },
  });
}
