// Exports are read far from where they are written, so each has a docstring: what it does, in which shapes and units,
// and what it rejects. A file's leading comment documents the export with the file's name.
import type { Violation } from "./violation.ts";
import { type ExportedName, exportsOf } from "../source/exports.ts";
import { kebabCase, stemOf } from "../source/stem-of.ts";
import type { SourceFile } from "../source/source-file.ts";

/** Reports exports without a docstring. Types that only name a part or the inferred shape of another one need none. */
export function checkDocstrings(files: readonly SourceFile[]): Violation[] {
  return files.flatMap((file) => {
    const exported = exportsOf(file);
    const documented = new Set(exported.filter((one) => hasDocstring(file, one)).map(({ name }) => name));
    if (opensWithProse(file))
      exported.filter((one) => exported.length === 1 || isMain(file, one)).forEach(({ name }) => documented.add(name));
    return exported
      .filter((one) => !documented.has(one.name) && !isDerivedType(one))
      .map(({ name, line }) => ({
        file: file.path,
        line,
        message: `${name} has no docstring`,
        fix: "add one to three sentences in /** */ above it: what it does, its shapes and units, what it rejects and how",
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
