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
}: Pick<BuildContext, "workshop" | "build" | "signal">): Pick<GeneratorContext, "format" | "inspect" | "test" | "tryOut" | "lookAt"> {
  // The bundle of the last inspected files is reused by the next try-out of the same files.
  let latest: { files: ProjectFiles; development: Promise<Bundled> } | null = null;

  async function inspect(files: ProjectFiles): Promise<Finding[]> {
    const refused = await workshop.gate(files, signal);
    if (refused.length > 0) return refused;
    latest = { files, development: workshop.bundle(files, "development", signal) };
    const [typed, bundled] = await Promise.all([workshop.typecheck(files, signal), latest.development]);
    return [...typed, ...bundled.findings];
  }

  const developmentOf = (files: ProjectFiles): Promise<Bundled> =>
    latest?.files === files ? latest.development : workshop.bundle(files, "development", signal);

  return {
    inspect,
    format: (files) => workshop.format(files, signal),
    test: (files) => workshop.test(files, signal),
    lookAt: async (files, looks) => {
      if (looks.length === 0) return [];
      const { site } = await developmentOf(files);
      const run = await workshop.tryOut({ development: site, production: site, owner: build.accountId, looks }, [], signal);
      return run.looks ?? [];
    },
    tryOut: async (files, checks) => {
      const [development, production] = await Promise.all([developmentOf(files), workshop.bundle(files, "production", signal)]);
      return workshop.tryOut(
        { development: development.site, production: production.site, owner: build.accountId, isOutlined: true },
        checks,
        signal,
      );
    },
  };
}
