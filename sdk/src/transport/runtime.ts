// What is asked of the runtime, whichever it is. Nothing here is taken for granted: Workers have no process, and Deno asks
// before it shows its environment, so a variable is only read where no option was given.

interface Surroundings {
  process?: { env?: Record<string, string | undefined> };
  navigator?: { userAgent?: string };
  document?: unknown;
}

const surroundings: Surroundings = globalThis;

/** A variable of the environment; undefined where it is empty, unset, or there is no environment. */
export function readEnvironment(name: string): string | undefined {
  const value = surroundings.process?.env?.[name]?.trim();
  return value === "" ? undefined : value;
}

/** Whether this is a page or a worker of a browser. Node, Deno, Bun and Workers all name themselves in `navigator.userAgent`. */
export function isBrowser(): boolean {
  return surroundings.document !== undefined || surroundings.navigator?.userAgent?.startsWith("Mozilla/") === true;
}
