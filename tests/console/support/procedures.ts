import { consoleRouter } from "../../../src/entrypoints/console/routers/index.ts";

/** What a procedure is: whether it reads, changes or goes on telling. */
export type ProcedureKind = "query" | "mutation" | "subscription";

/** Every procedure of the console's API, by its name such as `projects.read`. */
export const procedures: { name: string; type: ProcedureKind }[] = Object.entries(consoleRouter._def.record).flatMap(([group, members]) =>
  Object.entries(members).map(([name, procedure]) => ({ name: `${group}.${name}`, type: procedure._def.type })),
);
