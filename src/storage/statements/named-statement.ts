import type { Prepared } from "./run-prepared.ts";

/** A prepared statement with named parameters (`$accountId`). Throws if a value is missing, which is a bug. */
export function namedStatement<Values extends object>(name: string, text: string): (values: Values) => Prepared {
  const names: string[] = [];
  const numbered = text.replaceAll(/\$([A-Za-z]\w*)/g, (_, parameter: string) => {
    if (!names.includes(parameter)) names.push(parameter);
    return `$${names.indexOf(parameter) + 1}`;
  });
  return (values) => {
    const given = new Map<string, unknown>(Object.entries(values));
    const missing = names.find((parameter) => !given.has(parameter));
    if (missing !== undefined) throw new Error(`the statement ${name} has no value for $${missing}`);
    return { name, text: numbered, values: names.map((parameter) => given.get(parameter)) };
  };
}
