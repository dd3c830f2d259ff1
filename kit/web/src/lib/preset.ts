// What the form for a new row begins with, as the address of its page says it: the row that it is to belong to.
import { type Entity, type Fields, type ValuesOf, askedFields, changeOf } from "./entity";

/** A reference that the form has chosen, and how the address of the form says so. */
export interface Preset<F extends Fields> {
  values: Partial<ValuesOf<F>>;
  query: string;
  /** The page of the row that the reference leads to; null without one. */
  back: { path: string; title: string } | null;
}

/** What a text says under the name of a reference; null where the form does not ask for it, or it leads to no row that is seen. */
function presetOf<F extends Fields>(entity: Entity<F>, name: string, text: string) {
  const field = askedFields(entity).find(([asked]) => asked === name)?.[1];
  const parsed = field?.parse([text]);
  if (field?.linksOf === undefined || parsed === undefined || "error" in parsed) return null;
  const [link] = field.linksOf(parsed.value);
  if (link === undefined) return null;
  const { title, path } = link;
  const preset: Preset<F> = {
    values: changeOf<F>(name, parsed.value),
    query: `?${new URLSearchParams({ [name]: text }).toString()}`,
    back: path === null ? null : { path, title },
  };
  return { ...preset, leadsTo: field.leadsTo?.bind(field, parsed.value) };
}

/** A new row that leads to this one by one of these references; null where its form asks for none of them. */
export function presetTo<F extends Fields>(
  entity: Entity<F>,
  by: readonly (keyof F & string)[],
  { of, parent }: { of: Entity; parent: string },
): Preset<F> | null {
  for (const name of by)
    for (const text of [parent, `${of.name}/${parent}`]) {
      const preset = presetOf(entity, name, text);
      if (preset?.leadsTo?.(parent, of.name) === true) return preset;
    }
  return null;
}

/** What the address of the page says that the form begins with; null for nothing that holds. */
export function presetIn<F extends Fields>(
  entity: Entity<F>,
  query: URLSearchParams,
): Preset<F> | null {
  for (const [name, text] of query) {
    const preset = presetOf(entity, name, text);
    if (preset !== null) return preset;
  }
  return null;
}
