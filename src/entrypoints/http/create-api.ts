// The HTTP entrypoint. For every request, in this order: the contract (from the path and the host), the server's
// `X-Request-Id` and the standard headers, the host, the body size; then the endpoint (serve-endpoint.ts). All errors go
// through one handler.
import { METHODS } from "node:http";
import Fastify from "fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerFactory } from "fastify";
import type { Addresses, AppContext } from "../../domain/call.ts";
import { ServiceError } from "../../domain/errors.ts";
import type { PlanName } from "../../domain/plans/plans.ts";
import { newId } from "../../lib/ids.ts";
import type { IsOwnHost } from "../../lib/own-hosts.ts";
import type { ChangeFeed } from "../../storage/change-feed.ts";
import { addDocuments } from "./add-documents.ts";
import { addressHeaders } from "./admission/address-headers.ts";
import { answerClientError } from "./answers/answer-client-error.ts";
import { answerHealth, answerReadiness } from "./answers/answer-health.ts";
import type { Readiness } from "./answers/answer-health.ts";
import { StreamLimit } from "../../domain/usage/limits/stream-limit.ts";
import { STREAMS_MAX } from "./endpoints/read-or-follow.ts";
import { endpointNames, endpoints } from "./endpoints/endpoints.ts";
import { addressOf, findMount, contractOf, methodsOf, pathOf } from "./find-contract.ts";
import type { Contracts } from "./find-contract.ts";
import { contracts, mountsOf, PLAIN_ROOT } from "./contracts/index.ts";
import { refuse } from "./answers/refuse.ts";
import { sendAnswer } from "./answers/send-answer.ts";
import { serveEndpoint } from "./serve-endpoint.ts";
import type { EndpointRequest } from "./serve-endpoint.ts";
import { BODY_BYTES_MAX, preflightHeaders, standardHeaders } from "./standard-headers.ts";

/** Options. `apiPlans` are the plans with API access; `serverFactory` creates the server, with its time limit for a request to arrive. */
export interface ApiOptions extends Contracts {
  ctx: AppContext;
  changes: ChangeFeed;
  apiPlans: readonly PlanName[];
  /** The non-public networks that webhooks may be sent to; absent: none. */
  webhookNetworks?: readonly string[];
  /** The reverse proxies whose `X-Forwarded-For` is trusted: addresses and networks. */
  trustedProxies: readonly string[];
  /** Whether a request is for one of our hosts; health checks may use any host. */
  isOwnHost: IsOwnHost;
  ready(): Promise<Readiness>;
  serverFactory?: FastifyServerFactory;
}

const HEALTH: ReadonlySet<string> = new Set(["/healthz", "/readyz"]);

/** Whether a request is for one of our hosts, has no host, or is a health check. */
function isAnswered({ isOwnHost }: ApiOptions, { headers: { host }, url }: FastifyRequest): boolean {
  return host === undefined || isOwnHost(host) || HEALTH.has(pathOf(url));
}

// Health checks are not rate-limited, and neither are the assets of a page.
function isUncounted(route: string): boolean {
  return HEALTH.has(route) || route.endsWith("/docs/assets/:file");
}

