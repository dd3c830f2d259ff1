import { z } from "zod";
import { SCOPES } from "../../../domain/errors.ts";
import { grantCliCode } from "../../../domain/keys/grant-cli-code.ts";
import { issueKey } from "../../../domain/keys/issue-key.ts";
import { isKeyContract, type KeyContract } from "../../../domain/keys/key-format.ts";
import { listKeys } from "../../../domain/keys/list-keys.ts";
import { revokeKey } from "../../../domain/keys/revoke-key.ts";
import { person, router } from "../rpc/procedures.ts";

const DAYS_MAX = 3_650;

const NewKey = z.object({
  name: z.string().trim().min(1, "Give the key a name.").max(100, "The name has at most 100 characters."),
  form: z.custom<KeyContract>((value) => typeof value === "string" && isKeyContract(value), "Choose one of the API's three contracts."),
  scopes: z.array(z.enum([...SCOPES, "*"])).min(1, "Choose what the key may do."),
  expiresInDays: z.int().min(1).max(DAYS_MAX).nullable(),
});

/** The request of a command line, as its page shows it. */
const CliRequest = z.object({
  challenge: z.string().regex(/^[\w-]{43}$/, "The request of the command line is not complete. Run the same command again."),
  name: z.string().trim().min(1).max(100),
});

/** The API keys of a user's account. */
export const keysRouter = router({
  list: person.query(async ({ ctx }) => {
    const keys = await listKeys(ctx.call);
    return keys.map(({ createdAt, expiresAt, lastUsedAt, revokedAt, ...key }) => ({
      ...key,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt?.toISOString() ?? null,
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      revokedAt: revokedAt?.toISOString() ?? null,
    }));
  }),
  make: person.input(NewKey).mutation(({ ctx, input }) => {
    return issueKey(ctx.call, { ...input, scopes: [...new Set(input.scopes)], visitor: ctx.visitor });
  }),
  grantToCli: person.input(CliRequest).mutation(({ ctx, input }) => grantCliCode(ctx.call, input)),
  revoke: person.input(z.object({ id: z.guid() })).mutation(async ({ ctx, input }) => {
    await revokeKey(ctx.call, { ...input, visitor: ctx.visitor });
    return {};
  }),
});
