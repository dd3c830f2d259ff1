import { CheckIcon } from "lucide-react";
import { InlineForm } from "@/components/fields/inline-form";
import { FIRST_FOLDER, type StoredDocument } from "@/lib/documents";
import { text } from "@/lib/fields/text";
import type { Collection, Stored } from "@/lib/store";
import { words } from "@/lib/words";

const FIELDS = {
  name: text({ label: "New name", required: true, missing: "Enter a name." }),
  folder: text({ label: "Move to folder" }),
};

interface ChangeProps {
  documents: Collection<StoredDocument>;
  document: Stored<StoredDocument>;
  onDone: () => void;
}

/** Renames a document, or moves it to another folder. */
export function ChangeForm({ documents, document: { id, name, folder }, onDone }: ChangeProps) {
  return (
    <InlineForm
      label={`Change ${name}`}
      fields={FIELDS}
      values={{ name, folder }}
      submitLabel={words.save}
      icon={CheckIcon}
      onSubmit={(values) => {
        documents.update(id, { name: values.name, folder: values.folder || FIRST_FOLDER });
        onDone();
      }}
    />
  );
}
