import type { IncomingMessage } from "node:http";
import type { Visitor } from "../../domain/accounts/sessions/visitor.ts";

/** The origin of a request, using `X-Forwarded-For` only from the operator's trusted proxies. */
export type VisitorOf = (request: IncomingMessage) => Visitor;
