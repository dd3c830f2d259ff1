// What every generator does, whether it is built in or a language model: read what is wished into a plan, write the plan
// out as a project, and repair what the workshop finds wrong with it. The pipeline knows generators only by this.
import { AcceptanceCheck, type Question } from "@atelier/blueprint";
import { z } from "zod";
import type { Finding } from "../../../workshop/finding.ts";
import type { ProjectFiles } from "../../../workshop/project-files.ts";
import type { Desk } from "./desk.ts";

/** The version that is to be changed. `design` is what its generator kept of it; null where it kept nothing. */
export interface PresentVersion {
  version: number;
  design: Record<string, unknown> | null;
}

/** Something that was said about a project before, by its person or in reply. */
export interface Said {
  author: "person" | "atelier";
  text: string;
}

/** What a person does with their own hand: files that they changed in a version (`text` null: removed), or a version that they go back to. */
export type Task =
  | { kind: "edit"; base: PresentVersion; changes: readonly { path: string; text: string | null }[] }
  | { kind: "restore"; version: PresentVersion };

/** What is wished for: a new app where `present` is null, else a change of that version. */
export interface Wish {
  /** What the project was created with; it stays the same for all of its builds. */
  prompt: string;
  /** What this build is asked to do beside the prompt; null for the build that the prompt began. */
  message: string | null;
  /** The answers to what this build has asked so far, in the order of the questions. */
  answers: readonly { question: string; answer: string }[];
  present: PresentVersion | null;
  /** The version before the present one, which "undo" brings back; null where there is none. */
  former: PresentVersion | null;
  /** What was said in the project's earlier builds, oldest first. */
  conversation: readonly Said[];
  /** Set where nothing is to be read, because the person did it or chose it. */
  task?: Task;
}

/** What will be built, and how it will be proven. */
export const Plan = z.object({
  title: z.string(),
  /** What the person is told when it is built: what was made of the prompt, and what was not. */
  reply: z.string(),
  /** The generator's own description of the app, from which it writes this version and changes it into the next. */
  design: z.record(z.string(), z.unknown()),
  checks: z.array(AcceptanceCheck),
  /** The phrases of the prompt that something came of, and the ids of the checks that prove it. */
  understood: z.array(z.object({ phrase: z.string(), checks: z.array(z.string()) })),
  /** The phrases that nothing came of. */
  notUnderstood: z.array(z.string()),
});
export type Plan = z.infer<typeof Plan>;

/** A plan, the questions without whose answers there is nothing to plan, a reply where nothing is to be built, or a model that cannot be had. */
export type Understanding =
  | { outcome: "plan"; plan: Plan }
  | { outcome: "questions"; questions: Question[] }
  | { outcome: "reply"; reply: string }
  | { outcome: "failure"; code: "MODEL_UNAVAILABLE" | "CREDITS_EXHAUSTED"; message: string };

/** Files, and the credits that writing them cost beside what its model was paid. */
export interface Written {
  files: ProjectFiles;
  credits: number;
  /** What the plan has become where not all of it could be done. */
  plan?: Plan;
}

/** A project; or what understanding can come to as well, where it turns out while the project is written. */
export type Writing = ({ outcome: "files" } & Written) | Exclude<Understanding, { outcome: "plan" }>;

/** A generator. Each verb ends soon after its signal, or its desk's, is aborted; what it throws is a fault, not a refusal. */
export interface Generator {
  /** The model's plain id. */
  id: string;
  category: "free" | "fast" | "paid";
  understand(wish: Wish, desk: Desk): Promise<Understanding>;
  write(task: { wish: Wish; plan: Plan }, desk: Desk): Promise<Writing>;
  /** The project without what was found wrong; null when this generator cannot repair. */
  repair(project: { plan: Plan; files: ProjectFiles; findings: readonly Finding[] }, signal: AbortSignal): Promise<Written | null>;
}
