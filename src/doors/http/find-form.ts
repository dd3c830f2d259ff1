// The form is known from the address before anything else, so that whatever goes wrong later is said in its words.
import { endpointNames, endpoints } from "./endpoints.ts";
import type { Form } from "./forms/form.ts";
import type { Mount } from "./forms/index.ts";

/** The path of a request's address, without its query. */
export function pathOf(url: string): string {
  const [path = ""] = url.split("?", 1);
  return path;
}

/** The root that a path is under, and the rest of the path; null outside the API. */
export function findMount(mounts: readonly Mount[], path: string): { mount: Mount; rest: string } | null {
  const mount = mounts.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`));
  return mount === undefined ? null : { mount, rest: path.slice(mount.prefix.length) };
}

/** The methods that a form answers on a path below its root; none where it has no such endpoint. */
export function methodsOf(form: Form, rest: string): string[] {
  const found = endpointNames.filter((name) => form.shapes[name] !== undefined && matches(endpoints[name].path, rest));
  const methods = found.map((name) => endpoints[name].method);
  if (methods.length === 0) return [];
  return [...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"];
}

function matches(pattern: string, rest: string): boolean {
  const expected = pattern.split("/");
  const given = rest.replace(/(?<=.)\/$/, "").split("/");
  return (
    expected.length === given.length &&
    expected.every((part, index) => part === given[index] || (part.startsWith(":") && given[index] !== ""))
  );
}
