import { Provider, type KoaContextWithOIDC } from "oidc-provider";
import type { Visitor } from "../../../domain/accounts/sessions/visitor.ts";
import type { VisitorOf } from "../visitor-of.ts";

/** Who sent the current request, and why it would end a grant: the app revoked it, or a one-time credential was reused. */
export interface RequestUnderWay {
  visitor: Visitor | null;
  how: "app" | "reuse";
}

/** The current request. */
export function requestUnderWay(visitorOf: VisitorOf): RequestUnderWay {
  const context: KoaContextWithOIDC | undefined = Provider.ctx;
  if (context === undefined) return { visitor: null, how: "reuse" };
  return { visitor: visitorOf(context.req), how: context.oidc.route === "revocation" ? "app" : "reuse" };
}
