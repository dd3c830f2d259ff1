// Roles, simulated on this device: who someone is could be known by a server only. The administrator opens every page;
// other roles open those that are not closed to them.
import { readText, readTexts } from "./saved";
import { readItem, writeItem } from "./storage";
import { type Collection, createCollection, storageKey } from "./store";

/** The role that opens everything. */
export const ADMINISTRATOR = "Administrator";

export interface Role {
  name: string;
  /** The paths of the pages that it does not open. */
  closed: readonly string[];
}

interface RolesOptions {
  /** Its name in storage. */
  name: string;
  /** The pages that can be closed to a role. */
  pages: readonly { path: string; title: string }[];
  /** The roles of a first visit, beside the administrator. */
  samples: readonly Role[];
}

export interface Roles extends RolesOptions {
  /** All roles but the administrator. */
  all: Collection<Role>;
  /** The name of the role that is played here. */
  present: {
    get: () => string;
    subscribe: (listener: () => void) => () => void;
    choose: (name: string) => void;
  };
}

/** Defines the roles of an app, and opens them and the one that is played here. */
export function defineRoles(options: RolesOptions): Roles {
  const all = createCollection<Role>({
    name: options.name,
    read: (saved) => {
      const name = readText(saved["name"]);
      return name === "" ? null : { name, closed: readTexts(saved["closed"]) };
    },
    samples: () => options.samples.map((role, index) => ({ ...role, id: `role-${index + 1}` })),
  });
  return { ...options, all, present: openPresentRole() };
}

function openPresentRole(): Roles["present"] {
  const key = storageKey("role");
  const listeners = new Set<() => void>();
  let name = readItem(key) ?? ADMINISTRATOR;
  return {
    get: () => name,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose: (next) => {
      name = next;
      writeItem(key, next);
      for (const listener of listeners) listener();
    },
  };
}

/** The role of this name; the administrator where there is none, such as one that was deleted. */
export function roleNamed(roles: readonly Role[], name: string): Role {
  return roles.find((role) => role.name === name) ?? { name: ADMINISTRATOR, closed: [] };
}

/** Whether a path belongs to a page that is closed to the role. */
export function isClosed({ closed }: Role, path: string): boolean {
  return closed.some((page) => path === page || path.startsWith(`${page}/`));
}

/** The pages that are closed to a role after this one was opened or closed to it. */
export function toggled({ closed }: Role, path: string): readonly string[] {
  return closed.includes(path) ? closed.filter((other) => other !== path) : [...closed, path];
}
