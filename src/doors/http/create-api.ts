// The HTTP door. For every request, in this order: an id of ours, the headers that every answer has, the form (from the
// address), the body's size; then the endpoint takes over (serve-endpoint.ts). All errors leave through one handler.
import { METHODS } from "node:http";
import Fastify from "fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerFactory } from "fastify";
import type { Ground } from "../../domain/call.ts";
import { ServiceError } from "../../domain/errors.ts";
import type { PlanName } from "../../domain/plans/plans.ts";
import { newId } from "../../kit/ids.ts";
import type { ChangeFeed } from "../../storage/change-feed.ts";
import { addDocuments } from "./add-documents.ts";
import { addressHeaders } from "./admission/address-headers.ts";
import { answerClientError } from "./answers/answer-client-error.ts";
import { answerHealth, answerReadiness } from "./answers/answer-health.ts";
import type { Readiness } from "./answers/answer-health.ts";
import { endpointNames, endpoints } from "./endpoints.ts";
import { addressOf, findMount, formOf, methodsOf, pathOf } from "./find-form.ts";
import type { Contracts } from "./find-form.ts";
import { forms, mountsOf } from "./forms/index.ts";
import { refuse } from "./answers/refuse.ts";
import { sendAnswer } from "./answers/send-answer.ts";
import { serveEndpoint } from "./serve-endpoint.ts";
import type { EndpointRequest } from "./serve-endpoint.ts";
import { BODY_BYTES_MAX, preflightHeaders, standardHeaders } from "./standard-headers.ts";

/** What the API stands on. `apiPlans` are the plans with API access; `serverFactory` lets the caller make the server that listens, and decide how long a request may take to arrive. */
export interface ApiOptions extends Contracts {
  ground: Ground;
  changes: ChangeFeed;
  apiPlans: readonly PlanName[];
  /** The reverse proxies whose `X-Forwarded-For` is believed: addresses and networks. */
  trustedProxies: readonly string[];
  ready(): Promise<Readiness>;
  serverFactory?: FastifyServerFactory;
}

// Machines look at the health as often as they like, and a page loads what it needs.
function isUncounted(route: string): boolean {
  return route === "/healthz" || route === "/readyz" || route.endsWith("/docs/assets/:file");
}

/** Makes the API; it does not listen yet. The caller closes it, and the change feed. */
export function createApi(options: ApiOptions): FastifyInstance {
  const { ground, contract, trustedProxies } = options;
  const mounts = mountsOf(contract);
  const fail = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const isCutShort = request.raw.destroyed && !request.raw.complete;
    return sendAnswer(reply, refuse({ error, isCutShort, form: formOf(options, request), requestId: request.id, log: ground.log }));
  };

  const api = Fastify({
    rewriteUrl: (request) => addressOf(options, request),
    bodyLimit: BODY_BYTES_MAX,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    return503OnClosing: false,
    genReqId: () => newId(ground.clock.now()),
    requestIdHeader: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384 },
    clientErrorHandler(error, socket) {
      const limits = addressHeaders(ground, { address: socket.remoteAddress ?? "", isCounted: true });
      void answerClientError(error, socket, { form: forms[contract], requestId: newId(ground.clock.now()), limits });
    },
    async frameworkErrors(error, request, reply) {
      reply.headers({ ...standardHeaders(request.id), ...(await addressHeaders(ground, { address: request.ip, isCounted: true })) });
      fail(error, request, reply);
    },
    ...(options.serverFactory ? { serverFactory: options.serverFactory } : {}),
  });
  for (const method of METHODS.filter((name) => !api.supportedMethods.includes(name))) api.addHttpMethod(method, { hasBody: true });
  // The endpoints read bodies themselves, after the key: here they are only counted and kept, whatever they say they are.
  api.removeAllContentTypeParsers();
  api.addContentTypeParser("*", { parseAs: "buffer" }, (_request, bytes, done) => done(null, bytes));
  api.addHook("onRequest", async (request, reply) => {
    reply.headers(standardHeaders(request.id));
    // Fastify would refuse an odd content type before the key is looked at; rawHeaders keeps it for read-body.ts.
    if (request.raw.headers["content-type"] !== undefined) delete request.raw.headers["content-type"];
    if (request.headers.host === undefined && request.raw.httpVersion === "1.1") throw namesNoHost();
    if (request.method !== "OPTIONS") return;
    const found = findMount(mounts, pathOf(request.url));
    const methods = found === null ? [] : methodsOf(found.mount.form, found.rest);
    return sendAnswer(reply, {
      status: 204,
      headers: preflightHeaders(methods.length > 0 ? methods : ["GET", "HEAD", "OPTIONS"]),
      body: null,
    });
  });
  // Whatever no key has answered for is counted by its address; a preflight, a look at the health and a page's files are only told how that stands.
  api.addHook("onSend", async (request, reply) => {
    if (reply.hasHeader("x-ratelimit-limit")) return;
    const isCounted = request.method !== "OPTIONS" && !isUncounted(request.routeOptions.url ?? "");
    reply.headers(await addressHeaders(ground, { address: request.ip, isCounted }));
  });
  api.setErrorHandler(fail);
  api.setNotFoundHandler((request) => {
    const found = findMount(mounts, pathOf(request.url));
    throw unknownAddress(found === null ? [] : methodsOf(found.mount.form, found.rest));
  });
  addEndpoints(api, options);
  api.get("/healthz", async (_request, reply) => sendAnswer(reply, answerHealth()));
  api.get("/readyz", async (_request, reply) => sendAnswer(reply, answerReadiness(await options.ready())));
  return api;
}

function addEndpoints(api: FastifyInstance, { ground, changes, apiPlans, contract }: ApiOptions): void {
  for (const mount of mountsOf(contract)) {
    const { prefix, form } = mount;
    addDocuments(api, { ground, mount });
    for (const name of endpointNames) {
      const serve = serveEndpoint({ ground, changes, apiPlans }, { form, name });
      if (serve === null) continue;
      const { method, path } = endpoints[name];
      api.route({
        method,
        url: prefix + path,
        handler: async (request, reply) => sendAnswer(reply, await serve(endpointRequest(request, reply))),
      });
    }
  }
}

function endpointRequest(request: FastifyRequest, reply: FastifyReply): EndpointRequest {
  const { params, query, headers, body } = request;
  const texts = Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [name, String(value)]));
  const bytes = body instanceof Uint8Array ? body : null;
  return {
    parts: { params: texts, query, headers },
    address: request.ip,
    tellHeaders: (told) => void reply.headers(told),
    contentType: headerOf(request.raw.rawHeaders, "content-type"),
    bytes,
    goneSignal: () => goneSignal(reply),
  };
}

// Made for those who wait, because few do.
function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (reply.raw.destroyed) gone.abort();
  reply.raw.once("close", () => gone.abort());
  return gone.signal;
}

function headerOf(rawHeaders: readonly string[], name: string): string | undefined {
  const at = rawHeaders.findIndex((text, index) => index % 2 === 0 && text.toLowerCase() === name);
  return at < 0 ? undefined : rawHeaders[at + 1];
}

function namesNoHost(): ServiceError {
  return new ServiceError("invalid_input", "The request names no host: send the header Host, as HTTP/1.1 asks.", { field: null });
}

function unknownAddress(methods: string[]): ServiceError {
  if (methods.length === 0)
    return new ServiceError("not_found", "There is nothing at this address. Check the path and the API root.", { what: "endpoint" });
  return new ServiceError("method_not_allowed", `This address does not take that method. It takes ${methods.join(", ")}.`, {
    allowed: methods,
  });
}
