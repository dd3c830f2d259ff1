import { type StoredDocument, bytesOf, previewOf } from "@/lib/documents";

/** The content of a document, where it is a text or a picture. */
export function DocumentPreview({ document }: { document: StoredDocument }) {
  const { name, type, content } = document;
  switch (previewOf(document)) {
    case "image":
      return (
        <img
          src={`data:${type};base64,${content}`}
          alt={name}
          className="max-h-96 max-w-full rounded-md"
        />
      );
    case "text":
      return (
        <pre className="max-h-96 overflow-auto rounded-md bg-muted p-4 text-sm whitespace-pre-wrap">
          {new TextDecoder().decode(bytesOf(document))}
        </pre>
      );
    case null:
      return (
        <p className="text-muted-foreground">
          There is no preview of this kind of file. Download it to open it.
        </p>
      );
  }
}
