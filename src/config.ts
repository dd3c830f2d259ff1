// The only module that reads the environment. Every setting has a working default; every error is a sentence that names
// the variable, says what is expected and gives an example. All errors are reported at once.
import { isIP } from "node:net";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { BUILD_CREDITS_MAX, CREATE_FLOOR_CREDITS, PLAN_NAMES, PLANS, type PlanName } from "./domain/plans/plans.ts";
import { LOG_LEVELS, type LogLevel } from "./lib/log.ts";
import { StartError } from "./lib/process/start-error.ts";
import { configureModels } from "./adapters/models/configured/configure-models.ts";
import { isProviderKey } from "./adapters/models/configured/is-provider-key.ts";
import { isServerAddress } from "./adapters/models/configured/is-server-address.ts";
import type { ConfiguredModels } from "./adapters/models/configured/listed-model.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const ROLES = ["api", "worker"] as const;
const API_PLANS = PLAN_NAMES.filter((plan) => PLANS[plan].requestsAMinute !== null);
const LOOPBACK = new Set(["127.0.0.1", "::1", "localhost"]);
// This machine, and the networks of RFC 1918, 6598 and 4193.
const PRIVATE_NETWORKS = ["127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "100.64.0.0/10", "::1/128", "fc00::/7"];
const LOOPBACK_OR_ALL = new Set(["127.0.0.1", "0.0.0.0", "::1", "::", "localhost"]);

/** The settings of the service. URLs have no trailing slash, paths are absolute, null means "not set". */
export interface Config {
  port: number;
  host: string;
  url: string;
  sitesUrl: string;
  dataFolder: string;
  databaseUrl: string | null;
  roles: readonly (typeof ROLES)[number][];
  /** Maximum concurrent builds in this process. */
  workers: number;
  /** Maximum concurrent builds per account, across all processes. */
  buildsPerAccount: number;
  /** After so long without a build its tools end; null: never. */
  idleSeconds: number | null;
  /** The most credits that one build may cost. */
  buildCreditsMax: number;
  contract: "a" | "b" | "c";
  /** The `Host` whose requests are answered in contract C. */
  altHost: string | null;
  /** The plans that may use contract C. */
  apiPlans: readonly PlanName[];
  /** The reverse proxies whose `X-Forwarded-For` is trusted: addresses and networks such as `10.0.0.0/8`. */
  trustedProxies: readonly string[];
  provisionFile: string | null;
  /** Whether anyone may sign up in the console. */
  isSignUpOpen: boolean;
  /** The SMTP server for outgoing mail, and the sender address. Includes the password. */
  mail: { url: string; from: string } | null;
  secret: string | null;
  /** Previous values of the secret, newest first. */
  formerSecrets: readonly string[];
  /** Non-public networks that webhooks may be sent to. */
  webhookNetworks: readonly string[];
  /** The language model providers and their listed models; empty when nothing is set. Includes the API keys. */
  models: ConfiguredModels;
  /** The non-public networks in which the owner may connect model servers in the console. */
  modelNetworks: readonly string[];
  /** Whether the example apps of the landing page are built. */
  buildsExamples: boolean;
  /** Whether model servers on this machine are looked for at their usual ports. */
  findsModelServers: boolean;
  chromium: string | null;
  /** A folder with the packages of apps for phones; null to install them when the first one is built. */
  expoFolder: string | null;
  /** Whether published apps for phones are bundled for Expo Go. */
  exportsPhoneApps: boolean;
  /** The folder of Flutter; null: that of the `flutter` on the search path, if there is one. */
  flutterFolder: string | null;
  /** The value of PATH, searched for a browser. */
  searchPath: string;
  logLevel: LogLevel;
}

const wholeNumber = (least: number, most: number) =>
  z
    .stringFormat("whole number", /^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most));
