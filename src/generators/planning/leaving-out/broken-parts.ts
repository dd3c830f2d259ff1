import { type Blueprint, partsOf, withoutParts } from "@atelier/blueprint";

/** The parts of an app with which this throws: none where it does not, all where it is not one of them alone. Throws what it throws without any part. */
export function brokenParts(blueprint: Blueprint, act: (blueprint: Blueprint) => unknown): string[] {
  if (!throws(() => act(blueprint))) return [];
  const all = partsOf(blueprint);
  const only = (id: string): Blueprint => withoutParts(blueprint, new Set(all.filter((other) => other !== id)));
  act(withoutParts(blueprint, new Set(all)));
  const broken = all.filter((id) => throws(() => act(only(id))));
  return broken.length > 0 ? broken : all;
}

function throws(act: () => unknown): boolean {
  try {
    act();
    return false;
  } catch {
    return true;
  }
}
