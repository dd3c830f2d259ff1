import { BASE62, randomText } from "../../lib/crypto/secrets.ts";
import { insertToken } from "../../storage/rows/people/one-time-tokens.ts";
import type { Call } from "../call.ts";
import { type CliGrant, hashCliCode } from "./cli-code.ts";

const SECONDS = 120;
const CODE_CHARACTERS = 43;

/** Approves a command line's request for a key of the caller's account. The code is valid once, within two minutes. */
export async function grantCliCode({ ctx, accountId }: Call, asked: Omit<CliGrant, "code">): Promise<{ code: string }> {
  const code = randomText(BASE62, CODE_CHARACTERS);
  const createdAt = ctx.clock.now();
  const expiresAt = new Date(createdAt.getTime() + SECONDS * 1_000);
  await insertToken(ctx.database, { tokenHash: hashCliCode(ctx, { ...asked, code }), kind: "cli", accountId, createdAt, expiresAt });
  return { code };
}
