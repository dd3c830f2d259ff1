import { createHash, randomUUID } from "node:crypto";

const COUNTER_MAX = 0xfff;
/** The last counter of each of so many milliseconds is remembered: ids of several moments may be made in turn. */
const MOMENTS_MAX = 16;
const counters = new Map<number, number>();

/**
 * A new UUID of version 7 (RFC 9562): the first 48 bits are milliseconds since 1970, the next twelve a counter, so that
 * ids created later by this process sort later.
 */
export function newId(now: Date): string {
  const milliseconds = now.getTime();
  // Node pools random UUIDs of version 4, which makes them cheap; the variant and the last 62 bits are the same here.
  const random = randomUUID();
  const last = counters.get(milliseconds);
  const counter = last === undefined ? Number.parseInt(random.slice(0, 3), 16) & 0x3ff : Math.min(last + 1, COUNTER_MAX);
  counters.delete(milliseconds);
  counters.set(milliseconds, counter);
  const [oldest] = counters.keys();
  if (counters.size > MOMENTS_MAX && oldest !== undefined) counters.delete(oldest);
  const time = milliseconds.toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counter.toString(16).padStart(3, "0")}${random.slice(18)}`;
}

/** The lowest id `newId` creates at this moment: lower ids were created earlier. */
export function firstIdOf(moment: Date): string {
  const time = moment.getTime().toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}

/** The UUID of version 8 (RFC 9562) of a name: derived from the name's SHA-256, so that a name always has the same id. */
export function idOfName(name: string): string {
  return formatUuid(createHash("sha256").update(name).digest().subarray(0, 16), 8);
}

function formatUuid(bytes: Buffer, version: number): string {
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | (version << 4), 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const nilUuid = "00000000-0000-0000-0000-000000000000";

/** Normalises a UUID (8-4-4-4-12 hexadecimal digits, any version) to lower case; null for anything else and for the nil UUID. */
export function readUuid(text: string): string | null {
  return uuidPattern.test(text) && text !== nilUuid ? text.toLowerCase() : null;
}