/** Creates the API without listening. The caller closes it, and the change feed. */
export function createApi(options: ApiOptions): FastifyInstance {
  const { ctx, defaultContract, trustedProxies } = options;
  const mounts = mountsOf(defaultContract);
  const fail = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const isCutShort = request.raw.destroyed && !request.raw.complete;
    const bytesMax = request.routeOptions.bodyLimit ?? BODY_BYTES_MAX;
    const contract = contractOf(options, request);
    return sendAnswer(reply, refuse({ error, isCutShort, bytesMax, contract, requestId: request.id, log: ctx.log }));
  };

  const api = Fastify({
    rewriteUrl: (request) => addressOf(options, request),
    bodyLimit: BODY_BYTES_MAX,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    return503OnClosing: false,
    genReqId: () => newId(ctx.clock.now()),
    requestIdHeader: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384 },
    clientErrorHandler(error, socket) {
      const limits = addressHeaders(ctx, { address: socket.remoteAddress ?? "", isCounted: true });
      void answerClientError(error, socket, { contract: contracts[defaultContract], requestId: newId(ctx.clock.now()), limits });
    },
    async frameworkErrors(error, request, reply) {
      reply.headers({ ...standardHeaders(request.id), ...(await addressHeaders(ctx, { address: request.ip, isCounted: true })) });
      fail(error, request, reply);
    },
    ...(options.serverFactory ? { serverFactory: options.serverFactory } : {}),
  });
  for (const method of METHODS.filter((name) => !api.supportedMethods.includes(name))) api.addHttpMethod(method, { hasBody: true });
  // The endpoints read bodies themselves, after the key: here they are only measured and buffered, whatever their type.
  api.removeAllContentTypeParsers();
  api.addContentTypeParser("*", { parseAs: "buffer" }, (_request, bytes, done) => done(null, bytes));
  api.addHook("onRequest", async (request, reply) => {
    reply.headers(standardHeaders(request.id));
    // Fastify would reject an unusual content type before the key is checked; rawHeaders keeps it for read-body.ts.
    if (request.raw.headers["content-type"] !== undefined) delete request.raw.headers["content-type"];
    if (request.headers.host === undefined && request.raw.httpVersion === "1.1") throw namesNoHost();
    if (!isAnswered(options, request)) throw namesForeignHost(ctx.addresses);
    if (request.method !== "OPTIONS") return;
    const found = findMount(mounts, pathOf(request.url));
    const methods = found === null ? [] : methodsOf(found.mount.contract, found.rest);
    return sendAnswer(reply, {
      status: 204,
      headers: preflightHeaders(methods.length > 0 ? methods : ["GET", "HEAD", "OPTIONS"]),
      body: null,
    });
  });
  // Requests without a key are counted by IP address; preflights, health checks and page assets only get the headers.
  api.addHook("onSend", async (request, reply) => {
    if (reply.hasHeader("x-ratelimit-limit")) return;
    const isCounted = request.method !== "OPTIONS" && !isUncounted(request.routeOptions.url ?? "");
    reply.headers(await addressHeaders(ctx, { address: request.ip, isCounted }));
  });
  api.setErrorHandler(fail);
  api.setNotFoundHandler((request) => {
    const found = findMount(mounts, pathOf(request.url));
    throw unknownAddress(found === null ? [] : methodsOf(found.mount.contract, found.rest));
  });
  addEndpoints(api, options);
  api.get("/healthz", async (_request, reply) => sendAnswer(reply, answerHealth()));
  api.get("/readyz", async (_request, reply) => sendAnswer(reply, answerReadiness(await options.ready())));
  return api;
}

function addEndpoints(api: FastifyInstance, { ctx, changes, apiPlans, webhookNetworks = [], defaultContract }: ApiOptions): void {
  const streams = new StreamLimit(STREAMS_MAX);
  for (const mount of mountsOf(defaultContract)) {
    const { prefix, contract } = mount;
    addDocuments(api, { ctx, mount });
    for (const name of endpointNames) {
      const serve = serveEndpoint({ ctx, changes, apiPlans, webhookNetworks, streams }, { contract, name });
      if (serve === null) continue;
      const { method, path, bodyBytesMax = BODY_BYTES_MAX } = endpoints[name];
      api.route({
        method,
        url: prefix + path,
        bodyLimit: bodyBytesMax,
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
    setHeaders: (rateLimit) => void reply.headers(rateLimit),
    contentType: headerOf(request.raw.rawHeaders, "content-type"),
    bytes,
    clientSignal: () => clientSignal(reply),
  };
}

// Created only for requests that wait, because few do.
function clientSignal(reply: FastifyReply): AbortSignal {
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

function namesForeignHost({ service }: Addresses): ServiceError {
  const message = `This service answers as ${new URL(service).host}: use that address. Its operator sets it with ATELIER_URL.`;
  return new ServiceError("foreign_host", message, {});
}

function unknownAddress(methods: string[]): ServiceError {
  if (methods.length === 0) {
    const roots = new Intl.ListFormat("en-GB").format([PLAIN_ROOT, ...Object.keys(contracts).map((id) => `/${id}${PLAIN_ROOT}`)]);
    const message = `There is nothing at this address: check the path. The roots of the API are ${roots}.`;
    return new ServiceError("not_found", message, { what: "endpoint" });
  }
  return new ServiceError("method_not_allowed", `This address does not take that method. It takes ${methods.join(", ")}.`, {
    allowed: methods,
  });
}