const listOf = <T extends string>(words: readonly T[]) =>
  z
    .string()
    .transform((text) => text.split(",").map((word) => word.trim()))
    .pipe(z.array(z.enum(words)).min(1));
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((text) => /^\w+:\/\/[^/?#@]+\/?$/.test(text))
  .transform((text) => new URL(text).origin);
const file = z.string().transform((text) => path.resolve(ROOT, text));

const serverAddress = z
  .string()
  .trim()
  .refine(isServerAddress)
  .transform((text) => text.replace(/\/+$/, ""))
  .nullable()
  .default(null);
const providerKey = z.string().trim().refine(isProviderKey).nullable().default(null);
const keyOf = (provider: string, example: string) => ({
  wants: `the key that ${provider} gave you, in one line without spaces`,
  example,
  isSecret: true,
});

function isNetwork(text: string): boolean {
  const [address = "", bits = "0", ...rest] = text.split("/");
  return isIP(address) !== 0 && rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128);
}

const networks = z
  .string()
  .transform((text) => text.split(",").map((word) => word.trim()))
  .pipe(z.array(z.string().refine(isNetwork)));

const Explanation = z.object({ wants: z.string(), example: z.string(), isSecret: z.boolean().default(false) });

const Environment = z.object({
  PORT: wholeNumber(1, 65_535).default(4000).meta({ wants: "a port, 1 to 65535", example: "4000" }),
  HOST: z
    .stringFormat("host", /^[\w.:-]+$/)
    .default("127.0.0.1")
    .meta({ wants: "an address or host name of this machine", example: "0.0.0.0" }),
  ATELIER_URL: origin.optional().meta({ wants: "an http or https address without a path", example: "https://atelier.example.com" }),
  ATELIER_SITES_URL: origin
    .refine((text) => isIP(new URL(text).hostname.replace(/^\[|\]$/g, "")) === 0)
    .optional()
    .meta({
      wants: "an http or https address with a host name (each site is a name under it) and no path",
      example: "https://apps.example.net",
    }),
  ATELIER_DATA: file.default(path.join(ROOT, "data")).meta({ wants: "a folder", example: "./data" }),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .nullable()
    .default(null)
    .meta({ wants: "the address of a PostgreSQL 15 or newer", example: "postgres://user:password@localhost:5432/atelier", isSecret: true }),
  ATELIER_ROLES: listOf(ROLES)
    .default([...ROLES])
    .meta({ wants: "api, worker, or both with a comma", example: "api,worker" }),
  ATELIER_WORKERS: wholeNumber(1, 64).default(3).meta({ wants: "the number of builds at once in this process, 1 to 64", example: "3" }),
  ATELIER_BUILDS_PER_ACCOUNT: wholeNumber(1, 1000)
    .default(2)
    .meta({ wants: "the number of builds at once of one account, 1 to 1000", example: "2" }),
  ATELIER_IDLE_SECONDS: wholeNumber(0, 1_000_000)
    .default(600)
    .meta({ wants: "the seconds without a build after which its tools end, 0 for never", example: "600" }),
  ATELIER_BUILD_CREDITS_MAX: wholeNumber(CREATE_FLOOR_CREDITS, 1_000_000)
    .default(BUILD_CREDITS_MAX)
    .meta({ wants: "the most credits that one build may cost, 25 to 1000000", example: "5000" }),
  ATELIER_CONTRACT: z.enum(["a", "b", "c"]).default("b").meta({ wants: "the contract that /api/v1 answers in: a, b or c", example: "b" }),
  ATELIER_ALT_HOST: z
    .stringFormat("host", /^[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*(:\d{1,5})?$/)
    .transform((text) => text.toLowerCase())
    .nullable()
    .default(null)
    .meta({ wants: "a host name without http://", example: "api.example.com" }),
  ATELIER_C_PLANS: listOf(API_PLANS)
    .default(API_PLANS)
    .meta({ wants: `plans with API access, separated by commas (${API_PLANS.join(", ")})`, example: "max,team" }),
  ATELIER_TRUSTED_PROXIES: networks
    .default([])
    .meta({ wants: "addresses or networks of reverse proxies, separated by commas", example: "127.0.0.1,10.0.0.0/8" }),
  ATELIER_PROVISION: file.nullable().default(null).meta({ wants: "a JSON file", example: "./accounts.json" }),
  ATELIER_SIGN_UP: z.enum(["open", "closed"]).default("open").meta({ wants: "open or closed", example: "open" }),
  ATELIER_SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .nullable()
    .default(null)
    .meta({ wants: "the address of a mail server", example: "smtps://user:password@mail.example.com", isSecret: true }),
  ATELIER_MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]{0,100}[^\s@<>]+@[^\s@<>]+>?$/)
    .nullable()
    .default(null)
    .meta({ wants: "an e-mail address, with a name before it if you like", example: "Atelier <atelier@example.com>" }),
  ATELIER_SECRET: z.string().min(32).nullable().default(null).meta({
    wants: "at least 32 characters, the same for every process of an installation",
    example: "$(openssl rand -base64 32)",
    isSecret: true,
  }),
  ATELIER_FORMER_SECRETS: z
    .string()
    .transform((text) => text.split(",").map((word) => word.trim()))
    .pipe(z.array(z.string().min(32)))
    .default([])
    .meta({
      wants: "earlier values of ATELIER_SECRET, separated by commas, the newest first",
      example: "$(cat former-secrets)",
      isSecret: true,
    }),
  ATELIER_WEBHOOK_ALLOW: networks
    .default([])
    .meta({ wants: "addresses or networks that webhooks may be sent to, separated by commas", example: "127.0.0.1,10.0.0.0/8" }),
  ATELIER_MODELS: file.nullable().default(null).meta({ wants: "a JSON file", example: "./models.json" }),
  ATELIER_MODEL_ALLOW: networks
    .optional()
    .meta({ wants: "addresses or networks of model servers, separated by commas", example: "192.168.1.0/24" }),
  ATELIER_EXAMPLES: z.enum(["on", "off"]).default("on").meta({ wants: "on or off", example: "off" }),
  ATELIER_FIND_MODELS: z.enum(["on", "off"]).default("on").meta({ wants: "on or off", example: "off" }),
  ANTHROPIC_API_KEY: providerKey.meta(keyOf("Anthropic", "sk-ant-0123456789")),
  OPENAI_API_KEY: providerKey.meta(keyOf("OpenAI", "sk-0123456789")),
  OPENAI_BASE_URL: serverAddress.meta({
    wants: "the http or https address of a server with OpenAI's protocol, without a user and without ?",
    example: "http://localhost:1234/v1",
    isSecret: true,
  }),
  GOOGLE_GENERATIVE_AI_API_KEY: providerKey.meta(keyOf("Google", "AIza0123456789")),
  OLLAMA_BASE_URL: serverAddress.meta({
    wants: "the http or https address of an Ollama, without a user and without ?",
    example: "http://localhost:11434",
    isSecret: true,
  }),
  ATELIER_FLUTTER: file.nullable().default(null).meta({ wants: "the folder of Flutter", example: "/opt/flutter" }),
  ATELIER_EXPO: file.nullable().default(null).meta({ wants: "a folder with the packages of apps for phones", example: "/opt/expo" }),
  ATELIER_PHONE_EXPORTS: z.enum(["on", "off"]).default("on").meta({ wants: "on or off", example: "off" }),
  ATELIER_CHROMIUM: file.nullable().default(null).meta({ wants: "a browser's executable", example: "/usr/bin/chromium" }),
  ATELIER_LOG: z
    .enum(LOG_LEVELS)
    .default("info")
    .meta({ wants: `one of ${LOG_LEVELS.join(", ")}`, example: "info" }),
});

