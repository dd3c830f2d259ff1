import { useState } from "react";
import { DocumentForms } from "@/components/documents/document-forms";
import { DocumentList } from "@/components/documents/document-list";
import { ToggleGroup, ToggleGroupItem } from "@/components/ui/toggle-group";
import { useCollection } from "@/hooks/use-collection";
import type { StoredDocument } from "@/lib/documents";
import { type Entity, titleOf } from "@/lib/entity";
import { distinct } from "@/lib/fields/tags";
import type { Collection } from "@/lib/store";

interface LibraryProps {
  documents: Collection<StoredDocument>;
  /** The entity whose rows have documents. */
  owners?: Entity;
}

/** All documents by folder, and what takes new ones in. */
export function DocumentLibrary({ documents, owners }: LibraryProps) {
  const all = useCollection(documents);
  const [chosen, setChosen] = useState("");
  const folders = distinct(all.map(({ folder }) => folder));
  const folder = folders.includes(chosen) ? chosen : "";
  const inFolder = (name: string) =>
    name === "" ? all : all.filter((document) => document.folder === name);
  const titles = new Map(owners?.rows.all().map((row) => [row.id, titleOf(owners, row)]));
  return (
    <section className="flex flex-col gap-6">
      <DocumentForms documents={documents} />
      {folders.length > 0 && (
        <ToggleGroup
          aria-label="Folders"
          value={[folder]}
          onValueChange={([next = folder]) => setChosen(next)}
        >
          {["", ...folders].map((name) => (
            <ToggleGroupItem key={name} value={name}>
              {name || "All folders"} ({inFolder(name).length})
            </ToggleGroupItem>
          ))}
        </ToggleGroup>
      )}
      <DocumentList documents={documents} shown={inFolder(folder)} owners={titles} />
    </section>
  );
}
