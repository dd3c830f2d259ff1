// What a module exports is read far from where it is written, so it says in place what it does, in which shapes and
// units, and what it refuses. The prose that opens a file speaks for the export that has the file's name.
import type { Violation } from "./violation.ts";
import { type ExportedName, exportsOf } from "../source/exports.ts";
import { kebabCase, stemOf } from "../source/stem-of.ts";
import type { SourceFile } from "../source/source-file.ts";

/** Exports without a docstring. A type that only names a part or the inferred shape of another one needs none. */
export function checkDocstrings(files: readonly SourceFile[]): Violation[] {
  return files.flatMap((file) => {
    const exported = exportsOf(file);
    const said = new Set(exported.filter((one) => hasDocstring(file, one)).map(({ name }) => name));
    if (opensWithProse(file)) exported.filter((one) => exported.length === 1 || isMain(file, one)).forEach(({ name }) => said.add(name));
    return exported
      .filter((one) => !said.has(one.name) && !isDerivedType(one))
      .map(({ name, line }) => ({
        file: file.path,
        line,
        message: `${name} has no docstring`,
        fix: "put one to three sentences in /** */ above it: what it does, its shapes and units, what it refuses and how",
      }));
  });
}

function isMain(file: SourceFile, { name }: ExportedName): boolean {
  return kebabCase(name) === stemOf(file.path);
}

function isDerivedType({ declaration }: ExportedName): boolean {
  if (declaration.type !== "TSTypeAliasDeclaration") return false;
  const type = declaration.typeAnnotation;
  return type.type === "TSIndexedAccessType" || type.type === "TSTypeReference" || type.type === "TSTypeOperator";
}

function hasDocstring(file: SourceFile, { statement }: ExportedName): boolean {
  return file.comments.some(
    (comment) =>
      comment.type === "Block" &&
      comment.value.startsWith("*") &&
      comment.end <= statement.start &&
      file.text.slice(comment.end, statement.start).trim() === "",
  );
}

function opensWithProse(file: SourceFile): boolean {
  const first = file.comments[0];
  return first !== undefined && first.start === 0 && first.value.trim().length > 40;
}
