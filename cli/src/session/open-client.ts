import { Atelier } from "@atelier/sdk";
import type { Command } from "commander";
import { CliError } from "../cli-error.ts";
import { EXIT } from "../exit-codes.ts";
import { VERSION } from "../version.ts";
import { readCredentials } from "./credentials.ts";

const LOCAL = "http://localhost:4000";

/** The origin and path of the service that a command is for, without a slash at the end. */
export function serviceOf(command: Command): string {
  return originOf(command.optsWithGlobals<{ service?: string }>().service ?? usualService());
}

/** The words that run another command for the same service, such as `atelier --service https://atelier.example login`. */
export function commandLine(command: Command, words: string): string {
  const service = serviceOf(command);
  return service === originOf(usualService()) ? `atelier ${words}` : `atelier --service ${service} ${words}`;
}

/** The service of a command without `--service`. */
function usualService(): string {
  return environmentOf("ATELIER_BASE_URL") ?? readCredentials().current ?? LOCAL;
}

function originOf(given: string): string {
  if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol)) {
    throw new CliError(`${given} is not the URL of a service. Use one such as ${LOCAL} or https://atelier.example.`, EXIT.usage);
  }
  return given.replace(/\/+$/, "").replace(/(?:\/[abc])?\/api\/v1$/, "");
}

/** A client for that service, with the key of the environment, or else the one from `atelier login`. */
export function openClient(command: Command): Atelier {
  const service = serviceOf(command);
  const apiKey = environmentOf("ATELIER_API_KEY") ?? readCredentials().services[service]?.apiKey;
  if (apiKey === undefined) {
    throw new CliError(
      `You are not signed in to ${service}. Run: ${commandLine(command, "login")}, or set ATELIER_API_KEY.`,
      EXIT.notSignedIn,
    );
  }
  return new Atelier({ apiKey, baseURL: `${service}/b/api/v1`, maxRetries: 4 }).withOptions({ fetch: withOwnAgent });
}

function withOwnAgent(url: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("user-agent", `atelier-cli/${VERSION} ${headers.get("user-agent") ?? ""}`.trim());
  return fetch(url, { ...init, headers });
}

function environmentOf(name: string): string | undefined {
  const value = process.env[name]?.trim();
  return value === "" ? undefined : value;
}
