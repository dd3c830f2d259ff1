import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { EntryConfirmation } from "@/components/commerce/entries/entry-confirmation";
import { Panel } from "@/components/commerce/panel";
import { RequestForm } from "@/components/commerce/requests/request-form";
import { Button } from "@/components/ui/button";
import { useCollection } from "@/hooks/use-collection";
import { type NewEntry, newEntry } from "@/lib/commerce/entries";
import { type Requests, openRequest } from "@/lib/commerce/requests/requests";
import type { Fields, ValuesOf } from "@/lib/entity";
import { lowerFirst } from "@/lib/words";

interface PanelProps<F extends Fields> {
  requests: Requests;
  heading: string;
  anchor: string;
  /** The id of the row that it is about; empty for none, then several can be sent. */
  about: string;
  /** What is asked for, in the words of the list. */
  titleOf: (values: ValuesOf<F>) => string;
  /** What is asked for beside a name and an address. */
  fields: F;
  /** The fields that take the name of a file. */
  files?: readonly string[];
  status: string;
  submitLabel: string;
  undoLabel: string;
  /** What is said when it is sent. */
  done: string;
  note: string;
  /** Above the form and the confirmation. */
  above?: ReactNode;
  /** Whether nothing more can be sent. */
  isFull?: boolean;
}

/** Asks for something: a form, and after it what was sent, which can be taken back. */
export function RequestPanel<F extends Fields>(props: PanelProps<F>) {
  const {
    requests,
    heading,
    anchor,
    about,
    titleOf,
    fields,
    files,
    status,
    submitLabel,
    undoLabel,
    done,
    note,
    above,
    isFull = false,
  } = props;
  const { entries, prefix, over, list } = requests;
  const [sentId, setSentId] = useState("");
  const all = useCollection(entries);
  const sent = about === "" ? all.find(({ id }) => id === sentId) : openRequest(all, about, over);

  function send(values: ValuesOf<F>, draft: Pick<NewEntry, "name" | "email" | "details">) {
    const entry = entries.add(
      newEntry(prefix, { ...draft, about, title: titleOf(values), status, amount: null }),
    );
    setSentId(entry.id);
  }

  return (
    <Panel title={heading} anchor={anchor}>
      {above}
      {sent === undefined && isFull && <p className="font-semibold">Every place is taken.</p>}
      {sent === undefined && !isFull && (
        <RequestForm
          fields={fields}
          {...(files && { files })}
          submitLabel={submitLabel}
          onSend={send}
        />
      )}
      {sent !== undefined && (
        <EntryConfirmation
          title={done}
          note={`Number ${sent.number}. ${note}`}
          lines={[
            { label: "Name", value: sent.name },
            { label: "E-mail", value: sent.email },
            ...sent.details,
          ]}
        >
          <Button variant="outline" asChild>
            <Link to={list.path}>See {lowerFirst(list.title)}</Link>
          </Button>
          {about === "" ? (
            <Button variant="outline" onClick={() => setSentId("")}>
              Send another
            </Button>
          ) : (
            <Button variant="destructive" onClick={() => entries.update(sent.id, { status: over })}>
              {undoLabel}
            </Button>
          )}
        </EntryConfirmation>
      )}
    </Panel>
  );
}
