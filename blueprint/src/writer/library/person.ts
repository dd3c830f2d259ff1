// Who uses the generated app: a name and an address that the person gave, kept in the browser.
import { code } from "../code/code.ts";
import type { ModuleSource } from "../code/module.ts";

/** `src/lib/person.ts`. */
export function personModule(slug: string): ModuleSource {
  return {
    path: "src/lib/person.ts",
    opening: "The person at this browser. Nothing leaves the device: there is no server that could know them.",
    library: true,
    parts: [
      {
        name: "ThisPerson",
        isType: true,
        comment: "Empty texts for someone who has told nothing.",
        code: code`
          interface ThisPerson {
            name: string;
            email: string;
          }`,
      },
      { name: "PERSON_KEY", code: code`const PERSON_KEY = ${`${slug}/person`};` },
      {
        name: "readThisPerson",
        code: code`
          function readThisPerson(): @ThisPerson {
            const saved = @parseJson(@readItem(@PERSON_KEY));
            return @isSavedObject(saved) ? { name: @readText(saved.name), email: @readText(saved.email) } : { name: "", email: "" };
          }`,
      },
      {
        name: "personStore",
        code: code`
          const personStore = { current: @readThisPerson(), listeners: new Set<() => void>() };`,
      },
      {
        name: "usePerson",
        comment: "The person; the component renders again when they change their name.",
        code: code`
          function usePerson(): @ThisPerson {
            return @useSyncExternalStore(
              (listener) => {
                @personStore.listeners.add(listener);
                return () => @personStore.listeners.delete(listener);
              },
              () => @personStore.current,
            );
          }`,
      },
      {
        name: "savePerson",
        code: code`
          function savePerson(changes: Partial<@ThisPerson>) {
            @personStore.current = { ...@personStore.current, ...changes };
            @writeItem(@PERSON_KEY, JSON.stringify(@personStore.current));
            for (const listener of @personStore.listeners) listener();
          }`,
      },
    ],
  };
}
