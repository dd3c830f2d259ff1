// Where a build is worked on: what is known of it, its files, and the tools. What earlier stages left is read from what
// was saved, so a build that another worker began is taken up here without a difference; what this worker has made
// itself is at hand in memory, and nothing is read, bundled or compressed twice.
import type { ClaimedBuild } from "../domain/builds/claim-build.ts";
import type { Ground } from "../domain/call.ts";
import type { AskModel } from "../domain/models/generation/desk.ts";
import type { Generator, Plan } from "../domain/models/generation/generator.ts";
import { readBlobs } from "../storage/rows/versions/read-versions.ts";
import type { Manifest } from "../storage/tables/index.ts";
import type { ProjectFiles } from "../workshop/project-files.ts";
import type { Bundled, Workshop } from "../workshop/workshop.ts";
import { keepSite, type KeptFiles } from "./keep-files.ts";
import { type OutputKind, OUTPUTS } from "./outputs.ts";

/** The tools that all builds of a worker share. */
export interface Tools {
  ground: Ground;
  workshop: Workshop;
  /** The generator of a model, by the model's id; null when this installation has none. */
  findGenerator(model: string): Generator | null;
  askModel: AskModel;
}

/** How long a build may work: `signal` is aborted when it is to end (stopped, out of time, or the worker closes), `endsAt` is the monotonic time, in milliseconds, at which it is out of time. */
export interface BuildTime {
  signal: AbortSignal;
  endsAt: number;
}

/** The place of one build. */
export interface Bench extends Tools, BuildTime {
  build: ClaimedBuild;
  /** What a stage left. Throws when that stage is not saved: a fault of ours. */
  output<Output>(kind: OutputKind<Output>): Output;
  /** The plan, as the stage that wrote the project left it. */
  plan(): Plan;
  /** The project as it is now: as the last stage that changed it left it. */
  files(): Promise<ProjectFiles>;
  /** Lays changed files on the bench. What was bundled of the former ones is forgotten. */
  lay(files: ProjectFiles): void;
  /** The project bundled, once for each mode. */
  bundle(mode: "development" | "production"): Promise<Bundled>;
  /** The production site as blobs, compressed, once. Starts early and is waited for late. */
  site(): Promise<KeptFiles>;
}

interface OnTheBench {
  files: Promise<ProjectFiles>;
  bundles: Map<string, Promise<Bundled>>;
  site: Promise<KeptFiles> | null;
}

/** Lays out a bench for a build. */
export function layOutBench(tools: Tools, build: ClaimedBuild, time: BuildTime): Bench {
  const { signal } = time;
  let present: OnTheBench | null = null;

  const lay = (files: Promise<ProjectFiles>): OnTheBench => (present = { files, bundles: new Map(), site: null });
  const onTheBench = () => present ?? lay(readFiles());

  function output<Output>({ stage, schema }: OutputKind<Output>): Output {
    if (!build.saved.has(stage)) throw new Error(`the stage ${stage} has left nothing yet`);
    return schema.parse(build.saved.get(stage));
  }

  async function readFiles(): Promise<ProjectFiles> {
    const tried = build.saved.has("try") ? output(OUTPUTS.try).files : null;
    const manifest = tried ?? output(build.saved.has("check") ? OUTPUTS.check : OUTPUTS.write).files;
    return readSource(tools.ground, manifest);
  }

  async function bundleNow(files: Promise<ProjectFiles>, mode: "development" | "production"): Promise<Bundled> {
    return tools.workshop.bundle(await files, mode, signal);
  }

  function bundle(mode: "development" | "production"): Promise<Bundled> {
    const { files, bundles } = onTheBench();
    const known = bundles.get(mode) ?? bundleNow(files, mode);
    bundles.set(mode, known);
    return known;
  }

  async function compressSite(): Promise<KeptFiles> {
    const { site, findings } = await bundle("production");
    if (findings.length > 0) throw new Error("a project with findings has no site");
    return keepSite(tools.ground, site);
  }

  return {
    ...tools,
    ...{ build, ...time, output, bundle },
    plan: () => output(OUTPUTS.write).plan ?? output(OUTPUTS.understand),
    files: () => onTheBench().files,
    lay: (files) => void lay(Promise.resolve(files)),
    site: () => (onTheBench().site ??= compressSite()),
  };
}

/** The source that a manifest names. Throws where a blob of it is missing: a fault of ours. */
export async function readSource(ground: Ground, manifest: Manifest): Promise<ProjectFiles> {
  const blobs = await readBlobs(
    ground.database,
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
