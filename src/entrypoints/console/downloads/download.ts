import type { ServerResponse } from "node:http";
import type { SignedIn } from "../../../domain/accounts/sessions/sessions.ts";
import type { ConsoleUse } from "../../../domain/usage/limits/admit-console.ts";
import type { Visitor } from "../../../domain/accounts/sessions/visitor.ts";

/** The input of a download: the signed-in user, and the named groups of its pattern, decoded. */
export interface DownloadAsked {
  signedIn: SignedIn;
  visitor: Visitor;
  groups: Readonly<Record<string, string>>;
  response: ServerResponse;
}

/** A file that a signed-in user downloads by URL. The handler ends the response; a ServiceError becomes a response of its own. */
export interface Download {
  pattern: RegExp;
  /** The console rate limit that it counts under. */
  use: Exclude<ConsoleUse, "calls">;
  answer(asked: DownloadAsked): Promise<void>;
}
