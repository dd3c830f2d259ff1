// Apps of a few entities that are written by hand, with everything that can be done with their rows, and defects in them.
import assert from "node:assert/strict";
import {
  type AcceptanceCheck,
  Blueprint,
  type Capability,
  type Entity,
  type Field,
  planChecks,
  type SampleValue,
} from "@atelier/blueprint";
import type { Prover } from "../../../support/prove-app.ts";
import { isNightly } from "../../../support/runner/volume.ts";

/** An entity in short: its fields, and its rows in the order of the fields. */
export interface Told {
  one: string;
  fields: readonly (Pick<Field, "label" | "type"> & Partial<Field>)[];
  rows: readonly (readonly SampleValue[])[];
  view?: "cards" | "list" | "table";
  /** Rows have no page of their own. */
  isPlain?: true;
  more?: Partial<Entity>;
}

const idOf = (label: string): string => label.toLowerCase().replaceAll(" ", "-");

function entityOf({ one, fields, rows, more }: Told): Entity {
  const whole = fields.map((field, at) => ({ id: idOf(field.label), required: at === 0, ...field }));
  const entered = whole.filter(({ formula }) => formula === undefined);
  return {
    id: idOf(one),
    name: { one, many: `${one}s` },
    icon: "Box",
    titleField: whole[0]?.id ?? "",
    phrase: null,
    fields: whole,
    samples: rows.map((row) => Object.fromEntries(entered.map(({ id }, at) => [id, row[at] ?? null]))),
    ...more,
  };
}

const KINDS = ["browse", "add", "edit", "delete", "search"] as const;

/** The app of these entities: a page for each, on which its rows are added, changed, deleted and found. */
export function recordApp(entities: readonly Told[], more: Partial<Blueprint> = {}): Blueprint {
  const capabilities = entities.flatMap(({ one, isPlain }): Capability[] =>
    [...KINDS, ...(isPlain ? [] : (["detail"] as const))].map((kind) => ({
      id: `${kind}-${idOf(one)}`,
      kind,
      entity: idOf(one),
      phrase: null,
    })),
  );
  return Blueprint.parse({
    format: 1,
    kind: "tool",
    title: "Workbench",
    slug: "workbench",
    tagline: "",
    entities: entities.map(entityOf),
    pages: entities.map(({ one, view = "list" }, at) => ({
      id: `${idOf(one)}s`,
      path: at === 0 ? "/" : `/${idOf(one)}s`,
      title: `All ${one}s`,
      icon: "Box",
      intro: null,
      sections: [{ kind: "collection", entity: idOf(one), view }],
    })),
    features: [],
    theme: {
      language: "clean",
      background: null,
      components: null,
      hue: 210,
      scheme: "light",
      corners: "soft",
      density: "comfortable",
      typeface: "sans",
    },
    ...more,
    capabilities: [...capabilities, ...(more.capabilities ?? [])],
  });
}

/** A defect: in a file of the written app, these words in the place of those. */
export interface Defect {
  file: string;
  words: string;
  instead: string;
}

/** The written app with a defect. */
export function planted(files: ReadonlyMap<string, string>, { file, words, instead }: Defect): ReadonlyMap<string, string> {
  const path = `src/${file}`;
  const text = files.get(path);
  assert.ok(text !== undefined && text.includes(words), `${path} says ${words}\n${text ?? ""}`);
  return new Map([...files, [path, text.replace(words, instead)]]);
}

/** The checks of an app whose titles say this, of which there has to be one. */
export function checksSaying(app: Blueprint, title: RegExp): AcceptanceCheck[] {
  const found = planChecks(app).filter((check) => title.test(check.title));
  assert.ok(found.length > 0, `No check says ${String(title)}`);
  return found;
}

interface SeenDefect extends Defect {
  /** What the title of the check that sees it says. */
  check: RegExp;
  /** Whether only nightly runs plant it: its check is long, and much like that of another defect. */
  isNightly?: boolean;
}

/**
 * Proves an app, and sees that checks fail in it with each of the defects. A nightly run proves it whole and plants the
 * defects one at a time, in projects that pass the gate and the types; every run performs the checks that see them, and
 * plants the first of each check in one app.
 */
export async function proveAndBreak(prover: Prover, app: Blueprint, defects: readonly SeenDefect[]): Promise<void> {
  const often = defects.filter((defect) => defect.isNightly !== true);
  const firsts = [...new Map(often.toReversed().map((defect) => [String(defect.check), defect])).values()];
  const proven = await prover.prove(app, isNightly ? planChecks(app) : firsts.flatMap(({ check }) => checksSaying(app, check)));
  assert.deepEqual(proven.findings, []);
  // What only nightly runs plant has its place in the files in every run.
  for (const defect of defects) planted(proven.files, defect);
  for (const together of isNightly ? defects.map((defect) => [defect]) : [firsts]) {
    const broken = together.reduce<ReadonlyMap<string, string>>(planted, proven.files);
    const checks = together.flatMap(({ check }) => checksSaying(app, check));
    const { run, findings } = await (isNightly ? prover.proveFiles : prover.perform)(broken, checks);
    for (const { check, words, instead } of together) {
      const ofDefect = run?.checks.filter(({ title }) => check.test(title)) ?? [];
      assert.ok(
        ofDefect.some(({ passed }) => !passed),
        `${words} → ${instead} is not seen. ${JSON.stringify(findings)}`,
      );
    }
  }
}
