// Access to the runtime, without assumptions about which one it is: Workers have no `process`, and Deno prompts for permission
// to read the environment, so a variable is only read if the option was not set.

interface Surroundings {
  process?: { env?: Record<string, string | undefined> };
  navigator?: { userAgent?: string };
  document?: unknown;
}

const surroundings: Surroundings = globalThis;

/** An environment variable; undefined if it is empty or unset, or if there is no environment. */
export function readEnvironment(name: string): string | undefined {
  const value = surroundings.process?.env?.[name]?.trim();
  return value === "" ? undefined : value;
}

/** Whether this is a page or worker in a browser. Node, Deno, Bun and Workers identify themselves in `navigator.userAgent`. */
export function isBrowser(): boolean {
  return surroundings.document !== undefined || surroundings.navigator?.userAgent?.startsWith("Mozilla/") === true;
}
