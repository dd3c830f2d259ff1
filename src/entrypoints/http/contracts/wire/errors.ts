import { z } from "zod";
import { text } from "./fields.ts";

const codes = [
  "BAD_REQUEST",
  "UNAUTHORIZED",
  "INSUFFICIENT_CREDITS",
  "MODEL_LOCKED",
  "FORBIDDEN",
  "NOT_FOUND",
  "METHOD_NOT_ALLOWED",
  "NO_FILES",
  "BUILD_RUNNING",
  "PAYLOAD_TOO_LARGE",
  "RATE_LIMITED",
  "SERVER_ERROR",
] as const;

/** A code of an error, which programs read and which does not change. */
export type ErrorCode = (typeof codes)[number];

/** The sentence of an error. */
export const errorSentence = text("What is wrong and what to do about it, as a human-readable sentence. The wording may change.");

/** An error with a code, for the contracts that have one. */
export const codedErrorShape = {
  error: errorSentence,
  code: z.enum(codes).meta({ description: "The machine-readable error code. It does not change." }),
  status: z.int().min(400).max(599).meta({ description: "The HTTP status of the response." }),
};