/** Reads the settings from environment variables. Throws a StartError with one line per error. */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const given = Object.entries(environment).filter(([name, value]) => name in Environment.shape && value?.trim() !== "");
  const read = Environment.safeParse(Object.fromEntries(given));
  if (!read.success) throw new StartError(mistakes(read.error, environment).join("\n"));
  const settings = read.data;
  return Object.freeze({
    port: settings.PORT,
    host: settings.HOST,
    url: settings.ATELIER_URL ?? `http://${publicName(settings.HOST)}:${settings.PORT}`,
    sitesUrl: settings.ATELIER_SITES_URL ?? `http://apps.localhost:${settings.PORT}`,
    dataFolder: settings.ATELIER_DATA,
    databaseUrl: settings.DATABASE_URL,
    roles: settings.ATELIER_ROLES,
    workers: settings.ATELIER_WORKERS,
    buildsPerAccount: settings.ATELIER_BUILDS_PER_ACCOUNT,
    idleSeconds: settings.ATELIER_IDLE_SECONDS || null,
    buildCreditsMax: settings.ATELIER_BUILD_CREDITS_MAX,
    contract: settings.ATELIER_CONTRACT,
    altHost: settings.ATELIER_ALT_HOST,
    apiPlans: settings.ATELIER_C_PLANS,
    trustedProxies: settings.ATELIER_TRUSTED_PROXIES,
    provisionFile: settings.ATELIER_PROVISION,
    isSignUpOpen: settings.ATELIER_SIGN_UP === "open",
    mail: mailOf(settings),
    secret: settings.ATELIER_SECRET,
    formerSecrets: settings.ATELIER_FORMER_SECRETS,
    webhookNetworks: settings.ATELIER_WEBHOOK_ALLOW,
    models: readModels(settings, environment),
    modelNetworks: settings.ATELIER_MODEL_ALLOW ?? (isLocal(settings) ? PRIVATE_NETWORKS : []),
    buildsExamples: settings.ATELIER_EXAMPLES === "on",
    findsModelServers: settings.ATELIER_FIND_MODELS === "on",
    chromium: settings.ATELIER_CHROMIUM,
    expoFolder: settings.ATELIER_EXPO,
    exportsPhoneApps: settings.ATELIER_PHONE_EXPORTS === "on",
    flutterFolder: settings.ATELIER_FLUTTER,
    searchPath: environment.PATH ?? "",
    logLevel: settings.ATELIER_LOG,
  });
}

