import { DownloadIcon, FileTextIcon, Trash2Icon } from "lucide-react";
import { useId } from "react";
import { FieldInput } from "@/components/fields/field-input";
import { SectionTitle } from "@/components/layout/page";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useCollection } from "@/hooks/use-collection";
import { useForm } from "@/hooks/use-form";
import { download } from "@/lib/download";
import { type Resource, readResource, resourceFields } from "@/lib/groups";
import type { Collection, Stored } from "@/lib/store";
import { toast } from "@/lib/toast";

/** What the members of a group share: texts, typed or taken from a text file. */
export function Resources({
  resources,
  about,
}: {
  resources: Collection<Resource>;
  about: string;
}) {
  const shared = useCollection(resources).filter((resource) => resource.about === about);
  return (
    <Card className="gap-6">
      <SectionTitle>Shared resources</SectionTitle>
      {shared.length === 0 && (
        <p className="text-muted-foreground">
          Nothing is shared yet. Add notes, a plan or a text file for everyone in here.
        </p>
      )}
      {shared.length > 0 && (
        <ul role="list" aria-label="Shared resources" className="divide-y divide-border">
          {shared.map((resource) => (
            <ResourceItem
              key={resource.id}
              resource={resource}
              onDelete={() => {
                const undo = resources.remove(resource.id);
                toast("The resource is deleted.", { action: { label: "Undo", onClick: undo } });
              }}
            />
          ))}
        </ul>
      )}
      <ShareForm onShare={(resource) => resources.add({ ...resource, about })} />
    </Card>
  );
}

function ResourceItem({
  resource: { title, text },
  onDelete,
}: {
  resource: Stored<Resource>;
  onDelete: () => void;
}) {
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <FileTextIcon aria-hidden="true" className="size-5 text-muted-foreground" />
      <span className="min-w-0 flex-1 font-semibold break-words">{title}</span>
      <Button
        variant="outline"
        aria-label={`Download ${title}`}
        onClick={() => download(`${title}.txt`, "text/plain", text)}
      >
        <DownloadIcon />
        Download
      </Button>
      <Button variant="ghost" size="icon" aria-label={`Delete ${title}`} onClick={onDelete}>
        <Trash2Icon />
      </Button>
    </li>
  );
}

function ShareForm({ onShare }: { onShare: (resource: Omit<Resource, "about">) => void }) {
  const id = useId();
  const { errors, handleSubmit } = useForm(readResource, async ({ title, content, file }) => {
    onShare({ title, text: content === "" ? ((await file?.text()) ?? "") : content });
    return null;
  });
  return (
    <form
      noValidate
      onSubmit={handleSubmit}
      className="grid gap-4 border-t border-border pt-6 sm:grid-cols-2"
    >
      <FieldInput field={resourceFields.title} name="title" error={errors["title"]} />
      <Field id={id} label="Text file">
        {(control) => <Input {...control} type="file" name="file" accept=".txt,.md,.csv,text/*" />}
      </Field>
      <div className="sm:col-span-2">
        <FieldInput field={resourceFields.content} name="content" error={errors["content"]} />
      </div>
      <Button type="submit" className="justify-self-start">
        Share resource
      </Button>
    </form>
  );
}
