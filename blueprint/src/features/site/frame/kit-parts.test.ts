import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { it } from "node:test";
import { motifSchema } from "../site-parts.ts";
import { motifComponent } from "./kit-parts.ts";

for (const motif of motifSchema.options) {
  it(`the kit draws ${motif}`, () => {
    const component = motifComponent(motif);
    assert.ok(component.kind === "imported");
    const file = new URL(`../../../../../kit/web/src/${component.from.replace("@/", "")}.tsx`, import.meta.url);
    assert.match(readFileSync(file, "utf8"), new RegExp(`^export function ${component.name}\\(`, "m"));
  });
}
