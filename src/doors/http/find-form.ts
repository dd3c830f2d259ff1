// The form is known from the address before anything else, so that whatever goes wrong later is said in its words.
import { endpointNames, endpoints } from "./endpoints.ts";
import type { Form } from "./forms/form.ts";
import { alternativeHostForm, forms, mountsOf, PLAIN_ROOT } from "./forms/index.ts";
import type { FormId, Mount } from "./forms/index.ts";

/** Which form is spoken where: `contract` at the plain root, and the alternative host's own form at its plain root. */
export interface Contracts {
  contract: FormId;
  /** In lower case, without a port for any port; null when there is none. */
  altHost: string | null;
}

/** What is known of a request before it is looked at. */
interface Addressed {
  url?: string | undefined;
  headers: { host?: string | undefined };
}

// An address with its host, as proxies are sent it (RFC 9112 3.2.2), and an escape that stands for a letter, a digit or one of - . _ ~.
const ABSOLUTE = /^https?:\/\/([^/?]*)\/?/i;
const NEEDLESS_ESCAPE = /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi;

/**
 * The address by which a request is routed, in the one spelling that the router and the forms both read: without a host,
 * and with nothing escaped in its path that need not be (RFC 3986 6.2.2.2). On the alternative host, what is under the
 * plain root is under that form's own root.
 */
export function addressOf({ altHost }: Contracts, { url = "/", headers }: Addressed): string {
  const [, host = headers.host] = ABSOLUTE.exec(url) ?? [];
  const address = url.replace(ABSOLUTE, "/");
  const path = pathOf(address);
  const plain = path.replace(NEEDLESS_ESCAPE, decodeURIComponent) + address.slice(path.length);
  return isHost(altHost, host) && isUnder(PLAIN_ROOT, pathOf(plain)) ? `/${alternativeHostForm.id}${plain}` : plain;
}

/** The form that a request is answered in. */
export function formOf({ contract, altHost }: Contracts, { url = "/", headers }: Addressed): Form {
  const found = findMount(mountsOf(contract), pathOf(url));
  return found?.mount.form ?? (isHost(altHost, headers.host) ? alternativeHostForm : forms[contract]);
}

function isHost(wanted: string | null, given = ""): boolean {
  const host = given.toLowerCase();
  return wanted !== null && (host === wanted || host.replace(/:[0-9]+$/, "") === wanted);
}

function isUnder(prefix: string, path: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}

/** The path of a request's address, without its query. */
export function pathOf(url: string): string {
  const [path = ""] = url.split("?", 1);
  return path;
}

/** The root that a path is under, and the rest of the path; null outside the API. */
export function findMount(mounts: readonly Mount[], path: string): { mount: Mount; rest: string } | null {
  const mount = mounts.find(({ prefix }) => isUnder(prefix, path));
  return mount === undefined ? null : { mount, rest: path.slice(mount.prefix.length) };
}

/** Where each root has its documents, below it: they are read with GET. */
export const DOCUMENT_PATHS = ["/openapi.json", "/docs", "/docs/assets/:file"] as const;

/** The methods that a form answers on a path below its root; none where it has no such endpoint. */
export function methodsOf(form: Form, rest: string): string[] {
  const found = endpointNames.filter((name) => form.shapes[name] !== undefined && matches(endpoints[name].path, rest));
  const documents = DOCUMENT_PATHS.filter((path) => matches(path, rest)).map(() => "GET");
  const methods = [...found.map((name) => endpoints[name].method), ...documents];
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
