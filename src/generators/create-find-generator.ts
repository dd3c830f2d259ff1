import type { Generator } from "../domain/models/generation/generator.ts";
import type { ModelEntry } from "../adapters/models/model-entry.ts";
import { createAgentGenerator } from "./agent/create-agent-generator.ts";
import { blueprintGenerator } from "./blueprint.ts";
import { withCorrections } from "./correcting/with-corrections.ts";
import { withPlatform } from "./planning/platforms/with-platform.ts";
import { createSketchGenerator } from "./sketch/create-sketch-generator.ts";

/** Finds the generator of a model by the plain id stored with a build; null if this installation has none. */
export function createFindGenerator(catalogue: { find(id: string): ModelEntry | null }): (model: string) => Generator | null {
  return (model) => {
    if (model === blueprintGenerator.id) return withCorrections(withPlatform(blueprintGenerator));
    const entry = catalogue.find(model);
    if (entry === null) return null;
    const sketching = createSketchGenerator(entry);
    return withCorrections(entry.category === "paid" ? withPlatform(createAgentGenerator(entry), sketching) : withPlatform(sketching));
  };
}
