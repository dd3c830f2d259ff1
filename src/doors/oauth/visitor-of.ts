import type { IncomingMessage } from "node:http";
import type { Visitor } from "../../domain/accounts/sessions/visitor.ts";

/** Where a request comes from, as far as the operator's proxies are to be believed. */
export type VisitorOf = (request: IncomingMessage) => Visitor;
