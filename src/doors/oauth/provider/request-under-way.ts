import { Provider, type KoaContextWithOIDC } from "oidc-provider";
import type { Visitor } from "../../../domain/accounts/sessions/visitor.ts";
import type { VisitorOf } from "../visitor-of.ts";

/** Whose request is being answered, and why a grant would end by it: the app gives it back, or something of it came twice. */
export interface RequestUnderWay {
  visitor: Visitor | null;
  how: "app" | "reuse";
}

/** The request that this code runs for. */
export function requestUnderWay(visitorOf: VisitorOf): RequestUnderWay {
  const context: KoaContextWithOIDC | undefined = Provider.ctx;
  if (context === undefined) return { visitor: null, how: "reuse" };
  return { visitor: visitorOf(context.req), how: context.oidc.route === "revocation" ? "app" : "reuse" };
}