/** Whether only somebody at this machine can reach the service: then they may connect what the machine can reach. */
/** The settings of the service that listens on this port, with the same environment. */
export function readConfigAtPort(port: number): Config {
  return readConfig({ ...process.env, PORT: String(port) });
}

function isLocal({ HOST: host, ATELIER_URL: url }: z.infer<typeof Environment>): boolean {
  return LOOPBACK.has(host) && (url === undefined || LOOPBACK.has(new URL(url).hostname.replace(/^\[|\]$/g, "")));
}

/** The sender is the configured address, or `atelier@` and the service's host. */
function mailOf(settings: z.infer<typeof Environment>): Config["mail"] {
  const { ATELIER_SMTP_URL: url, ATELIER_MAIL_FROM: from, ATELIER_URL: service } = settings;
  if (url === null) return null;
  return { url, from: from ?? `atelier@${service === undefined ? "localhost" : new URL(service).hostname}` };
}

function readModels(settings: z.infer<typeof Environment>, variables: Readonly<Record<string, string | undefined>>): ConfiguredModels {
  return configureModels({
    path: settings.ATELIER_MODELS,
    variables,
    plans: PLAN_NAMES,
    settings: {
      anthropicKey: settings.ANTHROPIC_API_KEY,
      openaiKey: settings.OPENAI_API_KEY,
      openaiBaseUrl: settings.OPENAI_BASE_URL,
      googleKey: settings.GOOGLE_GENERATIVE_AI_API_KEY,
      ollamaBaseUrl: settings.OLLAMA_BASE_URL,
    },
  });
}

function mistakes(error: z.ZodError, environment: Readonly<Record<string, string | undefined>>): string[] {
  const names = new Set(error.issues.map((issue) => String(issue.path[0])));
  return [...names].map((name) => {
    const { wants, example, isSecret } = Explanation.parse(
      Object.entries(Environment.shape)
        .find(([one]) => one === name)?.[1]
        .meta(),
    );
    const value = isSecret ? "what it is set to" : JSON.stringify(environment[name]);
    return `${name} cannot be ${value}: it wants ${wants}. For example ${name}=${example}`;
  });
}

/** On this machine, a service that listens on all interfaces or on loopback is reached as "localhost". */
function publicName(host: string): string {
  if (LOOPBACK_OR_ALL.has(host)) return "localhost";
  return isIP(host) === 6 ? `[${host}]` : host;
}
