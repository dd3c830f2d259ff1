import type { GeneratorContext } from "../../domain/models/generation/generator-context.ts";
import type { Finding } from "../../workshop/finding.ts";
import type { ProjectFiles } from "../../workshop/project-files.ts";
import type { Bundled } from "../../workshop/workshop.ts";
import type { BuildContext } from "../build-context.ts";

/** The part of a generator context that inspects projects. */
export function openInspecting({
  workshop,
  build,
  signal,
}: Pick<BuildContext, "workshop" | "build" | "signal">): Pick<GeneratorContext, "format" | "inspect" | "tryOut"> {
  // The bundle of the last inspected files is reused by the next try-out of the same files.
  let latest: { files: ProjectFiles; development: Promise<Bundled> } | null = null;

  async function inspect(files: ProjectFiles): Promise<Finding[]> {
    const refused = await workshop.gate(files, signal);
    if (refused.length > 0) return refused;
    latest = { files, development: workshop.bundle(files, "development", signal) };
    const [typed, bundled] = await Promise.all([workshop.typecheck(files, signal), latest.development]);
    return [...typed, ...bundled.findings];
  }

  return {
    inspect,
    format: (files) => workshop.format(files, signal),
    tryOut: async (files, checks) => {
      const bundling = latest?.files === files ? latest.development : workshop.bundle(files, "development", signal);
      const [development, production] = await Promise.all([bundling, workshop.bundle(files, "production", signal)]);
      return workshop.tryOut(
        { development: development.site, production: production.site, owner: build.accountId, isOutlined: true },
        checks,
        signal,
      );
    },
  };
}
