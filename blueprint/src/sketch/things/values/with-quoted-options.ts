// Models write the options of a choice in formulas as they are: `state <> Cancelled`. The language of formulas has texts in quotes.
import type { Entity } from "../../../schema/entity.ts";

/** The formula of an entity with quotes around the options of choices that are compared with something, where no field of the entity is called so. */
export function withQuotedOptions(
  entities: readonly Pick<Entity, "fields">[],
  { fields }: Pick<Entity, "fields">,
  formula: string,
): string {
  const labels = new Set(fields.map(({ label }) => label.toLowerCase()));
  const options = entities
    .flatMap((entity) => entity.fields.flatMap(({ type, options: own = [] }) => (type === "choice" ? own : [])))
    .filter((option) => !labels.has(option.toLowerCase()))
    .toSorted((one, other) => other.length - one.length);
  return [...new Set(options)].reduce((text, option) => {
    const plain = option.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
    return text.replaceAll(new RegExp(String.raw`((?:=|<>|!=|≠)\s*)${plain}(?![\p{L}\p{N}"'])`, "giu"), `$1"${option}"`);
  }, formula);
}
