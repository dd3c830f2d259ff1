// Chromium runs confined as the machine allows: in the workshop's sandbox without a network, with Chromium's own sandbox
// inside of it where both work. The ways are tried strongest first, and the browser that comes out says truthfully which
// one it was. In every way its requests can only be answered by us: it has no names to resolve and only a dead proxy.
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { chromium as playwright } from "playwright-core";
import type { Browser } from "playwright-core";
import type { Confinement } from "../../proof.ts";
import { confine, handOver, UNPRIVILEGED_USER } from "../../sandbox/confine.ts";
import type { Sandbox } from "../../sandbox/confine.ts";
import type { Chromium } from "./find-chromium.ts";

/** A running browser and how its process is confined. */
export interface LaunchedBrowser {
  browser: Browser;
  confinement: Confinement;
  /** Ends the browser and removes its folder. Never fails. */
  close(): Promise<void>;
}

const FLAGS = [
  "--disable-gpu",
  "--disable-quic",
  "--host-resolver-rules=MAP * ~NOTFOUND",
  "--proxy-server=http://nowhere.invalid:9",
  "--proxy-bypass-list=<-loopback>",
  "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
  // Pages live for a second here: code is worth optimising only when it is really hot.
  "--js-flags=--max-old-space-size=512 --invocation-count-for-maglev=8000 --invocation-count-for-turbofan=30000",
];

const quote = (word: string): string => `'${word.replaceAll("'", `'\\''`)}'`;

/** One way to confine: what the process starts in, and whether Chromium's own sandbox is on inside of it. */
interface Way {
  sandbox: Sandbox;
  ownSandbox: boolean;
}

/** Strongest first. Root without namespaces still stops being root; Chromium refuses its own sandbox to root. */
function waysOf(sandbox: Sandbox): Way[] {
  const isRoot = process.getuid?.() === 0;
  const plain: Sandbox = { ...sandbox, confinement: "none", user: null };
  const unprivileged: Sandbox = { ...plain, user: UNPRIVILEGED_USER };
  const ways = [...(sandbox.confinement === "none" ? [] : [sandbox]), ...(isRoot ? [unprivileged] : [])].flatMap((used) =>
    [true, false].map((ownSandbox) => ({ sandbox: used, ownSandbox })),
  );
  return [...ways, ...(isRoot ? [] : [{ sandbox: plain, ownSandbox: true }]), { sandbox: plain, ownSandbox: false }];
}

const confinementOf = ({ sandbox, ownSandbox }: Way): Confinement =>
  sandbox.confinement === "none" && ownSandbox ? "browser sandbox only" : sandbox.confinement;

/** A script that starts Chromium in this way; Playwright's own arguments follow where it says `"$@"`. */
function startScript(chromium: Chromium, { sandbox, folder }: { sandbox: Sandbox; folder: string }): string {
  const readable = [dirname(chromium.executable), ...chromium.readable];
  const { command, args } = confine(sandbox, { command: chromium.executable, args: [], readable, writable: [folder], network: false });
  return `#!/bin/sh\nexec ${[command, ...args].map(quote).join(" ")} "$@" ${quote(`--user-data-dir=${join(folder, "profile")}`)}\n`;
}

/** Makes the folder that the browser may write to, and beside it the script that starts the browser. */
async function prepareFolder(chromium: Chromium, { sandbox, folder }: { sandbox: Sandbox; folder: string }): Promise<string> {
  for (const path of ["", "profile", "downloads", "home"].map((name) => join(folder, name))) {
    await mkdir(path, { recursive: true });
    await handOver(sandbox, path);
  }
  if (process.platform === "win32") return chromium.executable;
  const script = `${folder}.sh`;
  await writeFile(script, startScript(chromium, { sandbox, folder }));
  await chmod(script, 0o755);
  return script;
}

async function launchOneWay(chromium: Chromium, { way, folder }: { way: Way; folder: string }): Promise<Browser> {
  const browser = await playwright.launch({
    executablePath: await prepareFolder(chromium, { sandbox: way.sandbox, folder }),
    chromiumSandbox: way.ownSandbox,
    args: FLAGS,
    downloadsPath: join(folder, "downloads"),
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    timeout: 15_000,
    env: { PATH: "/usr/bin:/bin:/usr/sbin:/sbin", HOME: join(folder, "home"), LANG: "C.UTF-8", ...chromium.environment },
  });
  // A sandbox that the machine forbids can let the browser start and its pages die.
  const page = await browser.newPage();
  await page.screenshot();
  await page.context().close();
  return browser;
}

/** Launches Chromium in the strongest way that works here; `runFolder` is where it may keep what it writes. The error of the last way when none works. */
export async function launchChromium(
  chromium: Chromium,
  { sandbox, runFolder }: { sandbox: Sandbox; runFolder: string },
): Promise<LaunchedBrowser | Error> {
  let failure = new Error("there is no way to launch it");
  for (const way of waysOf(sandbox)) {
    await mkdir(runFolder, { recursive: true });
    const outer = await mkdtemp(join(runFolder, "browser-"));
    const removeFolder = (): Promise<void> => rm(outer, { recursive: true, force: true, maxRetries: 3 });
    try {
      await chmod(outer, 0o755);
      const browser = await launchOneWay(chromium, { way, folder: join(outer, "own") });
      browser.on("disconnected", () => void removeFolder());
      return { browser, confinement: confinementOf(way), close: () => browser.close().then(removeFolder) };
    } catch (error) {
      failure = error instanceof Error ? error : new Error(`${error}`);
      await removeFolder();
    }
  }
  return failure;
}
