import { setImmediate } from "node:timers/promises";
import { type Blueprint, partsOf, withoutParts } from "@atelier/blueprint";

/**
 * The parts of an app to which these files of its project belong: those without which a file is not there, else those
 * without which it is different. The app is written once without each part, in a turn of the event loop of its own.
 */
export async function partsOfFiles(
  blueprint: Blueprint,
  { paths, write }: { paths: readonly string[]; write: (blueprint: Blueprint) => Map<string, string> },
): Promise<string[]> {
  const whole = write(blueprint);
  const own = paths.filter((path) => whole.has(path));
  if (own.length === 0) return [];
  const found = own.map((path) => ({ path, needing: new Set<string>(), changing: new Set<string>() }));
  for (const id of [...partsOf(blueprint), ...blueprint.entities.map((entity) => entity.id)]) {
    await setImmediate();
    const files = write(withoutParts(blueprint, new Set([id])));
    for (const { path, needing, changing } of found) {
      if (!files.has(path)) needing.add(id);
      else if (files.get(path) !== whole.get(path)) changing.add(id);
    }
  }
  return [...new Set(found.flatMap(({ needing, changing }) => [...(needing.size > 0 ? needing : changing)]))];
}
