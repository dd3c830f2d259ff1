// Maps an error of the AI SDK or a provider to a fault. Providers agree on little: a meaningful status decides, and the
// error text where several causes share a status.
import { z } from "zod";
import { type Fault, makeFault } from "./fault.ts";
import { readRetryAfter } from "./read-retry-after.ts";

const ErrorShape = z.object({
  name: z.string().optional().catch(undefined),
  message: z.string().catch(""),
  statusCode: z.number().optional().catch(undefined),
  responseHeaders: z.record(z.string(), z.string()).catch({}),
  responseBody: z.string().catch(""),
  type: z.string().optional().catch(undefined),
  code: z.union([z.string(), z.number()]).optional().catch(undefined),
});

// An error that arrives in the stream, after status 200, has only a type.
const statusOfType: Record<string, number> = {
  invalid_request_error: 400,
  authentication_error: 401,
  invalid_api_key: 401,
  permission_error: 403,
  not_found_error: 404,
  request_too_large: 413,
  rate_limit_error: 429,
  rate_limit_exceeded: 429,
  insufficient_quota: 429,
};

const filtered = /content_filter|content_policy|content management policy|\bmoderation\b/i;
const tooLong =
  /context[ _-]?(length|window|size)|maximum context|prompt is too long|input is too long|too many (input )?tokens|token count.{0,40}exceeds|reduce the length/i;
const ofModel = /\bmodels?\b|model_not_found/i;
const noSuchModel = /model_not_found|\binvalid model\b|not a valid model|\bmodel\b.{0,80}(does not exist|not found)/i;
// Ollama, vLLM, llama.cpp (with a status of 500), OpenRouter (404), Google and Groq, in this order.
const noTools =
  /does not support (tools|tool calls?|function calling)\b|--enable-auto-tool-choice|tools param requires|\bsupport tool use\b|function calling is not enabled|tool (use|calling|calls?)\W{1,2}(is|are) not supported/i;
// The last is Google's, for the requests of a day: it names a delay too, which does not help.
const noQuota = /insufficient_quota|billing_hard_limit|credit balance is too low|"quotaId":\s*"\w*PerDay/i;
// Google answers 400 for a key that it does not know.
const wrongKey = /\bAPI_KEY_INVALID\b/;

/** The fault for an error; `unavailable` if not recognised. Only a request that was sent with tools can fail as `no_tools`. */
export function nameFault(error: unknown, { sentTools }: { sentTools: boolean }): Fault {
  const shape = ErrorShape.safeParse(error).data ?? ErrorShape.parse({});
  const words = [shape.type, shape.code, shape.message, shape.responseBody.slice(0, 20_000)].join("\n");
  const status = statusOf(shape);
  const retryAfterSeconds = readRetryAfter(shape.responseHeaders, shape.responseBody);
  if (isOurs(shape.name)) return makeFault("invalid_request");
  if (sentTools && noTools.test(words)) return makeFault("no_tools");
  if (status === null || status < 300 || status >= 500) return makeFault("unavailable", { retryAfterSeconds });
  if (status < 400) return makeFault("invalid_request", { hint: "It points to another address: correct its base URL." });
  if (noQuota.test(words)) return makeFault("rate_limited", { mayPass: false, hint: "Its account has no quota left." });
  if (status === 429) return makeFault("rate_limited", { retryAfterSeconds });
  if (filtered.test(words)) return makeFault("refused");
  if (status === 401 || status === 403 || wrongKey.test(words)) return makeFault("unauthorized");
  if (status === 402) return makeFault("rate_limited", { mayPass: false, hint: "Its account has to be topped up." });
  if (status === 404 && ofModel.test(words)) return makeFault("unknown_model");
  if (status === 404) return makeFault("invalid_request", { hint: "Nothing answers at that address: correct its base URL." });
  if (status === 408) return makeFault("timed_out", { retryAfterSeconds });
  if (status === 413 || tooLong.test(words)) return makeFault("too_long");
  return makeFault(noSuchModel.test(words) ? "unknown_model" : "invalid_request");
}

function statusOf({ statusCode, code, type }: z.infer<typeof ErrorShape>): number | null {
  if (statusCode !== undefined) return statusCode;
  const number = Number(code);
  if (Number.isInteger(number) && number >= 300 && number < 600) return number;
  return statusOfType[String(code)] ?? statusOfType[type ?? ""] ?? null;
}

// The SDK rejects these before anything is sent.
function isOurs(name: string | undefined): boolean {
  return name !== undefined && /^AI_(InvalidPrompt|InvalidArgument|UnsupportedFunctionality)Error$/.test(name);
}
