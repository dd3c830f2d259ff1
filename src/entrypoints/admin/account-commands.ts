import { changeCredits, changePlan, setPassword } from "../../domain/accounts/operator/change-account.ts";
import { createAccount } from "../../domain/accounts/operator/create-account.ts";
import { listAccounts } from "../../domain/accounts/operator/list-accounts.ts";
import { callFor, requireAccount } from "../../domain/accounts/operator/require-account.ts";
import { deleteAccount } from "../../domain/accounts/leaving/delete-account.ts";
import { makeLink, type OneTimeLink } from "../../domain/accounts/links/make-link.ts";
import { OWNER_EMAIL } from "../../domain/accounts/operator/owner-email.ts";
import { inTransaction } from "../../domain/call.ts";
import { ServiceError } from "../../domain/errors.ts";
import { PLAN_NAMES, type PlanName } from "../../domain/plans/plans.ts";
import type { Command, CommandRun } from "./command.ts";
import { drawTable } from "./draw-table.ts";

const PLANS_SPELT = PLAN_NAMES.join(", ");
const CREDITS_MAX = 1_000_000_000;

/** The commands about accounts. */
export const accountCommands: readonly Command[] = [
  { usage: "accounts", about: "lists every account", run: list },
  {
    usage: "account create <email>",
    about: `opens an account (--plan=free, --credits=100) and prints a link to choose its password; plans: ${PLANS_SPELT}`,
    options: ["plan", "credits"],
    run: create,
  },
  { usage: "account plan <email> <plan>", about: "puts an account on another plan", run: plan },
  { usage: "account credits <email> <amount>", about: "gives credits, or takes free ones away with a negative amount", run: credits },
  { usage: "account password <email>", about: "sets a password, asked for or piped in, and ends the account's sessions", run: password },
  { usage: "reset-link <email>", about: "prints a link by which a person chooses a new password within an hour", run: resetLink },
  { usage: "owner-link", about: "prints a link that signs in as this installation's owner, once within a day", run: ownerLink },
  {
    usage: "delete <email>",
    about: "deletes an account with everything that is its; wants --confirm=<email> too",
    options: ["confirm"],
    run: remove,
  },
];

async function list({ ctx, terminal }: CommandRun): Promise<void> {
  const rows = (await listAccounts(ctx)).map(({ email, plan: name, balance, held, hasPassword, createdAt }) => [
    email,
    name,
    String(balance),
    String(held),
    hasPassword ? "yes" : "no",
    createdAt.toISOString().slice(0, 10),
  ]);
  for (const line of drawTable(["e-mail", "plan", "credits", "held", "password", "since"], rows)) terminal.write(line);
}

async function create({ ctx, terminal, words: [email = ""], options }: CommandRun): Promise<void> {
  const given = options["credits"] === undefined ? {} : { credits: readAmount(options["credits"], 0) };
  const link = await createAccount(ctx, { email, plan: readPlan(options["plan"] ?? "free"), ...given });
  terminal.write(`The account ${email} is open.`);
  writeLink(terminal, link);
}

async function plan({ ctx, terminal, words: [email = "", name = ""] }: CommandRun): Promise<void> {
  await changePlan(await callFor(ctx, email), { plan: readPlan(name) });
  terminal.write(`${email} is on the plan ${name}. Its credits follow with the next renewal.`);
}

async function credits({ ctx, terminal, words: [email = "", amount = ""] }: CommandRun): Promise<void> {
  const free = await changeCredits(await callFor(ctx, email), { amount: readAmount(amount, -CREDITS_MAX) });
  terminal.write(`${email} has ${free} free credits.`);
}

async function password({ ctx, terminal, words: [email = ""] }: CommandRun): Promise<void> {
  const call = await callFor(ctx, email);
  await setPassword(call, { password: await terminal.askSecret(`A password for ${email}: `) });
  terminal.write(`${email} has a new password, and its sessions have ended.`);
}

async function resetLink({ ctx, terminal, words: [email = ""] }: CommandRun): Promise<void> {
  const { id: accountId } = await requireAccount(ctx, email);
  writeLink(terminal, await inTransaction(ctx, (inner) => makeLink(inner, { accountId, kind: "reset" })));
}

async function ownerLink({ ctx, terminal }: CommandRun): Promise<void> {
  const { id: accountId } = await requireAccount(ctx, OWNER_EMAIL);
  writeLink(terminal, await inTransaction(ctx, (inner) => makeLink(inner, { accountId, kind: "enter" })));
}

async function remove({ ctx, terminal, words: [email = ""], options }: CommandRun): Promise<void> {
  const account = await requireAccount(ctx, email);
  if (account.email === OWNER_EMAIL) throw wrong("This is the account of the installation's owner, which cannot be deleted.");
  if (options["confirm"] !== email) {
    throw wrong(`This deletes ${account.email} with its projects, sites, keys and credits. To go on, add --confirm=${email}`);
  }
  await deleteAccount(ctx, { accountId: account.id });
  terminal.write(`${account.email} is deleted with everything that was its.`);
}

function writeLink(terminal: CommandRun["terminal"], { url, expiresAt }: OneTimeLink): void {
  terminal.write(`Good once, until ${expiresAt.toISOString().slice(0, 16).replace("T", " ")} UTC: ${url}`);
}

function readPlan(text: string): PlanName {
  const found = PLAN_NAMES.find((name) => name === text);
  if (found === undefined) throw wrong(`${text} is not a plan. Use one of ${PLANS_SPELT}.`);
  return found;
}

function readAmount(text: string, least: number): number {
  const amount = Number(text);
  if (/^[+-]?\d+$/.test(text) && amount >= least && amount <= CREDITS_MAX) return amount;
  throw wrong(`${text} is not an amount of credits. Give a whole number, such as 500.`);
}

function wrong(message: string): ServiceError {
  return new ServiceError("invalid_input", message, { field: null });
}
