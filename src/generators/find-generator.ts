import type { Generator } from "../domain/generation/generator.ts";
import { blueprintGenerator } from "./blueprint.ts";

const generators: readonly Generator[] = [blueprintGenerator];

/** The generator of a model, by the plain id that a build is stored with; null when this installation has none. */
export function findGenerator(model: string): Generator | null {
  return generators.find(({ id }) => id === model) ?? null;
}
