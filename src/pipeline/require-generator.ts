import type { Generator } from "../domain/models/generation/generator.ts";
import type { BuildContext } from "./build-context.ts";

/** The generator of the build's model. It existed when the build was understood; throws if it no longer does. */
export function requireGenerator({ build, findGenerator }: BuildContext): Generator {
  const generator = findGenerator(build.model);
  if (!generator) throw new Error(`the generator of the model ${build.model} is gone`);
  return generator;
}
