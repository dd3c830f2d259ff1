import { z } from "zod";
import { createEndpoint } from "../../../domain/webhooks/endpoints/create-endpoint.ts";
import { listEndpoints, withoutSecrets } from "../../../domain/webhooks/endpoints/list-endpoints.ts";
import { removeEndpoint } from "../../../domain/webhooks/endpoints/remove-endpoint.ts";
import { requireEndpoint } from "../../../domain/webhooks/endpoints/require-endpoint.ts";
import { rotateSecret } from "../../../domain/webhooks/endpoints/rotate-secret.ts";
import { updateEndpoint } from "../../../domain/webhooks/endpoints/update-endpoint.ts";
import { EVENT_TYPES } from "../../../domain/webhooks/event-types.ts";
import { listDeliveries } from "../../../domain/webhooks/log/list-deliveries.ts";
import { readDelivery } from "../../../domain/webhooks/log/read-delivery.ts";
import { resendDelivery, resendFailed } from "../../../domain/webhooks/log/resend-deliveries.ts";
import { sendTest } from "../../../domain/webhooks/log/send-test.ts";
import { person, router } from "../rpc/procedures.ts";
import { text } from "./responses/text.ts";
import { watchDeliveries } from "./responses/watch-deliveries.ts";
import { renderDelivery, renderDeliveryPage, renderEndpoint } from "./responses/webhook-responses.ts";

const PAGE_MAX = 100;

const url = z.string().min(1, "Give the address that events are sent to.").max(2_048, "The address has at most 2048 characters.");
const description = text(0, 200);
const events = z.array(z.enum(EVENT_TYPES)).min(1, "Choose at least one event.");
const endpointId = z.guid();
const Endpoint = z.object({ endpointId });
const Delivery = z.object({ deliveryId: z.guid() });

/** The webhook endpoints of a user's account, and their deliveries. */
export const webhooksRouter = router({
  list: person.query(async ({ ctx }) => (await listEndpoints(ctx.call)).map((endpoint) => renderEndpoint(endpoint))),
  read: person.input(Endpoint).query(async ({ ctx, input }) => {
    return renderEndpoint(withoutSecrets(await requireEndpoint(ctx.call, input.endpointId)));
  }),
  create: person.input(z.object({ url, description, events })).mutation(({ ctx, input }) => {
    return createEndpoint(ctx.call, { ...input, allowed: ctx.webhookNetworks, visitor: ctx.visitor });
  }),
  update: person
    .input(
      z.object({
        endpointId,
        url: url.optional(),
        description: description.optional(),
        events: events.optional(),
        isEnabled: z.boolean().optional(),
      }),
    )
    .mutation(async ({ ctx, input }) => {
      await updateEndpoint(ctx.call, { ...input, allowed: ctx.webhookNetworks, visitor: ctx.visitor });
      return {};
    }),
  remove: person.input(Endpoint).mutation(async ({ ctx, input }) => {
    await removeEndpoint(ctx.call, { ...input, visitor: ctx.visitor });
    return {};
  }),
  rotate: person.input(Endpoint).mutation(async ({ ctx, input }) => {
    const { secret, formerSecretUntil } = await rotateSecret(ctx.call, { ...input, visitor: ctx.visitor });
    return { secret, formerSecretUntil: formerSecretUntil.toISOString() };
  }),
  test: person.input(Endpoint).mutation(({ ctx, input }) => sendTest(ctx.call, input)),
  deliveries: person
    .input(
      z.object({
        endpointId,
        status: z.enum(["pending", "delivered", "failed"]).nullable().default(null),
        before: z.guid().nullable().default(null),
        limit: z.int().min(1).max(PAGE_MAX).default(25),
      }),
    )
    .query(async ({ ctx, input }) => renderDeliveryPage(await listDeliveries(ctx.call, input))),
  watch: person
    .input(Endpoint)
    .subscription(({ ctx, input, signal }) => ctx.streams.keep(ctx.call.accountId, watchDeliveries(ctx, { ...input, signal }))),
  delivery: person.input(Delivery).query(async ({ ctx, input }) => renderDelivery(await readDelivery(ctx.call, input))),
  resend: person.input(Delivery).mutation(async ({ ctx, input }) => {
    await resendDelivery(ctx.call, input);
    return {};
  }),
  resendFailed: person.input(z.object({ endpointId, since: z.iso.datetime({ offset: true }) })).mutation(async ({ ctx, input }) => {
    return { resent: await resendFailed(ctx.call, { endpointId: input.endpointId, since: new Date(input.since) }) };
  }),
});
