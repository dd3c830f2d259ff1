// What a person reads stands in modules of messages, `src/words`, that components and rules import. A label is another one
// where the code asks for another message of the same module that takes the same values.
import type { ProjectFiles } from "../../../../src/workshop/project-files.ts";

/** The messages of each module by name, each with the type of the values that it takes; empty for a plain text. */
export type Messages = ReadonlyMap<string, ReadonlyMap<string, string>>;

const MESSAGE = /^export const (\w+) =\s*(?:\(values: (\{[^]*?\})\): string =>)?/gm;

/** The messages of a project. */
export function messagesIn(files: ProjectFiles): Messages {
  const modules = [...files].flatMap(([path, text]) => {
    const name = /^src\/words\/(\w+)\.ts$/.exec(path)?.[1];
    return name === undefined ? [] : [[name, text] as const];
  });
  return new Map(
    modules.map(([name, text]) => [
      name,
      new Map([...text.matchAll(MESSAGE)].map(([, message = "", values = ""]) => [message, values.replace(/\s+/g, "")])),
    ]),
  );
}

const IMPORT = /import \* as (\w+) from "[^"]*\/words\/(\w+)"/g;

/** The module of messages that a file calls by this name. */
export function moduleCalled(name: string, text: string): string | null {
  for (const [, own, module = ""] of text.matchAll(IMPORT)) if (own === name) return module;
  return null;
}

/** The next message of the module that takes the same values; null where there is no other. */
export function otherMessage(messages: ReadonlyMap<string, string> | undefined, message: string): string | null {
  const values = messages?.get(message);
  const alike = [...(messages ?? [])].filter(([, taken]) => taken === values).map(([name]) => name);
  const other = alike[(alike.indexOf(message) + 1) % alike.length];
  return other === undefined || other === message ? null : other;
}
