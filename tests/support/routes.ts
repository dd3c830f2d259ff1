// Every route of every root, as a client would call it: what the refusal suite and the fuzzer run over.
import { randomUUID } from "node:crypto";
import { endpointNames, endpoints } from "../../src/doors/http/endpoints.ts";
import type { EndpointName } from "../../src/doors/http/endpoints.ts";
import type { FormId } from "../../src/doors/http/forms/index.ts";
import { mountsOf } from "../../src/doors/http/forms/index.ts";
import type { Scope } from "../../src/domain/errors.ts";

/** One route. `path` has its parameters filled in with ids of nothing; `pathFor` fills in the given ones. */
export interface Route {
  name: EndpointName;
  form: FormId;
  /** Whether it answers without a key. */
  isOpen: boolean;
  title: string;
  method: string;
  path: string;
  scope: Scope | null;
  pathFor(ids: { projectId: string; requestId: string }): string;
}

/** The routes of all roots, from the endpoint list itself, so that a new endpoint is tested without being named here. */
export const routes: Route[] = mountsOf("b").flatMap(({ prefix, form }) =>
  endpointNames
    .filter((name) => form.shapes[name] !== undefined)
    .map((name) => {
      const isOpen = form.shapes[name]?.isOpen ?? false;
      const { method, path, scope } = endpoints[name];
      const fill = (ids: { projectId: string; requestId: string }) =>
        prefix +
        path
          .replace(":projectId", ids.projectId)
          .replace(":requestId", ids.requestId)
          .replace(":version", "1")
          .replace(":viewport", "desktop");
      const nothing = { projectId: randomUUID(), requestId: randomUUID() };
      return { name, form: form.id, isOpen, title: `${method} ${prefix}${path}`, method, path: fill(nothing), scope, pathFor: fill };
    }),
);

/** The body of an error in a form: form A has the sentence alone. */
export function errorBody(form: FormId, body: { error: string; code: string; status: number }): object {
  return form === "a" ? { error: body.error } : body;
}
