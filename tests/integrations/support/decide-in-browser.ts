// The user's part of connecting an app, in a real browser: the consent page, a decision, and the redirect back to the
// app.
import { createServer } from "node:http";
import type { Page } from "playwright-core";

/** The loopback redirect URL of an app. */
export interface AppAddress {
  redirectUrl: string;
  close(): Promise<void>;
}

/** Opens a redirect URL, with a page that confirms the return to the app. */
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

/** The text of the consent page, and the URL that the browser was redirected to. */
export interface Decided {
  shown: string;
  back: URL;
}

/** Opens an app's authorization URL, presses a button, and returns to the app. The user has to be signed in. */
export async function decideInBrowser(page: Page, { address, button }: { address: string; button: "Allow" | "Cancel" }): Promise<Decided> {
  await page.goto(address);
  const press = page.getByRole("button", { name: button, exact: true });
  await press.waitFor();
  const shown = await page.getByRole("main").innerText();
  await press.click();
  await page.getByRole("heading", { name: "Back in the app" }).waitFor();
  return { shown, back: new URL(page.url()) };
}
