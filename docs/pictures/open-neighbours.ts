// What stands around a service in the pictures: a receiver of its webhooks, and an app that wants to be connected with it.
import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { Page } from "playwright-core";
import { decideInBrowser, openAppAddress } from "../../tests/integrations/support/decide-in-browser.ts";
import type { RunningService } from "../../tests/support/start-service.ts";

/** The networks that the service has to be allowed to send to. */
export const RECEIVER_NETWORK = "127.0.0.1";

/** The neighbours of one person; `connectPath` leads to the page that asks about the app. */
export interface Neighbours {
  endpointId: string;
  connectPath: string;
  close(): void;
}

/** Opens them for a signed-in person: their webhook is received, and their app has been connected once. */
export async function openNeighbours(service: Pick<RunningService, "url">, page: Page): Promise<Neighbours> {
  const receiver = createServer((_request, response) => response.writeHead(204).end()).listen(0, RECEIVER_NETWORK);
  await once(receiver, "listening");
  const address = receiver.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const endpointId = await addEndpoint(page, `http://${RECEIVER_NETWORK}:${port}/hooks/atelier`);
  const app = await openAppAddress();
  const connectPath = await askToConnect(service, app.redirectUrl);
  await decideInBrowser(page, { address: connectPath, button: "Allow" });
  await app.close();
  return { endpointId, connectPath, close: () => receiver.close() };
}

async function addEndpoint(page: Page, url: string): Promise<string> {
  const events = ["project.created", "project.deployed", "operation.waiting", "operation.done", "operation.failed"];
  return page.evaluate(
    async (input) => {
      const headers = { "content-type": "application/json", "x-atelier-console": "1" };
      const answer = await fetch("/console/api/webhooks.create", { method: "POST", headers, body: JSON.stringify(input) });
      const { result } = await answer.json();
      return result.data.id;
    },
    { url, description: "Posts to the team’s channel", events },
  );
}

async function askToConnect({ url }: Pick<RunningService, "url">, redirectUrl: string): Promise<string> {
  const registration = { client_name: "Notebook", redirect_uris: [redirectUrl], grant_types: ["authorization_code", "refresh_token"] };
  const answer = await fetch(`${url}/oauth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(registration),
  });
  const { client_id: clientId } = await answer.json();
  const challenge = createHash("sha256").update(randomBytes(32).toString("base64url")).digest("base64url");
  const asked = { response_type: "code", client_id: clientId, redirect_uri: redirectUrl, code_challenge: challenge };
  return `/oauth/authorize?${new URLSearchParams({ ...asked, code_challenge_method: "S256", state: "picture" })}`;
}
