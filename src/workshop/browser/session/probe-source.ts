// The script that every document of a window gets in the probe's world. It holds axe as well, as a function that is only
// called where something is audited: so the browser receives axe once per window, and keeps it compiled.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

let source: Promise<string> | undefined;

async function bundleProbe(): Promise<string> {
  const entry = fileURLToPath(new URL("../page/probe.ts", import.meta.url));
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: "iife",
    platform: "browser",
    minify: true,
    logLevel: "silent",
  });
  return result.outputFiles[0]?.text ?? "";
}

async function bundleAll(): Promise<string> {
  const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
  const [probe, engine] = await Promise.all([bundleProbe(), readFile(axe, "utf8")]);
  return `${probe}\natelier.defineAxe = function () {\n${engine}\n};`;
}

/** The probe's code and axe as one script for the page, bundled once. */
export const probeSource = (): Promise<string> => (source ??= bundleAll());
