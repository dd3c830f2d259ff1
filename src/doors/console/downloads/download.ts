import type { ServerResponse } from "node:http";
import type { SignedIn } from "../../../domain/accounts/sessions/sessions.ts";
import type { Visitor } from "../../../domain/accounts/sessions/visitor.ts";

/** What a download is asked with: the signed-in person, and the named groups of its pattern, decoded. */
export interface DownloadAsked {
  signedIn: SignedIn;
  visitor: Visitor;
  groups: Readonly<Record<string, string>>;
  response: ServerResponse;
}

/** A file that a signed-in person's browser fetches by its address. Whoever answers ends the response; a ServiceError becomes an answer of its own. */
export interface Download {
  pattern: RegExp;
  answer(asked: DownloadAsked): Promise<void>;
}
