// An app without some of its parts: what a part brought along and nothing else needs goes with it.
import type { Blueprint } from "../../schema/blueprint.ts";
import { removeEntity } from "../edits/entities.ts";
import { tidy } from "../edits/ground/tidy.ts";

/** The blueprint without the features, capabilities and entities that have these ids. An entity that the app cannot do without stays. */
export function withoutParts(blueprint: Blueprint, ids: ReadonlySet<string>): Blueprint {
  const isKept = ({ id }: { id: string }): boolean => !ids.has(id);
  const [home] = blueprint.pages;
  const kept = tidy({
    ...blueprint,
    features: blueprint.features.filter(isKept),
    capabilities: blueprint.capabilities.filter(isKept),
  });
  const whole = kept.pages.length > 0 || home === undefined ? kept : { ...kept, pages: [{ ...home, sections: [] }] };
  return blueprint.entities.filter((entity) => !isKept(entity)).reduce(withoutEntity, whole);
}

function withoutEntity(blueprint: Blueprint, { id }: { id: string }): Blueprint {
  const edited = removeEntity(blueprint, { kind: "remove-entity", entity: id });
  return "blueprint" in edited ? edited.blueprint : blueprint;
}
