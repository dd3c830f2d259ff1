import { describeFeature } from "../../../features/feature.ts";
import type { Blueprint } from "../../../schema/blueprint.ts";
import { listed } from "../../reply/describe-abilities.ts";

const PARTS_MAX = 4;
const FIELDS_MAX = 4;

/** What a blueprint would become, as an option of a question: "A list of trees with place and height". */
export function describeOption(blueprint: Blueprint): string {
  const { entities, features, kind } = blueprint;
  const [main, ...others] = entities;
  const parts = [...new Set(features.map((feature) => describeFeature(blueprint, feature).called))];
  if (main !== undefined && others.length === 0 && parts.length === 0) {
    const fields = main.fields.slice(0, FIELDS_MAX).map(({ label }) => label.toLowerCase());
    return `A list of ${main.name.many} with ${listed(fields)}`;
  }
  const things = [...entities.map(({ name }) => name.many), ...parts].slice(0, PARTS_MAX);
  return `${kind === "tool" ? "An app" : "A site"} with ${listed(things)}`;
}
