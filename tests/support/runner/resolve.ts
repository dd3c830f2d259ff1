// Preloaded in every process of a test file, in which loading modules is a fifth of the time of a run.
import { registerHooks } from "node:module";
import { resolveImports } from "../../../src/lib/resolve-imports.ts";

resolveImports();

const configured = new URL("configured-fast-check.ts", import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    const isReplaced = specifier === "fast-check" && context.parentURL !== configured;
    return isReplaced ? { url: configured, format: "module-typescript", shortCircuit: true } : next(specifier, context);
  },
});
