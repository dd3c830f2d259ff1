import assert from "node:assert/strict";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { readConfig } from "./config.ts";
import { StartError } from "./lib/process/start-error.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

test("every setting has a default that works", () => {
  assert.deepEqual(readConfig({}), {
    port: 4000,
    host: "127.0.0.1",
    url: "http://localhost:4000",
    sitesUrl: "http://apps.localhost:4000",
    trustedProxies: [],
    dataFolder: path.join(root, "data"),
    databaseUrl: null,
    roles: ["api", "worker"],
    workers: 3,
    buildsPerAccount: 2,
    idleSeconds: 600,
    buildCreditsMax: 5_000,
    contract: "b",
    altHost: null,
    apiPlans: ["pro", "max", "team", "business"],
    provisionFile: null,
    isSignUpOpen: true,
    mail: null,
    secret: null,
    formerSecrets: [],
    webhookNetworks: [],
    models: { providers: [], models: [] },
    modelNetworks: ["127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "100.64.0.0/10", "::1/128", "fc00::/7"],
    buildsExamples: true,
    findsModelServers: true,
    chromium: null,
    expoFolder: null,
    exportsPhoneApps: true,
    flutterFolder: null,
    logLevel: "info",
    searchPath: "",
  });
});

test("an empty variable is one that is not set, and strangers are ignored", () => {
  assert.deepEqual(readConfig({ PORT: "", ATELIER_DATA: " ", ATELIER_ELSE: "x", HOME: "/root" }), readConfig({}));
});

test("the addresses follow the port and the host", () => {
  const { url, sitesUrl } = readConfig({ PORT: "8080" });
  assert.deepEqual([url, sitesUrl], ["http://localhost:8080", "http://apps.localhost:8080"]);
  assert.equal(readConfig({ HOST: "192.168.1.5" }).url, "http://192.168.1.5:4000");
  assert.equal(readConfig({ HOST: "fd00::1" }).url, "http://[fd00::1]:4000");
  assert.equal(readConfig({ HOST: "0.0.0.0", ATELIER_URL: "https://Atelier.example.com/" }).url, "https://atelier.example.com");
});

test("apps for phones are bundled for Expo Go unless that is switched off", () => {
  assert.equal(readConfig({ ATELIER_PHONE_EXPORTS: "off" }).exportsPhoneApps, false);
  assert.throws(() => readConfig({ ATELIER_PHONE_EXPORTS: "never" }), /ATELIER_PHONE_EXPORTS.*on or off/s);
});

test("tools that are to stay have no time after which they end", () => {
  assert.equal(readConfig({ ATELIER_IDLE_SECONDS: "0" }).idleSeconds, null);
  assert.equal(readConfig({ ATELIER_IDLE_SECONDS: "30" }).idleSeconds, 30);
});

test("paths are taken from the project's folder, wherever the service is started", () => {
  const config = readConfig({
    ATELIER_DATA: "./elsewhere",
    ATELIER_PROVISION: "accounts.json",
    ATELIER_CHROMIUM: "/usr/bin/chromium",
    ATELIER_EXPO: "/opt/expo",
    ATELIER_FLUTTER: "/opt/flutter",
  });
  assert.equal(config.dataFolder, path.join(root, "elsewhere"));
  assert.equal(config.provisionFile, path.join(root, "accounts.json"));
  assert.equal(config.chromium, "/usr/bin/chromium");
  assert.equal(config.expoFolder, "/opt/expo");
  assert.equal(config.flutterFolder, "/opt/flutter");
});

test("model servers of private networks are allowed to somebody at this machine, and else only where they are named", () => {
  const count = (environment: Record<string, string>) => readConfig(environment).modelNetworks.length;
  assert.ok(count({ ATELIER_URL: "http://localhost:4000" }) > 0);
  assert.equal(count({ HOST: "0.0.0.0" }), 0);
  assert.equal(count({ ATELIER_URL: "https://atelier.example.com" }), 0);
  assert.deepEqual(readConfig({ HOST: "0.0.0.0", ATELIER_MODEL_ALLOW: "192.168.1.20" }).modelNetworks, ["192.168.1.20"]);
});

test("letters are sent once a mail server is set, from the service's host unless it is said otherwise", () => {
  const url = "smtps://user:s3cret@mail.example.com";
  const mail = (more: Record<string, string>) => readConfig({ ATELIER_SMTP_URL: url, ...more }).mail;
  assert.equal(readConfig({ ATELIER_MAIL_FROM: "atelier@example.com" }).mail, null);
  assert.deepEqual(mail({ ATELIER_URL: "https://atelier.example.com" }), { url, from: "atelier@atelier.example.com" });
  assert.deepEqual(mail({ ATELIER_MAIL_FROM: "Atelier <atelier@example.com>" }), { url, from: "Atelier <atelier@example.com>" });
  for (const wrong of ["nobody", "a@example.com\nBcc: b@example.com"])
    assert.throws(() => mail({ ATELIER_MAIL_FROM: wrong }), /ATELIER_MAIL_FROM/);
  const secretive = (error: Error) => /ATELIER_SMTP_URL/.test(error.message) && !error.message.includes("s3cret");
  assert.throws(
    () => readConfig({ ATELIER_SMTP_URL: "http://user:s3cret@mail.example.com" }),
    (error) => error instanceof Error && secretive(error),
  );
});

test("lists are words with commas", () => {
  assert.deepEqual(readConfig({ ATELIER_ROLES: " worker " }).roles, ["worker"]);
  assert.deepEqual(readConfig({ ATELIER_C_PLANS: "max, team" }).apiPlans, ["max", "team"]);
  assert.deepEqual(readConfig({ ATELIER_TRUSTED_PROXIES: "10.0.0.0/8, ::1" }).trustedProxies, ["10.0.0.0/8", "::1"]);
  assert.deepEqual(readConfig({ ATELIER_WEBHOOK_ALLOW: "127.0.0.1" }).webhookNetworks, ["127.0.0.1"]);
  const [one, two] = ["o".repeat(32), "t".repeat(40)];
  assert.deepEqual(readConfig({ ATELIER_FORMER_SECRETS: `${one}, ${two}` }).formerSecrets, [one, two]);
});

test("a provider is there once it is configured, and OPENAI_BASE_URL is any server with that protocol", () => {
  const providers = (environment: Record<string, string>) => readConfig(environment).models.providers;
  const key = "sk-1";
  assert.deepEqual(providers({ ANTHROPIC_API_KEY: ` ${key}\n`, OPENAI_API_KEY: key, GOOGLE_GENERATIVE_AI_API_KEY: key }), [
    { id: "anthropic", kind: "anthropic", baseUrl: null, key },
    { id: "openai", kind: "openai", baseUrl: null, key },
    { id: "google", kind: "google", baseUrl: null, key },
  ]);
  assert.deepEqual(providers({ OPENAI_BASE_URL: "http://localhost:1234/v1/", OLLAMA_BASE_URL: "http://localhost:11434/" }), [
    { id: "openai", kind: "compatible", baseUrl: "http://localhost:1234/v1", key: null },
    { id: "ollama", kind: "compatible", baseUrl: "http://localhost:11434/v1", key: null },
  ]);
});

test("the settings cannot be changed", () => {
  assert.ok(Object.isFrozen(readConfig({})));
});

const wrong: Record<string, string[]> = {
  PORT: ["abc", "0", "65536", "-1", "1.5", "1e3", "0x50"],
  HOST: ["http://localhost", "a b"],
  ATELIER_URL: ["localhost:4000", "ftp://example.com", "https://example.com/path", "https://user@example.com", "https://example.com?x"],
  ATELIER_SITES_URL: ["http://127.0.0.1:4000", "http://[::1]:4000", "apps.localhost"],
  DATABASE_URL: ["mysql://x@y/z", "localhost/atelier"],
  ATELIER_ROLES: ["web", ",", "api;worker"],
  ATELIER_WORKERS: ["0", "many", "65"],
  ATELIER_BUILDS_PER_ACCOUNT: ["0", "two"],
  ATELIER_IDLE_SECONDS: ["-1", "soon", "1000001"],
  ATELIER_BUILD_CREDITS_MAX: ["24", "unlimited"],
  ATELIER_CONTRACT: ["d", "B "],
  ATELIER_ALT_HOST: ["https://api.example.com", "a/b"],
  ATELIER_C_PLANS: ["free", "gold"],
  ATELIER_TRUSTED_PROXIES: ["proxy", "10.0.0.0/33", "10.0.0.1/8/9", ","],
  ATELIER_SECRET: ["short"],
  ATELIER_FORMER_SECRETS: ["short", `${"x".repeat(32)},short`],
  ATELIER_WEBHOOK_ALLOW: ["everything", "10.0.0.0/33"],
  ATELIER_LOG: ["verbose"],
  ANTHROPIC_API_KEY: ["two words", "wörd"],
  OPENAI_API_KEY: ["two\nlines"],
  OPENAI_BASE_URL: ["localhost:1234", "ftp://localhost/v1", "http://user:word@localhost/v1", "http://localhost/v1?key=x"],
  GOOGLE_GENERATIVE_AI_API_KEY: ["two words"],
  OLLAMA_BASE_URL: ["localhost", "http://user@localhost:11434"],
};

for (const [name, values] of Object.entries(wrong)) {
  test(`${name}: a mistake is a sentence that names it and gives an example that works`, () => {
    for (const value of values) {
      const message = refusal({ [name]: value });
      assert.match(message, new RegExp(`^${name} cannot be .+: it wants .+\\. For example ${name}=`), `for ${value}`);
      const example = message.split(`For example ${name}=`)[1];
      assert.ok(readConfig({ [name]: example?.startsWith("$(") ? "x".repeat(44) : example }), message);
    }
  });
}

test("all mistakes are reported at once", () => {
  assert.equal(refusal({ PORT: "x", ATELIER_LOG: "y", ATELIER_ROLES: "z" }).split("\n").length, 3);
});

test("a secret is never repeated", () => {
  assert.doesNotMatch(refusal({ DATABASE_URL: "mysql://root:hunter2@db/x", ATELIER_SECRET: "hunter2" }), /hunter2/);
  assert.doesNotMatch(refusal({ OPENAI_API_KEY: "hunter2 hunter2", OLLAMA_BASE_URL: "http://me:hunter2@ollama" }), /hunter2/);
});

function refusal(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    assert.ok(error instanceof StartError);
    return error.message;
  }
  return assert.fail(`${JSON.stringify(environment)} was accepted`);
}
