import { once } from "node:events";
import type { spawn } from "node:child_process";
import { say } from "../output/print-result.ts";

/** Opens an address in the user's browser: the program in `BROWSER`, else that of the system. Says so where there is none. */
export async function openBrowser(url: string, start: typeof spawn): Promise<void> {
  const [command, ...words] = openerOf();
  const child = start(command, [...words, url], { stdio: "ignore", detached: true });
  const outcome = await Promise.race([once(child, "spawn").then(() => "opened"), once(child, "error").then(() => "failed")]).catch(
    () => "failed",
  );
  if (outcome === "failed") say(`No browser could be opened. Open the address yourself: ${url}`);
  child.on("error", () => undefined);
  child.unref();
}

function openerOf(): [command: string, ...words: string[]] {
  const own = process.env["BROWSER"]?.trim() ?? "";
  if (own !== "") return [own];
  if (process.platform === "darwin") return ["open"];
  // "start" takes its first quoted word as a title.
  if (process.platform === "win32") return ["cmd", "/c", "start", ""];
  return ["xdg-open"];
}
