import type { Visitor } from "../../../domain/accounts/sessions/visitor.ts";
import type { AppContext, Call } from "../../../domain/call.ts";
import type { Scope } from "../../../domain/errors.ts";
import type { StreamLimit } from "../../../domain/usage/limits/stream-limit.ts";
import type { ChangeFeed } from "../../../storage/change-feed.ts";

/** What an endpoint gets besides the call. */
export interface Surroundings {
  changes: ChangeFeed;
  /** A signal that is aborted when the client disconnects. */
  clientSignal(): AbortSignal;
  /** The open streams of this process. */
  streams: StreamLimit;
  /** The client, for the account's security log. */
  visitor: Visitor;
  /** The non-public networks that webhooks may be sent to. */
  webhookNetworks: readonly string[];
}

/** One endpoint: its address, the scope that its key needs (null: any valid key is accepted), and the verb it calls. */
export interface Endpoint<Input, Result> {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  path: string;
  scope: Scope | null;
  /** The maximum size of its body in bytes, where it is not that of every other endpoint. */
  bodyBytesMax?: number;
  run(call: Call, input: Input, surroundings: Surroundings): Promise<Result>;
  /** For requests without a key, in a contract whose shape is open to anyone. */
  runForAnyone?(ctx: AppContext, input: Input): Promise<Result>;
}
