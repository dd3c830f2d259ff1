import type { Generator } from "../domain/models/generation/generator.ts";
import type { Bench } from "./bench.ts";

/** The generator of the build's model. It was there when the build was understood; throws when it is gone. */
export function requireGenerator({ build, findGenerator }: Bench): Generator {
  const generator = findGenerator(build.model);
  if (!generator) throw new Error(`the generator of the model ${build.model} is gone`);
  return generator;
}
