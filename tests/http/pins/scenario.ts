// A pin is a literal request with the literal response that the contract guarantees. Pins are written by hand from the
// contract, never from what the service returns, and do not change: a failing pin means a broken client.
//
// Values that are not known in advance are placeholders. `<uuid>` matches any UUID; `<uuid:project>` the same one
// throughout its scenario, including in requests; `<text?>` a text or null. A field named `<rest>` matches any others.
// A scenario's client uses `<uuid:build>` and `<uuid:message>` as its requestIds.
import type { KeyScope } from "../../../src/domain/keys/make-key.ts";
import type { PlanName } from "../../../src/domain/plans/plans.ts";
import type { StoredQuestion } from "../../support/stored-builds.ts";

/** A JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** A key for `Bearer <key:name>`. By default of a business account with a month's credits and all scopes. */
export interface PinnedKey {
  plan?: PlanName;
  credits?: number;
  scopes?: readonly KeyScope[];
  /** `a` uses contract A's short prefix. */
  form?: "a" | "b" | "c";
  /** The name of another key of the same account. */
  beside?: string;
  revoked?: boolean;
}

/** A request and its response. */
export interface Exchange {
  /** The method and the path with its query. */
  send: string;
  with?: Readonly<Record<string, string>>;
  /** The body's text, or a JSON body of this many bytes. */
  body?: string | { bytes: number };
  /** How often it is sent, concurrently; every response is the same. */
  times?: number;
  /** A table that is missing while the request is handled, which causes an internal error. */
  without?: "projects";
  status: number;
  /** Null: the response does not have this header. */
  headers: Readonly<Record<string, string | null>>;
  /** The body: JSON, or a `<placeholder>` for bytes. An empty text means no body. */
  answer: Json;
}

/** What the service's worker does between two requests. */
export interface Happening {
  /** The requestId of the build. */
  build: string;
  becomes: { done: Readonly<Record<string, string>>; version?: number } | { waiting: StoredQuestion[] } | { failed: FailedBuild };
}

/** Why a build failed. */
export interface FailedBuild {
  code: "GENERATION_FAILED" | "CHECKS_FAILED" | "MODEL_UNAVAILABLE" | "CREDITS_EXHAUSTED" | "TIMED_OUT" | "INTERNAL";
  message: string;
}

/** A guarantee, and the exchanges that demonstrate it in order. Placeholders keep their values throughout. */
export interface Scenario {
  promise: string;
  /** Keys by name; by default a single one named `owner`. */
  keys?: Readonly<Record<string, PinnedKey>>;
  steps: readonly (Exchange | Happening)[];
}
