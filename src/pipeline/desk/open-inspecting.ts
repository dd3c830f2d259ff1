import type { Desk } from "../../domain/models/generation/desk.ts";
import type { Finding } from "../../workshop/finding.ts";
import type { ProjectFiles } from "../../workshop/project-files.ts";
import type { Bundled } from "../../workshop/workshop.ts";
import type { Bench } from "../bench.ts";

/** The part of a desk that judges projects. */
export function openInspecting({ workshop, signal }: Pick<Bench, "workshop" | "signal">): Pick<Desk, "format" | "inspect" | "tryOut"> {
  // The site that was found sound is the one that is tried next.
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
      const development = latest?.files === files ? latest.development : workshop.bundle(files, "development", signal);
      const [toured, checked] = await Promise.all([development, workshop.bundle(files, "production", signal)]);
      return workshop.tryOut({ toured: toured.site, checked: checked.site, isOutlined: true }, checks, signal);
    },
  };
}
