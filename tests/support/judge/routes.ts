// Every route of every root, as a client would call it: what the refusal suite and the fuzzer iterate over.
import { randomUUID } from "node:crypto";
import { endpointNames, endpoints } from "../../../src/entrypoints/http/endpoints/endpoints.ts";
import type { EndpointName } from "../../../src/entrypoints/http/endpoints/endpoints.ts";
import type { ContractId } from "../../../src/entrypoints/http/contracts/index.ts";
import { mountsOf } from "../../../src/entrypoints/http/contracts/index.ts";
import type { Scope } from "../../../src/domain/errors.ts";

/** The ids in addresses; an endpoint or a delivery that is left out does not exist. */
export interface RouteIds {
  projectId: string;
  requestId: string;
  endpointId?: string;
  deliveryId?: string;
}

/** One route. `path` has its parameters filled with ids that do not exist; `pathFor` fills in the given ones. */
export interface Route {
  name: EndpointName;
  contract: ContractId;
  /** Whether it works without a key. */
  isOpen: boolean;
  title: string;
  method: string;
  path: string;
  scope: Scope | null;
  pathFor(ids: RouteIds): string;
}

/** The routes of all roots, derived from the endpoint list, so that new endpoints are tested automatically. */
export const routes: Route[] = mountsOf("b").flatMap(({ prefix, contract }) =>
  endpointNames
    .filter((name) => contract.shapes[name] !== undefined)
    .map((name) => {
      const isOpen = contract.shapes[name]?.isOpen ?? false;
      const { method, path, scope } = endpoints[name];
      const fill = (ids: RouteIds) =>
        prefix +
        path
          .replace(":projectId", ids.projectId)
          .replace(":requestId", ids.requestId)
          .replace(":endpointId", ids.endpointId ?? ids.projectId)
          .replace(":deliveryId", ids.deliveryId ?? ids.projectId)
          .replace(":version", "1")
          .replace(":viewport", "desktop");
      const nothing = { projectId: randomUUID(), requestId: randomUUID(), endpointId: randomUUID(), deliveryId: randomUUID() };
      return {
        name,
        contract: contract.id,
        isOpen,
        title: `${method} ${prefix}${path}`,
        method,
        path: fill(nothing),
        scope,
        pathFor: fill,
      };
    }),
);

/** The body of an error in a contract: contract A has the message alone. */
export function errorBody(contract: ContractId, body: { error: string; code: string; status: number }): object {
  return contract === "a" ? { error: body.error } : body;
}
