import { consoleRouter } from "../../../src/entrypoints/console/routers/index.ts";

/** The type of a procedure. */
export type ProcedureKind = "query" | "mutation" | "subscription";

/** Every procedure of the console's API, by its name such as `projects.read`. */
export const procedures: { name: string; type: ProcedureKind }[] = Object.entries(consoleRouter._def.record).flatMap(([group, members]) =>
  Object.entries(members).map(([name, procedure]) => ({ name: `${group}.${name}`, type: procedure._def.type })),
);
