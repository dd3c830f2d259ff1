// The response headers. They are in `components.headers`, and every response references those that it has.
import type { DescribedAnswer } from "../contracts/wire/described-answer.ts";

const whole = (description: string, example: number) => ({ description, required: true, schema: { type: "integer", minimum: 0 }, example });
const words = (description: string, example: string) => ({ description, required: true, schema: { type: "string" }, example });

/** All headers in a document. */
export const headers = {
  "X-Request-Id": {
    description: "The service’s own id of this request. Name it when you ask about an answer.",
    required: true,
    schema: { type: "string", format: "uuid" },
    example: "0199d2f4-6c1a-7b3e-8f25-4d9e1a7c5b61",
  },
  "X-RateLimit-Limit": whole("How many requests the policy nearest to exhaustion allows in its window.", 60),
  "X-RateLimit-Remaining": whole("How many of them are left.", 59),
  "X-RateLimit-Reset": whole("When its window ends, in seconds since 1970 (UTC).", 1_772_442_964),
  RateLimit: words(
    "How every policy stands: what is left (`r`), and after how many seconds its window ends (`t`).",
    '"requests";r=59;t=60',
  ),
  "RateLimit-Policy": words(
    "Every policy: how many requests it allows (`q`) in a window of how many seconds (`w`).",
    '"requests";q=60;w=60',
  ),
  ETag: words("Names this answer. Send it as `If-None-Match` to be told whether it still holds.", '"33a64df551425fcc55e4d42a148795d9"'),
  "Retry-After": {
    description: "After how many seconds to come again.",
    required: true,
    schema: { type: "integer", minimum: 1 },
    example: 42,
  },
  "WWW-Authenticate": words("How to authenticate: with a bearer token.", "Bearer"),
  "Idempotent-Replayed": {
    description: "`true` where this `requestId` was sent before and nothing new was started. Absent otherwise.",
    schema: { type: "string", enum: ["true"] },
    example: "true",
  },
  "Preference-Applied": {
    description: "The preference that was applied. Absent where none was.",
    schema: { type: "string" },
    example: "wait=30",
  },
  "Content-Disposition": {
    description: "The name of a zip archive. Absent on JSON.",
    schema: { type: "string" },
    example: 'attachment; filename="recipe-box-ratings-shopping-k7m2x-v1.zip"',
  },
  Vary: words("The request headers that the answer depends on.", "Accept"),
} as const;
export type HeaderName = keyof typeof headers;

/** The headers of every response. */
export const everyAnswer: readonly HeaderName[] = [
  ...(["X-Request-Id", "X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset", "RateLimit", "RateLimit-Policy"] as const),
];

/** The headers of a successful response. */
export function headersOf(answer: DescribedAnswer, { isTagged }: { isTagged: boolean }): HeaderName[] {
  return [...everyAnswer, ...(isTagged ? (["ETag"] as const) : []), ...answer.headers];
}

/** References to headers, for a response. */
export function referToHeaders(names: readonly HeaderName[]): Record<string, { $ref: string }> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
