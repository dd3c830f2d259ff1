// One browser for the life of the process: launched when it is first needed, launched again when it has died. A machine
// without a browser is one thing, and told; a browser that is there and fails is another, and never passes for the first.
import type { Browser } from "playwright-core";
import type { Confinement } from "../../proof.ts";
import type { Sandbox } from "../../sandbox/confine.ts";
import { findChromium } from "./find-chromium.ts";
import type { Chromium, ChromiumSearch } from "./find-chromium.ts";
import { launchChromium } from "./launch-chromium.ts";
import type { LaunchedBrowser } from "./launch-chromium.ts";

/** A browser to work with, or why there is none; `fails` when one is there and does not work. */
export type TakenBrowser =
  | { there: true; browser: Browser; name: string; confinement: Confinement }
  | { there: false; reason: string; fails: boolean };

/** The browser that is kept. */
export interface KeptBrowser {
  take(): Promise<TakenBrowser>;
  /** Ends the browser for good. */
  close(): Promise<void>;
}

interface Running {
  taken: TakenBrowser;
  launched: LaunchedBrowser | null;
}

/** Keeps a browser that runs confined by `sandbox` and writes below `runFolder` only. */
export function keepBrowser(settings: { search: ChromiumSearch; sandbox: Sandbox; runFolder: string }): KeptBrowser {
  const { search, sandbox, runFolder } = settings;
  let running: Promise<Running> | undefined;
  let closed = false;
  let known: Chromium | undefined;

  const none = (reason: string, fails: boolean): Running => ({ taken: { there: false, reason, fails }, launched: null });

  async function start(): Promise<Running> {
    const chromium = known ?? (await findChromium(search));
    if (!chromium.found) return none(chromium.reason, chromium.fails);
    known = chromium;
    const launched = await launchChromium(chromium, { sandbox, runFolder });
    if (launched instanceof Error) return none(`${chromium.executable} could not be started: ${launched.message.split("\n")[0]}`, true);
    const { browser, confinement } = launched;
    return { taken: { there: true, browser, name: `${chromium.name} ${browser.version()}`, confinement }, launched };
  }

  const isAlive = ({ taken }: Running): boolean => taken.there && taken.browser.isConnected();

  return {
    async take() {
      const present = running;
      const last = await present;
      if (closed) return { there: false, reason: "The browser is being closed.", fails: false };
      // Of several that find it dead at once, the first starts it again and the others wait for that one.
      if ((!last || !isAlive(last)) && running === present) running = start();
      return (await (running ?? start())).taken;
    },
    async close() {
      closed = true;
      await (await running)?.launched?.close();
    },
  };
}
