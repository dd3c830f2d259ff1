const WAIT_SECONDS_MAX = 60;

/** For how long a client wants to wait, in seconds, and whether only a question or the end of the build ends the wait. */
export interface PreferredWait {
  waitSeconds: number;
  untilOutcome: boolean;
}

/** The wait from `Prefer: wait=N` (RFC 7240), at most 60 and 0 by default, and from `until=outcome`. */
export function preferredWait(prefer: string | string[] | undefined): PreferredWait {
  const preferences = [prefer ?? []].flat().join(",").split(",");
  const valueOf = (name: string, value: string): string | undefined =>
    preferences.flatMap((one) => new RegExp(`^\\s*${name}\\s*=\\s*"?(${value})"?\\s*(?:;.*)?$`, "i").exec(one)?.[1] ?? [])[0];
  const waitSeconds = Math.min(Number(valueOf("wait", "[0-9]{1,9}") ?? 0), WAIT_SECONDS_MAX);
  return { waitSeconds, untilOutcome: waitSeconds > 0 && valueOf("until", "outcome") !== undefined };
}

/** The value of `Preference-Applied`; null if no preference was applied. */
export function appliedWait({ waitSeconds, untilOutcome }: PreferredWait): string | null {
  if (waitSeconds === 0) return null;
  return untilOutcome ? `wait=${waitSeconds}, until=outcome` : `wait=${waitSeconds}`;
}

/** Whether the `Accept` header (RFC 9110) prefers a zip archive over JSON. It has to name `application/zip`. */
export function prefersZip(accept: string | undefined): boolean {
  const weights = new Map((accept ?? "").split(",").map(mediaRange));
  const zip = weights.get("application/zip") ?? 0;
  return zip > 0 && zip >= (weights.get("application/json") ?? 0);
}

/** Whether the `Accept` header asks for server-sent events. It has to name `text/event-stream`. */
export function prefersEvents(accept: string | undefined): boolean {
  const weights = new Map((accept ?? "").split(",").map(mediaRange));
  const events = weights.get("text/event-stream") ?? 0;
  return events > 0 && events >= (weights.get("application/json") ?? 0);
}

function mediaRange(range: string): [type: string, weight: number] {
  const [type = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
  return [type, weight === undefined ? 1 : Number(weight) || 0];
}
