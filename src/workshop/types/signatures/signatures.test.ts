import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { kitFiles, registryItem, registryNames } from "@atelier/blueprint";
import { parseSync } from "oxc-parser";
import { SIGNATURE_CHARACTERS_MAX, signatures, signaturesOfFile } from "./signatures.ts";

const itemSignatures = registryNames().map((name) => [name, signatures(name) ?? ""] as const);

/** The names that the files of an item export. */
const exportsOf = (name: string): string[] =>
  (registryItem(name, "")?.files ?? [])
    .filter(({ path }) => /\.tsx?$/.test(path))
    .flatMap(({ path, content }) => parseSync(path, content).module.staticExports.flatMap(({ entries }) => entries))
    .flatMap(({ exportName }) => exportName.name ?? []);

describe("the signatures of an item", () => {
  test("are declarations in at most 2,000 characters, for every item", () => {
    for (const [name, text] of itemSignatures) {
      assert.ok(text.length > 0 && text.length <= SIGNATURE_CHARACTERS_MAX, `${name}: ${text.length} characters`);
      assert.deepEqual(
        parseSync("signatures.d.ts", text).errors.map(({ message }) => message),
        [],
        `${name}:\n${text}`,
      );
    }
  });

  test("have every export, or say that some are left out", () => {
    for (const [name, text] of itemSignatures) {
      const isCut = text.includes("// Left out, since there is no room for it: ");
      const missing = exportsOf(name).filter((one) => !new RegExp(`\\b${one}\\b`).test(text));
      assert.ok(isCut || missing.length === 0, `${name} lacks ${missing.join(", ")}`);
    }
  });

  test("of most items are whole", () => {
    const cut = itemSignatures.filter(([, text]) => text.includes("// Left out"));
    assert.ok(cut.length < itemSignatures.length / 5, `${cut.length} of ${itemSignatures.length}: ${cut.map(([name]) => name).join(", ")}`);
  });

  test("name modules as an app imports them, props, variants and what is said of them", () => {
    assert.equal(
      signatures("button"),
      [
        'declare module "@/components/ui/button" {',
        'export const buttonVariants: (options?: { variant?: "default" | "destructive" | "outline" | "secondary" | "ghost" | "link"; size?: "default" | "sm" | "lg" | "icon" }) => string;',
        "/** A button; with `asChild` its only child, such as a link, takes its looks. */",
        'export function Button(props: ComponentProps<"button"> & VariantProps<typeof buttonVariants> & { asChild?: boolean });',
        "}",
      ].join("\n"),
    );
  });

  test("have hooks with their results, and docstrings of props where there is room", () => {
    assert.match(signatures("use-rows") ?? "", /export function useRows<F extends Fields>\(options: Entity<F>\): readonly RowOf<F>\[\];/);
    assert.match(signatures("page-guard") ?? signatures("layout") ?? "", /declare module "@\/components\/layout\//);
    assert.match(
      signatures("store") ?? "",
      /\/\*\* Adds a row before the others, or behind them, and returns it\. \*\/ add\(values: Values, place\?: "first" \| "last"\): Stored<Values>;/,
    );
  });

  test("give what an index exports under the index", () => {
    assert.match(signatures("fields") ?? "", /^declare module "@\/lib\/fields" \{\n(?:(?!\n\}).)*export function choice</s);
  });

  test("of a large item have the components first that no other file of it imports", () => {
    assert.match(signatures("games") ?? "", /export function SnakeGame\([^]*Left out, since there is no room for it: /);
    assert.match(signatures("resource") ?? "", / and \d+ more, in src\/components\/resource\/[a-z-]+[^]*read them\.$/);
    assert.match(
      signatures("resource") ?? "",
      /export function CardList<[^]*Left out, since there is no room for it: EntryForm, ExportButton, AddPage, EditPage, /,
    );
  });

  test("do not exist for an unknown item", () => assert.equal(signatures("nothing"), null));
});

describe("the signatures of a file", () => {
  const path = "src/components/ui/card.tsx";
  const text = kitFiles().get(path) ?? "";

  test("are those of the kit's file", () => assert.match(signaturesOfFile(path, text) ?? "", /export function CardTitle\(props: /));
  test("do not exist for a changed one", () => assert.equal(signaturesOfFile(path, `${text}\n`), null));
  test("do not exist for a style sheet", () =>
    assert.equal(signaturesOfFile("src/styles/base.css", kitFiles().get("src/styles/base.css") ?? ""), null));
});
