// Requests without a valid key are rate limited by network address. Addresses are stored as keyed hashes. A user's
// machine can change its IPv6 address within its network, so the first 64 bits identify it.
import { isIPv6 } from "node:net";
import { keyedHash } from "../../../lib/crypto/secrets.ts";
import { countSubject, readSubject } from "../../../storage/rows/usage/count-subjects.ts";
import type { CountedSubject } from "../../../storage/rows/usage/count-subjects.ts";
import type { AppContext } from "../../call.ts";
import { windowEnd } from "./policy.ts";
import type { RateLimitStatus } from "./rate-limits.ts";

const POLICY = { id: "address", name: "address", window: 60, limit: 60 } as const;

/** Counts a request without a key from this address. */
export async function admitAddress(ctx: AppContext, address: string): Promise<RateLimitStatus> {
  return rateLimitStatusOf(await countSubject(ctx.database, subjectOf(ctx, address)));
}

/** Returns the rate limit status of an address without counting a request. */
export async function readAddress(ctx: AppContext, address: string): Promise<RateLimitStatus> {
  return rateLimitStatusOf(await readSubject(ctx.database, subjectOf(ctx, address)));
}

/** The rate limit status of an address when it cannot be determined: nothing remaining. */
export function unknownRateLimitStatus(now: Date): RateLimitStatus {
  return rateLimitStatusOf({ requests: POLICY.limit, endsAt: windowEnd(POLICY, now) });
}

function rateLimitStatusOf({ requests, endsAt }: Pick<RateLimitStatus, "requests" | "endsAt">): RateLimitStatus {
  return { name: POLICY.name, limit: POLICY.limit, window: POLICY.window, requests, endsAt };
}

function subjectOf({ clock, secret }: AppContext, address: string): CountedSubject {
  const at = clock.now();
  return { subject: `address:${keyedHash(secret, networkOf(address))}`, policy: POLICY.id, at, endsAt: windowEnd(POLICY, at) };
}

/** The network of an address: for IPv4 the address itself, also if written as IPv6 (RFC 4291 2.5.5.2); for IPv6 its /64. */
export function networkOf(address: string): string {
  const [plain = ""] = address.toLowerCase().split("%", 1);
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain) ?? [];
  if (mapped !== undefined || !isIPv6(plain)) return mapped ?? plain;
  const [head = "", tail] = plain.split("::");
  const before = head.split(":").filter((part) => part !== "");
  const missing = tail === undefined ? 0 : 8 - before.length - tail.split(":").filter((part) => part !== "").length;
  const whole = [...before, ...Array.from({ length: Math.max(0, missing) }, () => "0"), ...(tail ?? "").split(":")];
  const parts = whole.map((part) => part.replace(/^0+(?=.)/, ""));
  const [high = "0", low = "0"] = parts.slice(6);
  if (parts.slice(0, 6).join(":") === "0:0:0:0:0:ffff") {
    return [high, low].flatMap((part) => [Number.parseInt(part, 16) >> 8, Number.parseInt(part, 16) & 0xff]).join(".");
  }
  return parts.slice(0, 4).join(":");
}
