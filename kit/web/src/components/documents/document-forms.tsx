import { UploadIcon } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { FieldInput } from "@/components/fields/field-input";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useFieldsForm } from "@/hooks/use-fields-form";
import {
  FILE_BYTES_MAX,
  FIRST_FOLDER,
  type StoredDocument,
  contentOf,
  formatBytes,
  whyNotKept,
} from "@/lib/documents";
import { paragraph } from "@/lib/fields/paragraph";
import { text } from "@/lib/fields/text";
import { localDate } from "@/lib/format";
import { readText } from "@/lib/saved";
import type { Collection } from "@/lib/store";
import { toast } from "@/lib/toast";

interface FormsProps {
  documents: Collection<StoredDocument>;
  /** The id of the row to which new documents belong; an empty text for none. */
  about?: string;
}

/** What takes documents in: an upload, and a form to write one. */
export function DocumentForms({ documents, about = "" }: FormsProps) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <UploadForm documents={documents} about={about} />
      <TextForm documents={documents} about={about} />
    </div>
  );
}

const FOLDER = text({ label: "Folder", placeholder: FIRST_FOLDER });

function UploadForm({ documents, about }: Required<FormsProps>) {
  const id = useId();
  const [error, setError] = useState("");

  async function upload(form: HTMLFormElement) {
    const data = new FormData(form);
    const file = data.get("file");
    if (!(file instanceof File) || file.name === "") return setError("Choose a file.");
    const reason = whyNotKept(file.size, documents.all());
    setError(reason);
    if (reason !== "") return;
    const content = contentOf(new Uint8Array(await file.arrayBuffer()));
    const folder = readText(data.get("folder")).trim() || FIRST_FOLDER;
    documents.add({
      name: file.name,
      folder,
      about,
      type: file.type,
      ...content,
      addedOn: localDate(),
    });
    toast(`Uploaded “${file.name}”.`);
    form.reset();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void upload(event.currentTarget);
  }

  return (
    <Card>
      <CardTitle>Upload a file</CardTitle>
      <form noValidate onSubmit={submit} aria-label="Upload a file" className="flex flex-col gap-4">
        <Field
          id={id}
          label="File"
          required
          description={`At most ${formatBytes(FILE_BYTES_MAX)}`}
          error={error === "" ? undefined : error}
        >
          {(control) => <Input {...control} type="file" name="file" className="text-sm" />}
        </Field>
        <FieldInput field={FOLDER} name="folder" />
        <Button type="submit" className="self-start">
          <UploadIcon />
          Upload
        </Button>
      </form>
    </Card>
  );
}

const WRITTEN = {
  name: text({ label: "Name", required: true }),
  text: paragraph({ label: "Text", required: true, missing: "Write the text." }),
};

function TextForm({ documents, about }: Required<FormsProps>) {
  const { errors, handleSubmit } = useFieldsForm(WRITTEN, (values) => {
    const content = contentOf(new TextEncoder().encode(values.text));
    documents.add({
      name: values.name,
      folder: FIRST_FOLDER,
      about,
      type: "text/plain",
      ...content,
      addedOn: localDate(),
    });
    toast(`Saved “${values.name}”.`);
  });
  return (
    <Card>
      <CardTitle>Write a document</CardTitle>
      <form
        noValidate
        onSubmit={handleSubmit}
        aria-label="Write a document"
        className="flex flex-col gap-4"
      >
        <FieldInput field={WRITTEN.name} name="name" error={errors["name"]} />
        <FieldInput field={WRITTEN.text} name="text" error={errors["text"]} />
        <Button type="submit" className="self-start">
          Save document
        </Button>
      </form>
    </Card>
  );
}
