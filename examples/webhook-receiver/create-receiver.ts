// The part to take along: a request handler that proves who sends, answers at once, and acts on an event only once.
import type { IncomingMessage, RequestListener } from "node:http";
import { type DeliveredEvent, webhooks, WebhookVerificationError } from "@atelier/sdk";

/** What a receiver needs: the webhook's secret, and what is to be done with an event. */
export interface ReceiverOptions {
  secret: string | readonly string[];
  onEvent: (event: DeliveredEvent) => void;
}

/** A handler for `createServer`. It answers 204 to what is proven, also to what came before, and 400 to everything else. */
export function createReceiver({ secret, onEvent }: ReceiverOptions): RequestListener {
  // A larger receiver keeps these in its database, in the transaction that does what the event says.
  const known = new Set<string>();

  async function receive(request: IncomingMessage): Promise<number> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    try {
      const event = await webhooks.unwrap(Buffer.concat(chunks), request.headers, secret);
      if (!known.has(event.id)) onEvent(event);
      known.add(event.id);
      return 204;
    } catch (error) {
      if (!(error instanceof WebhookVerificationError)) throw error;
      console.warn(`Refused: ${error.message}`);
      return 400;
    }
  }

  return (request, response) => {
    receive(request).then(
      (status) => response.writeHead(status).end(),
      // Not received: the service tries again later.
      () => response.writeHead(500).end(),
    );
  };
}
