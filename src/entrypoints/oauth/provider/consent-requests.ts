// Pending authorization requests, for the console's decision: read from the authorization server's own records, and
// decided by writing the result there. The browser then continues at the server's resume URL.
import type { Provider } from "oidc-provider";
import { z } from "zod";
import type { ConsentRequests, ConsentRequest } from "../../../domain/accounts/connections/consent-request.ts";
import { CONNECTION_SCOPES } from "../../../domain/accounts/connections/connection-scopes.ts";
import { readBegun } from "./begun-requests.ts";

const WaitingRequest = z.object({
  client: z.object({ id: z.string(), name: z.string().nullable(), provenHost: z.string().nullable() }),
  redirect: z.object({ kind: z.enum(["web", "computer", "app"]), place: z.string() }),
  scopes: z.array(z.enum(CONNECTION_SCOPES)),
  staysConnected: z.boolean(),
});

/** Creates the consent requests. `resource` is what a connection gives access to. */
export function createConsentRequests({ provider, resource }: { provider: Provider; resource: string }): ConsentRequests {
  const isSecure = provider.issuer.startsWith("https:");
  const open = async (requestId: string) => {
    const interaction = await provider.Interaction.find(requestId);
    if (interaction === undefined || interaction.result !== undefined) return null;
    return { interaction, request: readRequest(interaction.prompt.details) };
  };
  const requireOpen = async (requestId: string) => {
    const waiting = await open(requestId);
    if (waiting === null) throw new Error("a request was decided that does not wait");
    return waiting;
  };
  return {
    begunIn: (cookies) => readBegun(cookies, { isSecure }),
    read: async (requestId) => (await open(requestId))?.request ?? null,
    async allow(requestId, { accountId }) {
      const { interaction, request } = await requireOpen(requestId);
      const grant = new provider.Grant({ accountId, clientId: request.client.id });
      grant.addResourceScope(resource, request.scopes.join(" "));
      const grantId = await grant.save();
      interaction.result = { login: { accountId, remember: false }, consent: { grantId } };
      await interaction.persist();
      return { connectionId: grantId, goOn: interaction.returnTo };
    },
    async refuse(requestId) {
      const { interaction } = await requireOpen(requestId);
      interaction.result = { error: "access_denied", error_description: "the owner of the account did not allow it" };
      await interaction.persist();
      return { goOn: interaction.returnTo };
    },
  };
}

function readRequest(details: unknown): ConsentRequest {
  return WaitingRequest.parse(details);
}
