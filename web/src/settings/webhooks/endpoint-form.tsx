import * as generalWords from "#words/general.ts";
import * as webhooksWords from "#words/settings/webhooks.ts";
import { useEffect, useState } from "react";
import type { Inputs } from "../../api/client.ts";
import { Banner } from "../../components/ui/display/banner.tsx";
import { Field } from "../../components/ui/forms/field.tsx";
import { Input } from "../../components/ui/forms/input.tsx";
import { useForm } from "../../components/ui/forms/use-form.ts";
import { EventChoice } from "./event-choice.tsx";
import type { EventType } from "./webhook-words.ts";

type Wanted = Inputs["webhooks"]["create"];

/** An endpoint's URL, name, and events. */
export function EndpointForm({
  formId,
  start,
  onSubmit,
  onBusy,
}: {
  formId: string;
  start: { url: string; description: string; events: readonly EventType[] };
  onSubmit: (wanted: Wanted) => Promise<void>;
  onBusy: (isBusy: boolean) => void;
}) {
  const [url, setUrl] = useState(start.url);
  const [description, setDescription] = useState(start.description);
  const [events, setEvents] = useState(start.events);
  const form = useForm({
    fields: ["url", "description", "events"],
    check: () => ({
      ...(url.trim() === "" ? { url: webhooksWords.enterUrl } : {}),
      ...(events.length === 0 ? { events: webhooksWords.chooseEvent } : {}),
    }),
    submit: () => onSubmit({ url: url.trim(), description: description.trim(), events: [...events] }),
  });
  const { isBusy, problem, errorOf } = form;
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  return (
    <form id={formId} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-6">
      {problem !== null && <Banner tone="bad">{problem}</Banner>}
      <Field label={webhooksWords.url} hint={webhooksWords.urlHint} error={errorOf("url")}>
        <Input
          {...{ name: "url", type: "url", inputMode: "url", autoComplete: "off", spellCheck: false }}
          value={url}
          maxLength={2_048}
          placeholder={webhooksWords.exampleUrl}
          onChange={(event) => setUrl(event.target.value)}
        />
      </Field>
      <Field label={generalWords.name} hint={webhooksWords.nameHint} error={errorOf("description")}>
        <Input
          name="description"
          value={description}
          maxLength={200}
          placeholder={webhooksWords.exampleName}
          onChange={(event) => setDescription(event.target.value)}
        />
      </Field>
      <EventChoice events={events} onChange={setEvents} error={errorOf("events")} />
    </form>
  );
}
