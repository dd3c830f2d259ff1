import { seededRandom } from "../../../../tests/builds/chaos/seeded-random.ts";
import type { DefectKind } from "./defect.ts";

/** Some of the defects: as many of each kind as there are to have, each as likely as the others, the same for the same seed. */
export function chooseDefects<Kinded extends { kind: DefectKind }>(
  defects: readonly Kinded[],
  { count, seed }: { count: number; seed: number },
): Kinded[] {
  const random = seededRandom(seed);
  const kinds = [...Map.groupBy(defects, ({ kind }) => kind).values()].map((all) => random.shuffle(all));
  const turns = Array.from({ length: defects.length }, (_, turn) => kinds.flatMap((all) => all[turn] ?? []));
  return turns.flat().slice(0, count);
}
