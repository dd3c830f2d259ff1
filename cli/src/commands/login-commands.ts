import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { Atelier } from "@atelier/sdk";
import type { Command } from "commander";
import { printResult, say } from "../output/print-result.ts";
import { credentialsFile, readCredentials, writeCredentials } from "../session/credentials.ts";
import { interruptionSignal } from "../session/interruption.ts";
import { loginByBrowser } from "../session/login-by-browser.ts";
import { openBrowser } from "../session/open-browser.ts";
import { serviceOf } from "../session/open-client.ts";

const MINUTES = 10;

const ABOUT = `Signs in to a service: the console asks in your browser whether this computer gets an API key, and the key is kept in a file that only you can read. Without a browser on this computer, make a key in the console and pass it with --with-key.`;

interface LoginOptions {
  withKey?: boolean;
  json?: boolean;
}

/** Adds `login` and `logout`. */
export function addLoginCommands(program: Command): void {
  program
    .command("login")
    .summary("sign in with the browser")
    .description(ABOUT)
    .option("--with-key", "read an API key from standard input instead")
    .option("--json", "print the result as JSON")
    .action(async (options: LoginOptions, command: Command) => {
      const service = serviceOf(command);
      const { key, email } =
        options.withKey === true ? { key: (await text(process.stdin)).trim(), email: null } : await askInBrowser(service);
      const { plan } = await new Atelier({ apiKey: key, baseURL: service }).usage.get();
      keep(service, key);
      const who = email === null ? service : `${service} as ${email}`;
      printResult(options, { data: { service, email, plan }, text: `Signed in to ${who}. Plan: ${plan}.` });
    });
  program
    .command("logout")
    .summary("remove the stored key of a service")
    .description(
      "Removes the stored key of a service from this computer. Revoke it in the console, under Settings → API keys, if somebody else may have it.",
    )
    .option("--json", "print the result as JSON")
    .action((options: { json?: boolean }, command: Command) => {
      const service = serviceOf(command);
      const { current, services } = readCredentials();
      const { [service]: forgotten, ...others } = services;
      writeCredentials({ current: current === service ? null : current, services: others });
      const done = forgotten?.apiKey !== undefined;
      printResult(options, {
        data: { service, forgotten: done },
        text: done ? `Signed out of ${service}.` : `You were not signed in to ${service}.`,
      });
    });
}

function askInBrowser(service: string): Promise<{ key: string; email: string }> {
  const signal = AbortSignal.any([interruptionSignal(), AbortSignal.timeout(MINUTES * 60_000)]);
  const open = async (url: string) => {
    say(`Opening ${url}\nIf no browser opens, open this address on this computer. Waiting for your decision there …`);
    await openBrowser(url, spawn);
  };
  return loginByBrowser({ service, signal, open });
}

function keep(service: string, apiKey: string): void {
  const { services } = readCredentials();
  writeCredentials({ current: service, services: { ...services, [service]: { ...services[service], apiKey } } });
  say(`The key is kept in ${credentialsFile()}.`);
}
