// A browser that has signed in to an account is known to it from then on: other people's wrong passwords do not lock it
// out. It stores a signed token per account that grants no access and reveals nothing (OWASP: device cookie,
// https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies).
import { timingSafeEqual } from "node:crypto";
import { BASE62, keyedHash, randomText } from "../../../lib/crypto/secrets.ts";
import type { AppContext } from "../../call.ts";

/** How long a browser stays known after a sign-in, in seconds. */
export const KNOWN_SECONDS = 366 * 86_400;

const TOKENS_MAX = 5;
const MARK_CHARACTERS = 16;
const TOKEN = /^([0-9A-Za-z]{16})\.(\d{1,12})\.([\w-]{20,90})$/;

/** The value a browser stores after signing in to an account: its existing tokens plus a new one for this account. */
export function makeKnown(ctx: AppContext, { email, known }: { email: string; known: string | null }): string {
  const mark = randomText(BASE62, MARK_CHARACTERS);
  const seconds = String(Math.floor(ctx.clock.now().getTime() / 1_000));
  const others = tokensOf(known).filter((token) => markIn(ctx, { token, email }) === null);
  return [`${mark}.${seconds}.${sign(ctx, { email, mark, seconds })}`, ...others].slice(0, TOKENS_MAX).join("~");
}

/** The id by which an account knows a browser, read from the browser's tokens; null if unknown, or not known for a year. */
export function knownMark(ctx: AppContext, { email, known }: { email: string; known: string | null }): string | null {
  for (const token of tokensOf(known)) {
    const mark = markIn(ctx, { token, email });
    if (mark !== null) return mark;
  }
  return null;
}

const tokensOf = (known: string | null): string[] => (known ?? "").split("~", TOKENS_MAX);

function markIn(ctx: AppContext, { token, email }: { token: string; email: string }): string | null {
  const [, mark = "", seconds = "", signature = ""] = TOKEN.exec(token) ?? [];
  const age = ctx.clock.now().getTime() / 1_000 - Number(seconds);
  if (mark === "" || age > KNOWN_SECONDS) return null;
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(ctx, { email, mark, seconds }))];
  return given.length === right.length && timingSafeEqual(given, right) ? mark : null;
}

function sign({ secret }: AppContext, { email, mark, seconds }: { email: string; mark: string; seconds: string }): string {
  return keyedHash(secret, `known browser\n${email}\n${mark}\n${seconds}`);
}
