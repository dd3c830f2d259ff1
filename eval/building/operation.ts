// The parts of the service's responses that an evaluation reads.
import { z } from "zod";

const Check = z.object({
  id: z.string(),
  title: z.string(),
  phrase: z.string().nullable(),
  capability: z.string().nullable(),
  viewport: z.string(),
  passed: z.boolean(),
  failure: z.string().nullable(),
});

const Proof = z.object({
  checks: z.array(Check),
  accessibility: z.object({ findings: z.number() }),
  screenshots: z.array(z.object({ viewport: z.string(), url: z.string() })),
  understood: z.array(z.object({ phrase: z.string(), checks: z.array(z.string()), outcome: z.string() })),
  notBuilt: z.array(z.string()),
});

/** An operation of contract B, as far as it is read here. */
export const Operation = z.object({
  requestId: z.string(),
  operationStatus: z.enum(["running", "done", "waiting", "failed"]),
  projectId: z.string(),
  stage: z.string(),
  replies: z.array(z.object({ text: z.string() })),
  questions: z.array(z.object({ id: z.string(), text: z.string(), options: z.array(z.string()), answer: z.string().nullable() })),
  links: z.object({ deployment: z.string().nullable() }),
  proof: Proof.nullable(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type Operation = z.infer<typeof Operation>;

export const Project = z.object({ name: z.string().nullable() });
export const Files = z.object({ files: z.array(z.object({ path: z.string(), content: z.string() })) });
