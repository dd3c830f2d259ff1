import * as endpointWords from "#words/settings/endpoint.ts";
import { Badge } from "../../../components/ui/display/badge.tsx";
import { Cell, HeadCell, Row, Table } from "../../../components/ui/display/table.tsx";
import { TimeAgo } from "../../../components/ui/display/time-ago.tsx";
import { type Delivery, stateOf } from "../webhook-words.ts";

/** The deliveries; the name of each opens its details. */
export function DeliveryTable({ deliveries, onLook }: { deliveries: readonly Delivery[]; onLook: (id: string) => void }) {
  return (
    <Table label={endpointWords.deliveriesNewestFirst}>
      <thead>
        <tr>
          <HeadCell>{endpointWords.event}</HeadCell>
          <HeadCell>{endpointWords.status}</HeadCell>
          <HeadCell>{endpointWords.when}</HeadCell>
          <HeadCell className="text-right">{endpointWords.attempts}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {deliveries.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} onLook={() => onLook(delivery.id)} />
        ))}
      </tbody>
    </Table>
  );
}

function DeliveryRow({ delivery, onLook }: { delivery: Delivery; onLook: () => void }) {
  const { type, answered, attempts, createdAt, dueAt } = delivery;
  const { tone, words, isLive } = stateOf(delivery);
  return (
    <Row>
      <Cell>
        <button type="button" onClick={onLook} className="rounded-sm font-mono text-xs text-accent-text underline-offset-4 hover:underline">
          {type}
        </button>
      </Cell>
      <Cell className="whitespace-nowrap">
        <Badge tone={tone} isLive={isLive}>
          {words}
        </Badge>
        {answered !== null && <span className="ml-2 text-xs text-ink-faint">{answered}</span>}
      </Cell>
      <Cell className="whitespace-nowrap text-ink-soft">
        <TimeAgo at={createdAt} />
        {dueAt !== null && attempts > 0 && (
          <span className="block text-xs text-ink-faint">{endpointWords.retry({ time: <TimeAgo at={dueAt} /> })}</span>
        )}
      </Cell>
      <Cell className="text-right tabular-nums">{attempts}</Cell>
    </Row>
  );
}
