// The person's part of connecting an app, in a real browser: the page that asks, a decision, and the way back to the app.
import { createServer } from "node:http";
import type { Page } from "playwright-core";

/** The address at which an app on this computer waits for its answer. */
export interface AppAddress {
  redirectUrl: string;
  close(): Promise<void>;
}

/** Opens one, with a page that says that its user is back. */
export async function openAppAddress(): Promise<AppAddress> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/html" });
    response.end('<!doctype html><html lang="en"><title>Back</title><link rel="icon" href="data:,"><h1>Back in the app</h1></html>');
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    redirectUrl: `http://127.0.0.1:${port}/callback`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** What the page showed before the decision, and where the browser was sent after it. */
export interface Decided {
  shown: string;
  back: URL;
}

/** Goes where an app sends its user, presses a button of the page, and comes back to the app. The person has to be signed in. */
export async function decideInBrowser(page: Page, { address, button }: { address: string; button: "Allow" | "Cancel" }): Promise<Decided> {
  await page.goto(address);
  const press = page.getByRole("button", { name: button, exact: true });
  await press.waitFor();
  const shown = await page.getByRole("main").innerText();
  await press.click();
  await page.getByRole("heading", { name: "Back in the app" }).waitFor();
  return { shown, back: new URL(page.url()) };
}
