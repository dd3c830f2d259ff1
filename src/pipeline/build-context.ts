// The working context of a build: its known state, its files, and the tools. The output of earlier stages is read from
// storage, so a build that another worker started resumes here without a difference; what this worker produced itself
// is kept in memory, and nothing is read, bundled or compressed twice.
import type { ClaimedBuild } from "../domain/builds/claim-build.ts";
import type { AppContext } from "../domain/call.ts";
import type { AskModel } from "../domain/models/generation/generator-context.ts";
import type { Generator, Plan } from "../domain/models/generation/generator.ts";
import { readBlobs } from "../storage/rows/versions/read-versions.ts";
import type { Manifest } from "../storage/tables/index.ts";
import type { ProjectFiles } from "../workshop/project-files.ts";
import type { Bundled, PhoneTools, ProjectTools, Workshop } from "../workshop/workshop.ts";
import { keepSite, type KeptFiles } from "./keep-files.ts";
import { type OutputKind, OUTPUTS } from "./outputs.ts";

/** The tools shared by all builds of a worker. */
export interface Tools {
  ctx: AppContext;
  workshop: Workshop;
  /** The generator for a model id; null when this installation has none. */
  findGenerator(model: string): Generator | null;
  askModel: AskModel;
}

/** Time limits of a build: `signal` is aborted on stop, timeout or worker shutdown; `endsAt` is the deadline in monotonic milliseconds. */
export interface BuildTime {
  signal: AbortSignal;
  endsAt: number;
}

/** The context of one build. */
export interface BuildContext extends Omit<Tools, "workshop">, BuildTime {
  build: ClaimedBuild;
  /** The tools for the project's platform. */
  workshop: ProjectTools;
  /** Makes these tools ready, as `PhoneTools` describes it; those for browsers always are. */
  prepareTools: PhoneTools["prepare"];
  /** The output of a stage. Throws when that stage is not saved, which is an internal error. */
  output<Output>(kind: OutputKind<Output>): Output;
  /** The plan, as left by the stage that wrote the project. */
  plan(): Plan;
  /** The current project, as left by the last stage that changed it. */
  files(): Promise<ProjectFiles>;
  /** Replaces the project's files and drops the bundles of the previous ones. */
  lay(files: ProjectFiles): void;
  /** The bundled project, built once per mode. */
  bundle(mode: "development" | "production"): Promise<Bundled>;
  /** The production site as compressed blobs, created once. Started early and awaited late. */
  site(): Promise<KeptFiles>;
}

interface WorkingFiles {
  files: Promise<ProjectFiles>;
  bundles: Map<string, Promise<Bundled>>;
  site: Promise<KeptFiles> | null;
}

/** Creates the context of a build. */
export function createBuildContext(tools: Tools, build: ClaimedBuild, time: BuildTime): BuildContext {
  const { signal } = time;
  const { phones, flutter } = tools.workshop;
  const { platform = "web" } = build.buildRequest;
  const workshop: ProjectTools = { web: tools.workshop, expo: phones, flutter }[platform];
  let current: WorkingFiles | null = null;

  const lay = (files: Promise<ProjectFiles>): WorkingFiles => (current = { files, bundles: new Map(), site: null });
  const workingFiles = () => current ?? lay(readFiles());

  function output<Output>({ stage, schema }: OutputKind<Output>): Output {
    if (!build.saved.has(stage)) throw new Error(`the stage ${stage} has left nothing yet`);
    return schema.parse(build.saved.get(stage));
  }

  async function readFiles(): Promise<ProjectFiles> {
    const tried = build.saved.has("try") ? output(OUTPUTS.try).files : null;
    const manifest = tried ?? output(build.saved.has("check") ? OUTPUTS.check : OUTPUTS.write).files;
    return readSource(tools.ctx, manifest);
  }

  async function bundleNow(files: Promise<ProjectFiles>, mode: "development" | "production"): Promise<Bundled> {
    return workshop.bundle(await files, mode, signal);
  }

  function bundle(mode: "development" | "production"): Promise<Bundled> {
    const { files, bundles } = workingFiles();
    const known = bundles.get(mode) ?? bundleNow(files, mode);
    bundles.set(mode, known);
    return known;
  }

  async function compressSite(): Promise<KeptFiles> {
    const { site, findings } = await bundle("production");
    if (findings.length > 0) throw new Error("a project with findings has no site");
    return keepSite(tools.ctx, site);
  }

  return {
    ...tools,
    workshop,
    prepareTools: async (options) => (platform === "expo" ? phones.prepare(options) : undefined),
    build,
    ...time,
    output,
    bundle,
    plan: () => output(OUTPUTS.write).plan ?? output(OUTPUTS.understand),
    files: () => workingFiles().files,
    lay: (files) => void lay(Promise.resolve(files)),
    site: () => (workingFiles().site ??= compressSite()),
  };
}

/** The source that a manifest references. Throws when a blob is missing, which is an internal error. */
export async function readSource(ctx: AppContext, manifest: Manifest): Promise<ProjectFiles> {
  const blobs = await readBlobs(
    ctx.database,
    Object.values(manifest).map(({ hash }) => hash),
  );
  return new Map(
    Object.entries(manifest).map(([path, { hash }]) => {
      const bytes = blobs.get(hash);
      if (!bytes) throw new Error(`the blob of ${path} is missing`);
      return [path, Buffer.from(bytes).toString("utf8")];
    }),
  );
}
