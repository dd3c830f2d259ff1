// A pin is a literal request with the literal answer that the contract promises to it. Pins are written by hand from the
// contract, never from what the service answers, and stay as they are: one that fails shows a client that would break.
//
// What cannot be known before is a placeholder. `<uuid>` stands for any UUID; `<uuid:project>` for the same one throughout
// its scenario, in requests too; `<text?>` for a text or null. A field that is called `<rest>` stands for any others. The
// client of a scenario has chosen `<uuid:build>` and `<uuid:message>` as its requestIds.
import type { KeyScope } from "../../../src/domain/keys/make-key.ts";
import type { PlanName } from "../../../src/domain/plans/plans.ts";
import type { StoredQuestion } from "../../support/stored-builds.ts";

/** A value of JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** Who sends: `Bearer <key:name>`. By default a business account with its month's credits and all scopes. */
export interface PinnedKey {
  plan?: PlanName;
  credits?: number;
  scopes?: readonly KeyScope[];
  /** The prefix is form A's short one for `a`. */
  form?: "a" | "b" | "c";
  /** The name of the key whose account this one belongs to. */
  beside?: string;
  revoked?: boolean;
}

/** A request as it is sent, and the answer to it. */
export interface Exchange {
  /** The method and the path with its query. */
  send: string;
  with?: Readonly<Record<string, string>>;
  /** The body's text, or a body of so many bytes of JSON. */
  body?: string | { bytes: number };
  /** How often it is sent, all at once; each answer is the same. */
  times?: number;
  /** The table of ours that is gone while it is answered: a fault. */
  without?: "projects";
  status: number;
  /** Null: the answer has no such header. */
  headers: Readonly<Record<string, string | null>>;
  /** The body: JSON, or a `<placeholder>` for bytes. An empty text is no body at all. */
  answer: Json;
}

/** What the service's worker does between two requests. */
export interface Happening {
  /** The requestId of the build to which it happens. */
  build: string;
  becomes: { done: Readonly<Record<string, string>>; version?: number } | { waiting: StoredQuestion[] } | { failed: FailedBuild };
}

/** Why a build failed. */
export interface FailedBuild {
  code: "GENERATION_FAILED" | "CHECKS_FAILED" | "MODEL_UNAVAILABLE" | "CREDITS_EXHAUSTED" | "TIMED_OUT" | "INTERNAL";
  message: string;
}

/** A promise, and the exchanges that show it, one after another. Placeholders keep their values to its end. */
export interface Scenario {
  promise: string;
  /** By name; without any there is one called `owner`. */
  keys?: Readonly<Record<string, PinnedKey>>;
  steps: readonly (Exchange | Happening)[];
}
