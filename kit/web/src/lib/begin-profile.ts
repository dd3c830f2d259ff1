// What an account knows of the person whose profile is to be made.
import { type Fields, type NamesOf, type ValuesOf, changeOf } from "./entity";
import { person } from "./person";

/** The fields of a profile that hold what an account knows. */
export interface ProfileFields<F extends Fields> {
  name?: NamesOf<F, string>;
  email?: NamesOf<F, string>;
}

/** The values with which a profile begins: the name and the address of the person, in these fields. */
export function beginProfile<F extends Fields>({
  name,
  email,
}: ProfileFields<F>): Partial<ValuesOf<F>> {
  const known = person.get();
  const values: Partial<ValuesOf<F>> = name === undefined ? {} : changeOf<F>(name, known.name);
  return email === undefined ? values : { ...values, ...changeOf<F>(email, known.email) };
}
