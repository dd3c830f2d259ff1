// Finds Flutter on the machine. Its tool is started as `bin/flutter` starts it, without that script: the script updates the
// folder that it is in, which nothing confined may write.
import { access, realpath } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";

/** An installed Flutter. */
export interface FlutterSdk {
  folder: string;
  /** Dart's own program, and what it is given before the words of a command. */
  program: string;
  tool: readonly string[];
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** The folder of Flutter: `given`, or where the first `flutter` of the search path is. Null where there is none, a sentence where it is of no use. */
export async function findFlutter({
  given,
  searchPath,
}: {
  given: string | null;
  searchPath: string;
}): Promise<FlutterSdk | string | null> {
  const folder = given ?? (await folderOnPath(searchPath));
  if (folder === null) return null;
  const program = join(folder, "bin/cache/dart-sdk/bin/dart");
  const snapshot = join(folder, "bin/cache/flutter_tools.snapshot");
  const packages = join(folder, "packages/flutter_tools/.dart_tool/package_config.json");
  const isWhole = (await exists(program)) && (await exists(snapshot));
  if (!isWhole) return `The Flutter in ${folder} was never started: run bin/flutter there once.`;
  return { folder: await realpath(folder), program, tool: [`--packages=${packages}`, snapshot] };
}

async function folderOnPath(searchPath: string): Promise<string | null> {
  for (const place of searchPath.split(delimiter).filter(Boolean)) {
    const program = await realpath(join(place, "flutter")).catch(() => null);
    if (program !== null) return dirname(dirname(program));
  }
  return null;
}
