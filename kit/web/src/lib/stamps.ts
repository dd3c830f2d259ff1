// What the app sets when a row is added: the moment, and who adds it.
import { type Entity, type Fields, changeOf, fieldOf } from "./entity";
import { localDate } from "./format";
import { person } from "./person";

/** What a field is set to: the moment, or whoever adds the row, by their name or their profile. */
export type Stamp = "now" | "me";

/** Sets fields of every row that is added, unless they have a value already. */
export function stampRows<F extends Fields>(
  entity: Entity<F>,
  stamps: { readonly [Name in keyof F]?: Stamp },
) {
  const { add } = entity.rows;
  const set = Object.entries<Stamp | undefined>(stamps).map(
    ([name, stamp]) => [name, stamp, fieldOf(entity, name)] as const,
  );
  entity.rows.add = (values, place) => {
    const stamped = set
      .filter(([name, , field]) => field.isEmpty(values[name]))
      .map(([name, stamp, { kind, ofMe }]) =>
        changeOf<F>(name, stamp === "now" ? momentFor(kind) : ofMe ? ofMe() : person.get().name),
      );
    return add(Object.assign({}, values, ...stamped), place);
  };
}

/** The present day, time or both, as a field of this kind holds it. */
function momentFor(kind: string): string {
  const now = new Date();
  const pad = (value: number) => String(value).padStart(2, "0");
  const time = `${pad(now.getHours())}:${pad(now.getMinutes())}`;
  if (kind === "time") return time;
  return kind === "datetime" ? `${localDate()}T${time}` : localDate();
}
