import { type ChoiceField, choice } from "./choice";
import type { FieldOptions } from "./field-definition";

/** The state of a row: one of some options, of which a new row has the first. No form asks for it; `defineTransitions` says how it changes. */
export function state<const Option extends string>({
  options,
  ...basics
}: FieldOptions & {
  options: readonly [Option, ...Option[]];
  colors?: Readonly<Record<string, string>>;
}): ChoiceField<Option> {
  const field = choice<Option>({ options, ...basics });
  const [first] = options;
  return {
    ...field,
    kind: "state",
    empty: first,
    revive: (saved) => field.revive(saved) || first,
    parse: () => ({ value: first }),
  };
}
