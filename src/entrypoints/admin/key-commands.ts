import { callFor } from "../../domain/accounts/operator/require-account.ts";
import { SCOPES, ServiceError } from "../../domain/errors.ts";
import { issueKey } from "../../domain/keys/issue-key.ts";
import { isKeyContract } from "../../domain/keys/key-format.ts";
import { listKeys } from "../../domain/keys/list-keys.ts";
import type { KeyScope } from "../../domain/keys/make-key.ts";
import { revokeKey } from "../../domain/keys/revoke-key.ts";
import type { Command, CommandRun } from "./command.ts";
import { drawTable } from "./draw-table.ts";

const KNOWN: readonly KeyScope[] = [...SCOPES, "*"];
const DAYS_MAX = 3_650;
const NAME_MAX = 100;

/** The commands about API keys. */
export const keyCommands: readonly Command[] = [
  { usage: "keys <email>", about: "lists an account's keys", run: list },
  {
    usage: "keys make <email> <name>",
    about: "makes a key and prints it once (--scopes=projects:read,files:read, --form=<form>, --days=90)",
    options: ["scopes", "form", "days"],
    run: make,
  },
  { usage: "keys revoke <email> <key>", about: "revokes a key, named by its beginning or its id", run: revoke },
];

async function list({ ctx, terminal, words: [email = ""] }: CommandRun): Promise<void> {
  const day = (date: Date | null) => date?.toISOString().slice(0, 10) ?? "";
  const keys = await listKeys(await callFor(ctx, email));
  const rows = keys.map((key) => [
    key.prefix,
    key.name,
    key.scopes.join(" "),
    day(key.createdAt),
    day(key.lastUsedAt),
    key.revokedAt !== null ? `revoked ${day(key.revokedAt)}` : day(key.expiresAt),
    key.id,
  ]);
  for (const line of drawTable(["key", "name", "scopes", "made", "last used", "ends", "id"], rows)) terminal.write(line);
}

async function make({ ctx, terminal, words: [email = "", name = ""], options, contract }: CommandRun): Promise<void> {
  const asked = options["form"] ?? contract;
  if (!isKeyContract(asked)) throw wrong(`${asked} is not one of the API's contracts: a, b or c.`);
  if (name.trim() === "" || name.length > NAME_MAX) throw wrong(`A key has a name of 1 to ${NAME_MAX} characters.`);
  const wanted = { name: name.trim(), form: asked, scopes: readScopes(options["scopes"] ?? "*"), expiresInDays: readDays(options["days"]) };
  const { key } = await issueKey(await callFor(ctx, email), { ...wanted, visitor: null });
  terminal.write(`The key, shown this once: ${key}`);
}

async function revoke({ ctx, terminal, words: [email = "", asked = ""] }: CommandRun): Promise<void> {
  const call = await callFor(ctx, email);
  const keys = (await listKeys(call)).filter(({ revokedAt }) => revokedAt === null);
  const [key, ...others] = keys.filter(({ id, prefix }) => id === asked || asked.startsWith(prefix));
  if (key === undefined) throw wrong(`${email} has no such key. The command "keys ${email}" lists those there are.`);
  if (others.length > 0) throw wrong(`${email} has several keys that begin so. Name it by its id.`);
  await revokeKey(call, { id: key.id, visitor: null });
  terminal.write(`The key ${key.prefix}… (${key.name}) is revoked.`);
}

function readScopes(text: string): KeyScope[] {
  return text.split(",").map((word) => {
    const scope = KNOWN.find((one) => one === word.trim());
    if (scope === undefined) throw wrong(`${word} is not a scope. Use * or some of ${SCOPES.join(", ")}.`);
    return scope;
  });
}

function readDays(text: string | undefined): number | null {
  if (text === undefined) return null;
  const days = Number(text);
  if (/^\d+$/.test(text) && days >= 1 && days <= DAYS_MAX) return days;
  throw wrong(`${text} is not a number of days. Give 1 to ${DAYS_MAX}, or leave --days out.`);
}

function wrong(message: string): ServiceError {
  return new ServiceError("invalid_input", message, { field: null });
}
