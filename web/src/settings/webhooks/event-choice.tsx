import * as webhooksWords from "#words/settings/webhooks.ts";
import { Button } from "../../components/ui/actions/button.tsx";
import { Checkbox } from "../../components/ui/forms/checkbox.tsx";
import { EVENT_GROUPS, EVENT_TYPES, type EventType } from "./webhook-words.ts";

/** Selects the events sent to an endpoint. */
export function EventChoice({
  events,
  onChange,
  error,
}: {
  events: readonly EventType[];
  onChange: (events: readonly EventType[]) => void;
  error: string | null;
}) {
  const isAll = events.length === EVENT_TYPES.length;
  const toggle = (type: EventType) => onChange(EVENT_TYPES.filter((one) => (one === type ? !events.includes(one) : events.includes(one))));
  return (
    <fieldset className="flex flex-col gap-4" aria-describedby="events-error">
      <legend className="mb-3 text-sm font-medium">{webhooksWords.events}</legend>
      <Button size="sm" className="self-start" onClick={() => onChange(isAll ? [] : EVENT_TYPES)}>
        {isAll ? webhooksWords.selectNone : webhooksWords.selectAll}
      </Button>
      {EVENT_GROUPS.map(({ title, events: offered }) => (
        <div key={title} role="group" aria-label={title} className="flex flex-col gap-3">
          <p aria-hidden className="text-xs font-medium text-ink-faint">
            {title}
          </p>
          {offered.map(({ type, label, hint }) => (
            <Checkbox key={type} label={label} hint={hint} checked={events.includes(type)} onCheckedChange={() => toggle(type)} />
          ))}
        </div>
      ))}
      <p id="events-error" aria-live="polite" className={error === null ? "sr-only" : "text-sm text-bad"}>
        {error}
      </p>
    </fieldset>
  );
}
