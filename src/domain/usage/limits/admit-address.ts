// Requests without a good key are limited by the network address that they come from. Addresses are kept as keyed hashes.
// A person's machine may change its IPv6 address at will within its network, so the first 64 bits stand for it.
import { isIPv6 } from "node:net";
import { keyedHash } from "../../../kit/secrets.ts";
import { countSubject, readSubject } from "../../../storage/rows/keys/count-subjects.ts";
import type { CountedSubject } from "../../../storage/rows/keys/count-subjects.ts";
import type { Ground } from "../../call.ts";
import { windowEnd } from "./policy.ts";
import type { Standing } from "./standing.ts";

const POLICY = { id: "address", name: "address", window: 60, limit: 60 } as const;

/** Counts a request without a key that comes from this address. */
export async function admitAddress(ground: Ground, address: string): Promise<Standing> {
  return standingOf(await countSubject(ground.database, subjectOf(ground, address)));
}

/** How an address stands, without counting anything. */
export async function readAddress(ground: Ground, address: string): Promise<Standing> {
  return standingOf(await readSubject(ground.database, subjectOf(ground, address)));
}

/** How an address is said to stand when that cannot be known: as having nothing left. */
export function unknownStanding(now: Date): Standing {
  return standingOf({ requests: POLICY.limit, endsAt: windowEnd(POLICY, now) });
}

function standingOf({ requests, endsAt }: Pick<Standing, "requests" | "endsAt">): Standing {
  return { name: POLICY.name, limit: POLICY.limit, window: POLICY.window, requests, endsAt };
}

function subjectOf({ clock, secret }: Ground, address: string): CountedSubject {
  const at = clock.now();
  return { subject: `address:${keyedHash(secret, networkOf(address))}`, policy: POLICY.id, at, endsAt: windowEnd(POLICY, at) };
}

/** The network that an address belongs to: itself for IPv4, also where it is written as IPv6 (RFC 4291 2.5.5.2), the /64 for IPv6. */
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
