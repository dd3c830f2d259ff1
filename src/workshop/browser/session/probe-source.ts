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

/** The probe's code as one script for the page, bundled once. */
export const probeSource = (): Promise<string> => (source ??= bundleProbe());
