// The interface of every generator, built in or a language model: turn the request into a plan, write the plan as a
// project, and repair what the workshop finds wrong with it. The pipeline uses generators only through it.
import { AcceptanceCheck, type Corrected, type Question } from "@atelier/blueprint";
import { z } from "zod";
import type { Finding } from "../../../workshop/finding.ts";
import type { ProjectFiles } from "../../../workshop/project-files.ts";
import type { Platform } from "../../../workshop/workshop.ts";
import type { Pause } from "../../builds/asking/go-on-offer.ts";
import type { GeneratorContext } from "./generator-context.ts";
import type { Decision, Draft, Unfinished } from "./unfinished.ts";

/** The version to change. `design` is the data its generator stored with it; null if it stored none. */
export interface CurrentVersion {
  version: number;
  design: Record<string, unknown> | null;
}

/** An earlier message about a project, by its user or in reply. */
export interface Said {
  author: "person" | "atelier";
  text: string;
}

/**
 * A user's manual action: files changed in a version (`text` null: removed), or a version to restore, with the phrases of
 * the prompt that its proof accounts for.
 */
export type Task =
  | { kind: "edit"; base: CurrentVersion; changes: readonly { path: string; text: string | null }[] }
  | { kind: "restore"; version: CurrentVersion; asked: Pick<Plan, "understood" | "notUnderstood"> };

/** A build request: a new app if `current` is null, else a change of that version. */
export interface BuildRequest {
  /** What the project is built for; for browsers where it is absent. */
  platform?: Platform;
  /** The project's original prompt; the same for all of its builds. */
  prompt: string;
  /** The message of this build; null for the build that the prompt started. */
  message: string | null;
  /** The answers to this build's questions so far, in the order of the questions. */
  answers: readonly { question: string; answer: string }[];
  /** What was decided where this build's work paused, in order. */
  decisions?: readonly Decision[];
  /** Unfinished work of an earlier build to go on from; absent if there is none. */
  draft?: Draft;
  /** What the generator kept with this build's own draft, before it paused. */
  kept?: Record<string, unknown>;
  current: CurrentVersion | null;
  /** The version before the current one, which "undo" restores; null if there is none. */
  former: CurrentVersion | null;
  /** The messages of the project's earlier builds, oldest first. */
  conversation: readonly Said[];
  /** Set if the message said that the app is about the wrong thing: it is built anew, from the prompt with this correction. */
  correction?: Corrected;
  /** Set if there is no prompt to interpret, because the user made the change manually. */
  task?: Task;
}

/** What will be built, and how it will be proven. */
export const Plan = z.object({
  title: z.string(),
  /** The reply to the user once it is built: what was built of the prompt, and what was not. */
  reply: z.string(),
  /** The generator's own description of the app, from which it writes this version and derives the next. */
  design: z.record(z.string(), z.unknown()),
  checks: z.array(AcceptanceCheck),
  /** The phrases of the prompt that are built, and the ids of the checks that prove them. */
  understood: z.array(z.object({ phrase: z.string(), checks: z.array(z.string()) })),
  /** The phrases that are not built. */
  notUnderstood: z.array(z.string()),
  /** That it corrects what the app is about: it is built anew, and the first version is refunded. */
  startsOver: z.exactOptional(z.literal(true)),
  /** That an earlier round of the build has written the project by another plan, and paid for it. */
  isWritten: z.exactOptional(z.literal(true)),
});
export type Plan = z.infer<typeof Plan>;

/** A plan, the questions it needs answered first, a reply if nothing is to be built, or a model that is unavailable. */
export type Understanding =
  | { outcome: "plan"; plan: Plan }
  | { outcome: "questions"; questions: Question[] }
  | { outcome: "reply"; reply: string }
  | { outcome: "failure"; code: "MODEL_UNAVAILABLE" | "CREDITS_EXHAUSTED"; message: string };

/** Files, and the credits that writing them cost beside its model calls. */
export interface Written {
  files: ProjectFiles;
  credits: number;
  /** The revised plan, if not all of it could be done. */
  plan?: Plan;
  /** The price of what is delivered, in credits, if that is less than the work on it has cost. */
  costsAtMost?: number;
  /** The build whose draft this goes on from: it is now part of the version. */
  fromDraft?: string;
}

/** A project; unfinished work whose user is to decide how to go on; or another outcome of `Understanding`, if it becomes clear only during writing. */
export type Writing =
  | ({ outcome: "files" } & Written)
  | { outcome: "paused"; unfinished: Unfinished; pause: Omit<Pause, "works" | "missing"> }
  | Exclude<Understanding, { outcome: "plan" }>;

/** What is wrong with a written project that its generator cannot repair. `failed` are the ids of the checks that failed. */
export interface Fault {
  buildRequest: BuildRequest;
  plan: Plan;
  findings: readonly Finding[];
  failed: readonly string[];
}

/** A generator. Each verb ends soon after its signal, or its context's, is aborted; a throw is a fault, not an expected failure. */
export interface Generator {
  /** The model's plain id. */
  id: string;
  category: "free" | "fast" | "paid";
  understand(buildRequest: BuildRequest, context: GeneratorContext): Promise<Understanding>;
  write(task: { buildRequest: BuildRequest; plan: Plan }, context: GeneratorContext): Promise<Writing>;
  /** The project with the findings fixed; null if this generator cannot repair. */
  repair(project: { plan: Plan; files: ProjectFiles; findings: readonly Finding[] }, signal: AbortSignal): Promise<Written | null>;
  /** The plan without the part of the app that is at fault; null if it has no such part. */
  leaveOut?(fault: Fault, context: GeneratorContext): Promise<Plan | null>;
}
