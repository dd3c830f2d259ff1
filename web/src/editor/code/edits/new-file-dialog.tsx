import * as generalWords from "#words/general.ts";
import * as editsWords from "#words/editor/panels/edits.ts";
import { type FormEvent, useState } from "react";
import { Button } from "../../../components/ui/actions/button.tsx";
import { Field } from "../../../components/ui/forms/field.tsx";
import { Input } from "../../../components/ui/forms/input.tsx";
import { Dialog } from "../../../components/ui/overlays/dialog.tsx";

/** Why a file cannot have this path; null if it can. The service validates again on save. */
function problemOf(path: string, paths: readonly string[]): string | null {
  if (paths.includes(path)) return editsWords.thisFileAlreadyExists;
  if (path.startsWith("/") || path.endsWith("/") || path.split("/").some((part) => part === "" || part === "." || part === ".."))
    return editsWords.enterPath;
  return null;
}

/** Asks for the path of a new file. */
export function NewFileDialog({
  paths,
  onName,
  onClose,
}: {
  paths: readonly string[];
  onName: (path: string) => void;
  onClose: () => void;
}) {
  const [path, setPath] = useState("src/");
  const [error, setError] = useState<string | null>(null);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const problem = problemOf(path.trim(), paths);
    if (problem === null) onName(path.trim());
    else setError(problem);
  };
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={editsWords.newFile}>
      <form onSubmit={onSubmit} className="flex flex-col gap-4">
        <Field label={editsWords.path} hint={editsWords.missingFoldersAreCreated} error={error}>
          <Input
            value={path}
            maxLength={300}
            autoFocus
            spellCheck={false}
            onChange={(event) => setPath(event.target.value)}
            className="font-mono"
          />
        </Field>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{generalWords.cancel}</Button>
          <Button type="submit" variant="primary">
            {editsWords.createFile}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
