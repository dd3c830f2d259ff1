import { UploadIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useForm } from "@/hooks/use-form";
import {
  FILE_BYTES_MAX,
  type StoredDocument,
  contentOf,
  formatBytes,
  whyNotKept,
} from "@/lib/documents";
import { localDate } from "@/lib/format";
import type { Collection } from "@/lib/store";
import { toast } from "@/lib/toast";

interface UploadProps {
  documents: Collection<StoredDocument>;
  /** The id of the row to which new documents belong; an empty text for none. */
  about: string;
}

/** Takes a file in. */
export function UploadForm({ documents, about }: UploadProps) {
  const { errors, handleSubmit } = useForm(
    (form) => {
      const file = form.get("file");
      const values = file instanceof File && file.name !== "" ? file : null;
      const reason = values === null ? "Choose a file." : whyNotKept(values.size, documents.all());
      return { values, errors: reason === "" ? {} : { file: reason } };
    },
    async (file) => {
      if (file === null) return null;
      const content = contentOf(new Uint8Array(await file.arrayBuffer()));
      documents.add({ name: file.name, about, type: file.type, ...content, addedOn: localDate() });
      toast(`Uploaded “${file.name}”.`);
      return null;
    },
  );
  return (
    <Card>
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
        <Field
          label="File"
          required
          description={`At most ${formatBytes(FILE_BYTES_MAX)}`}
          error={errors["file"]}
        >
          {(control) => <Input {...control} type="file" name="file" className="text-sm" />}
        </Field>
        <Button type="submit" className="self-start">
          <UploadIcon />
          Upload
        </Button>
      </form>
    </Card>
  );
}
