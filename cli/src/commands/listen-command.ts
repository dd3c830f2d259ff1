import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { AtelierConnectionError, AtelierError, type AtelierEvent } from "@atelier/sdk";
import { type Command, InvalidArgumentError } from "commander";
import { type Forwarded, forwardEvent } from "../listening/forward-event.ts";
import { openEvents, type ReadNewEvents } from "../listening/open-events.ts";
import { say } from "../output/print-result.ts";
import { readCredentials, writeCredentials } from "../session/credentials.ts";
import { interruptionSignal } from "../session/interruption.ts";
import { openClient, serviceOf } from "../session/open-client.ts";

// A contract B key has 60 requests a minute; a third of them is for this.
const LOOK_MILLISECONDS = 3_000;

const ABOUT = `Forwards the events of your account to a program on this machine, as webhooks would: same body, same headers.

The messages are signed with a secret that belongs to this command. It is printed, and stays the same: configure your program with it. Your machine does not have to be reachable from the internet, and no webhook endpoint is needed. The key needs the scope webhooks:read.

If the service cannot be reached, the command tries again until it can, and then forwards what happened in the meantime.`;

interface ListenOptions {
  forwardTo?: string;
  events?: string[];
  project?: string;
  secret?: string;
  json?: boolean;
}

/** Adds `listen`. */
export function addListenCommand(program: Command): void {
  program
    .command("listen")
    .summary("forward webhook events to this machine")
    .description(ABOUT)
    .option("--forward-to <url>", "where to send them, such as localhost:3000/hooks (default: only print them)", readTarget)
    .option("--events <types>", "only these types, with commas between them", (given) => given.split(",").map((type) => type.trim()))
    .option("--project <id>", "only the events of this project")
    .option("--secret <whsec>", "the secret to sign with")
    .option("--json", "print each event as a line of JSON")
    .action(listen);
}

async function listen(options: ListenOptions, command: Command): Promise<void> {
  const client = openClient(command);
  const signal = interruptionSignal();
  const secret = options.secret ?? ownSecret(serviceOf(command));
  const readNew = await openEvents(client, { projectId: options.project }, { signal });
  say(
    `Listening to ${serviceOf(command)}${options.forwardTo === undefined ? "" : `, forwarding to ${options.forwardTo}`}. Ctrl-C ends it.`,
  );
  if (options.forwardTo !== undefined) say(`Events are signed with this secret: ${secret}`);
  const read = untilReachable(readNew);
  for (;;) {
    for (const event of await read({ signal })) {
      if (options.events !== undefined && !options.events.includes(event.type)) continue;
      const { forwardTo: url } = options;
      printEvent(event, url === undefined ? null : await forwardEvent(event, { url, secret, signal }), options);
    }
    await pause(LOOK_MILLISECONDS, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
}

/** Reads nothing while the service cannot be reached, is busy or fails, and says so once. Other errors are thrown. */
function untilReachable(readNew: ReadNewEvents): ReadNewEvents {
  let isLost = false;
  return async (options) => {
    try {
      const found = await readNew(options);
      if (isLost) say("Connected again.");
      isLost = false;
      return found;
    } catch (error) {
      if (!(error instanceof AtelierError) || !isPassing(error)) throw error;
      if (!isLost) say(`${error.message} Trying again until it can be reached; Ctrl-C ends it.`);
      isLost = true;
      return [];
    }
  };
}

function isPassing(error: AtelierError): boolean {
  const { status } = error;
  return error instanceof AtelierConnectionError || status === 429 || (status !== null && status >= 500);
}

function printEvent(event: AtelierEvent, forwarded: Forwarded | null, { json }: ListenOptions): void {
  if (json === true) return void process.stdout.write(`${JSON.stringify({ ...event, forwarded })}\n`);
  const outcome = forwarded === null ? "" : ` → ${forwarded.status ?? forwarded.error} (${forwarded.milliseconds} ms)`;
  process.stdout.write(`${event.createdAt}  ${event.type.padEnd(18)}${outcome}  ${event.id}\n`);
}

function ownSecret(service: string): string {
  const credentials = readCredentials();
  const known = credentials.services[service];
  if (known?.listenSecret !== undefined) return known.listenSecret;
  const listenSecret = `whsec_${randomBytes(24).toString("base64")}`;
  writeCredentials({ ...credentials, services: { ...credentials.services, [service]: { ...known, listenSecret } } });
  return listenSecret;
}

function readTarget(given: string): string {
  const url = /^\d+$/.test(given) ? `http://localhost:${given}` : /^https?:\/\//.test(given) ? given : `http://${given}`;
  if (!URL.canParse(url)) throw new InvalidArgumentError("It is a URL, such as localhost:3000/hooks.");
  return new URL(url).href;
}
