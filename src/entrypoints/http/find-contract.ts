// The contract is determined from the address first, so that every later error is in its format.
import { endpointNames, endpoints } from "./endpoints/endpoints.ts";
import type { ApiContract } from "./contracts/api-contract.ts";
import { alternativeHostContract, contracts, mountsOf, PLAIN_ROOT } from "./contracts/index.ts";
import type { ContractId, Mount } from "./contracts/index.ts";

/** Which contract each root speaks: `defaultContract` at the plain root, and the alternative host's own at its plain root. */
export interface Contracts {
  defaultContract: ContractId;
  /** In lower case, without a port if any port matches; null when there is none. */
  altHost: string | null;
}

/** The parts of a request that determine its contract. */
interface Addressed {
  url?: string | undefined;
  headers: { host?: string | undefined };
}

// An absolute-form address (RFC 9112 3.2.2), and an escape of a letter, a digit or one of - . _ ~.
const ABSOLUTE = /^https?:\/\/([^/?]*)\/?/i;
const NEEDLESS_ESCAPE = /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi;

/**
 * The normalised address that both the router and the contracts use: without a host, and without unnecessary escapes in
 * its path (RFC 3986 6.2.2.2). On the alternative host, what is under the plain root is mapped to that contract's own
 * root.
 */
export function addressOf({ altHost }: Contracts, { url = "/", headers }: Addressed): string {
  const [, host = headers.host] = ABSOLUTE.exec(url) ?? [];
  const address = url.replace(ABSOLUTE, "/");
  const path = pathOf(address);
  const plain = path.replace(NEEDLESS_ESCAPE, decodeURIComponent) + address.slice(path.length);
  return isHost(altHost, host) && isUnder(PLAIN_ROOT, pathOf(plain)) ? `/${alternativeHostContract.id}${plain}` : plain;
}

/** The contract that a request is answered in. */
export function contractOf({ defaultContract, altHost }: Contracts, { url = "/", headers }: Addressed): ApiContract {
  const found = findMount(mountsOf(defaultContract), pathOf(url));
  return found?.mount.contract ?? (isHost(altHost, headers.host) ? alternativeHostContract : contracts[defaultContract]);
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

/** The documents of each root, relative to it: they are read with GET. */
export const DOCUMENT_PATHS = ["/openapi.json", "/docs", "/docs/assets/:file"] as const;

/** The methods that a contract supports on a path below its root; empty if it has no such endpoint. */
export function methodsOf(contract: ApiContract, rest: string): string[] {
  const found = endpointNames.filter((name) => contract.shapes[name] !== undefined && matches(endpoints[name].path, rest));
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
