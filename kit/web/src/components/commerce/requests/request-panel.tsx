// Asking for something: a form, and after it what was sent, which can be taken back.
import { type ReactNode, useState } from "react";
import { EntryConfirmation } from "@/components/commerce/entries/entry-confirmation";
import { Panel } from "@/components/commerce/panel";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { useCollection } from "@/hooks/use-collection";
import { type Entry, filledLines, newEntry, wholeDetails } from "@/lib/commerce/entries";
import {
  type Requests,
  type RequestTerms,
  applicationTitle,
  openRequest,
  placesLeft,
} from "@/lib/commerce/requests/requests";
import {
  type Entity,
  type Fields,
  type NamesOf,
  type RowOf,
  type ValuesOf,
  titleOf,
} from "@/lib/entity";

import { readNumber, readText } from "@/lib/saved";

import { ContactInputs } from "@/components/commerce/entries/contact-inputs";
import { FieldInput } from "@/components/fields/field-input";
import { useFieldsForm } from "@/hooks/use-fields-form";
import { contactFields, rememberContact } from "@/lib/commerce/contact";
import * as commerceWords from "@/words/commerce";

interface RequestProps<F extends Fields> {
  requests: Requests;
  terms: RequestTerms;
  /** What is asked for beside a name and an address. */
  fields: F;
}

/** Asks for the row of a page, as long as there are places where these are counted. */
export function RequestPanel<F extends Fields, R extends Fields>({
  entity,
  row,
  capacity,
  ...asked
}: RequestProps<F> & {
  entity: Entity<R>;
  row: RowOf<R>;
  /** The field that counts the places. */
  capacity?: NamesOf<R, number | null>;
}) {
  const { requests, terms } = asked;
  const title = titleOf(entity, row);
  const sent = openRequest(useCollection(requests.entries), row.id, requests.over);
  const left = placesLeft(
    capacity === undefined ? null : readNumber(row[capacity]),
    sent !== undefined,
  );
  return (
    <RequestFrame
      {...asked}
      heading={`${terms.heading} ${title}`}
      submitLabel={commerceWords.headingOfThis({ heading: terms.heading, one: entity.noun.one })}
      done={`${terms.done} ${title}`}
      sent={sent}
      about={row.id}
      titleOf={() => title}
      above={
        left !== null && (
          <p className="text-muted-foreground">{commerceWords.placesLeft({ count: left })}</p>
        )
      }
      isFull={left !== null && left <= 0}
      again={(id) => (
        <Button
          variant="destructive"
          onClick={() => requests.entries.update(id, { status: requests.over })}
        >
          {requests.undo}
        </Button>
      )}
    />
  );
}

/** Applies for something that is no row, any number of times; a field `kind` names it, else it is called `title`. */
export function ApplicationPanel<F extends Fields>({
  title,
  ...asked
}: RequestProps<F> & { title: string }) {
  const [sentId, setSentId] = useState("");
  const sent = useCollection(asked.requests.entries).find(({ id }) => id === sentId);
  return (
    <RequestFrame
      {...asked}
      heading={commerceWords.yourApplication}
      submitLabel={commerceWords.submitApplication}
      done={commerceWords.yourApplicationIsSubmitted}
      sent={sent}
      about=""
      titleOf={(values) => applicationTitle(title, values["kind"])}
      onSent={setSentId}
      again={() => (
        <Button variant="outline" onClick={() => setSentId("")}>
          {commerceWords.sendAnother}
        </Button>
      )}
    />
  );
}

interface FrameProps<F extends Fields> extends RequestProps<F> {
  heading: string;
  submitLabel: string;
  done: string;
  /** What was sent, if it was. */
  sent: ReturnType<typeof openRequest>;
  about: string;
  titleOf: (values: ValuesOf<F>) => string;
  onSent?: (id: string) => void;
  above?: ReactNode;
  isFull?: boolean;
  /** What can be done with the one that was sent. */
  again: (id: string) => ReactNode;
}

function RequestFrame<F extends Fields>({
  requests: { name, entries, prefix, list },
  terms: { status },
  fields,
  sent,
  isFull = false,
  ...shown
}: FrameProps<F>) {
  function send(values: ValuesOf<F>, draft: Pick<Entry, "name" | "email" | "details">) {
    const title = shown.titleOf(values);
    const { id } = entries.add(newEntry(prefix, { ...draft, about: shown.about, title, status }));
    shown.onSent?.(id);
  }

  return (
    <Panel title={shown.heading} anchor={name}>
      {shown.above}
      {sent === undefined && isFull && (
        <p className="font-semibold">{commerceWords.everyPlaceIsTaken}</p>
      )}
      {sent === undefined && !isFull && (
        <RequestForm fields={fields} submitLabel={shown.submitLabel} onSend={send} />
      )}
      {sent !== undefined && (
        <EntryConfirmation
          title={shown.done}
          note={commerceWords.requestNumber({ number: sent.number })}
          lines={wholeDetails(sent)}
        >
          <ButtonLink variant="outline" to={list.path}>
            {commerceWords.seeList({ label: list.title })}
          </ButtonLink>
          {shown.again(sent.id)}
        </EntryConfirmation>
      )}
    </Panel>
  );
}

interface FormProps<F extends Fields> {
  fields: F;
  submitLabel: string;
  onSend: (values: ValuesOf<F>, draft: Pick<Entry, "name" | "email" | "details">) => void;
}

/** Asks who the person is, and for the values of some fields. */
function RequestForm<F extends Fields>({ fields, submitLabel, onSend }: FormProps<F>) {
  const { errors, handleSubmit } = useFieldsForm({ ...contactFields, ...fields }, (values) => {
    const details = Object.entries(fields).map(([name, field]) => ({
      label: field.label,
      value: field.format(values[name]),
    }));
    const contact = rememberContact({ name: readText(values.name), email: readText(values.email) });
    onSend(values, { ...contact, details: filledLines(details) });
  });
  return (
    <form noValidate onSubmit={handleSubmit} className="flex max-w-3xl flex-col gap-5">
      <ContactInputs errors={errors} />
      {Object.entries(fields).map(([name, field]) => (
        <FieldInput key={name} field={field} name={name} error={errors[name]} />
      ))}
      <Button type="submit" className="self-start">
        {submitLabel}
      </Button>
    </form>
  );
}
