// The model's plan before it starts: a brief, and the checks that its work will be verified by. Parsing is lenient
// except for the checks: one that cannot be run is sent back to the model.
import { AcceptanceCheck, type CheckStep, LanguageName, Look, shellOf } from "@atelier/blueprint";
import { z } from "zod";
import { slotsIn } from "../../../workshop/browser/checks/remembered-texts.ts";
import { checksOf, designOver } from "../agent-design.ts";
import { evidenceOf } from "../checks/evidence-of.ts";
import { type Account, unaccounted } from "./wishes/bind-wishes.ts";
import type { Wish } from "./wishes/wishes-in.ts";

const CHECKS_MAX = 12;
const STEPS_MAX = 40;
const ITEMS_MAX = 30;
const FILES_MAX = 60;
const BRIEF_CHARACTERS_MAX = 4_000;
const word = (characters: number) => z.string().trim().max(characters);

const Outer = z.object({
  title: word(120).catch(""),
  // A longer one is cut, not lost.
  brief: z
    .string()
    .catch("")
    .transform((text) => text.trim().slice(0, BRIEF_CHARACTERS_MAX)),
  question: z
    .object({ text: word(500).min(1), options: z.array(word(120).min(1)).max(6).catch([]) })
    .nullable()
    .catch(null),
  answer: word(4_000).min(1).nullable().catch(null),
  /** The language of a new app: a tag, with a region or without one. */
  language: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Z]{2})?$/)
    .nullable()
    .catch(null),
  /** The look of a new app. */
  look: Look.nullable().catch(null),
  /** The items of the kit that a new app begins with. */
  items: z
    .array(word(80))
    .catch([])
    .transform((items) => items.slice(0, ITEMS_MAX)),
  drop: z.array(z.string()).catch([]),
  checks: z.array(z.unknown()).catch([]),
  /** The wishes that present checks prove, by the ids of the checks. */
  kept: z.record(z.string(), z.array(z.string()).catch([])).catch({}),
  unchecked: z.array(z.string()).catch([]),
  /** Why wishes are not built, by their ids. */
  notBuilt: z.record(z.string(), word(300).catch("")).catch({}),
  files: z
    .array(word(300))
    .catch([])
    .transform((files) => files.slice(0, FILES_MAX)),
});

/** The model's plan. */
export interface Brief extends Omit<z.infer<typeof Outer>, "checks" | "kept" | "unchecked" | "notBuilt"> {
  checks: AcceptanceCheck[];
  /** The present checks, by id, whose promise a check of its own keeps instead. */
  replaced: string[];
  /** What it says of the wishes of the request. */
  account: Account;
  /** The problems of the checks that were dropped. */
  problems: string[];
}

/** The JSON schema requested from the model. The steps are left open, since not every provider accepts a schema that deep. */
export const BRIEF_SCHEMA: Record<string, unknown> = {
  type: "object",
  properties: {
    title: { type: "string" },
    language: { type: "string" },
    brief: { type: "string" },
    question: {
      anyOf: [
        { type: "null" },
        {
          type: "object",
          properties: { text: { type: "string" }, options: { type: "array", items: { type: "string" } } },
          required: ["text"],
        },
      ],
    },
    answer: { anyOf: [{ type: "null" }, { type: "string" }] },
    look: {
      anyOf: [
        { type: "null" },
        {
          type: "object",
          properties: {
            language: { type: "string", enum: LanguageName.options },
            hue: { type: "number" },
            scheme: { type: "string", enum: ["system", "light", "dark"] },
            accent: { anyOf: [{ type: "null" }, { type: "string" }] },
            background: { anyOf: [{ type: "null" }, { type: "string" }] },
          },
        },
      ],
    },
    items: { type: "array", items: { type: "string" } },
    drop: { type: "array", items: { type: "string" } },
    checks: {
      type: "array",
      items: {
        type: "object",
        properties: {
          id: { type: "string" },
          title: { type: "string" },
          proves: { type: "array", items: { type: "string" } },
          replaces: { type: "string" },
          viewport: { type: "string" },
          steps: { type: "array", items: { type: "object" } },
        },
        required: ["id", "title", "steps"],
      },
    },
    kept: { type: "object", additionalProperties: { type: "array", items: { type: "string" } } },
    unchecked: { type: "array", items: { type: "string" } },
    notBuilt: { type: "object", additionalProperties: { type: "string" } },
    files: { type: "array", items: { type: "string" } },
  },
  required: ["title", "brief", "checks"],
};

/** What a plan is read against: the checks that there are, and the wishes of the request. */
export interface BriefContext {
  present: readonly AcceptanceCheck[];
  /** The ids of the present ones that an unfinished build planned, for the same wishes. */
  unfinished?: readonly string[];
  wishes: readonly Wish[];
}

/** Parses a model's plan; null if it is not a plan. */
export function readBrief(value: unknown, { present, wishes, unfinished = [] }: BriefContext): Brief | null {
  const read = Outer.safeParse(value);
  if (!read.success) return null;
  const { kept, unchecked, notBuilt, ...outer } = read.data;
  const ids = new Set(present.map(({ id }) => id));
  const files = filesIn(present);
  const problems: string[] = [];
  const replaced: string[] = [];
  /** The wishes of checks that have to be sent again. */
  const pending = new Set<string>();
  const proves = [
    ...unfinished.filter((id) => kept[id] === undefined).map((check) => ({ check, wishes: NO_WISHES })),
    ...Object.entries(kept).map(([check, proved]) => ({ check, wishes: proved })),
  ];
  const checks = outer.checks.slice(0, CHECKS_MAX).flatMap((one, at) => {
    const check = readCheck(one, { at, ids, wishes, files });
    if ("problem" in check) {
      problems.push(check.problem);
      for (const wish of provedBy(one)) pending.add(wish);
    } else {
      proves.push({ check: check.id, wishes: provedBy(one) });
      replaced.push(...replacedBy(check, one, present));
    }
    return "problem" in check ? [] : [check];
  });
  if (outer.checks.length > CHECKS_MAX) problems.push(`checks: there are more than ${CHECKS_MAX}; give the most telling ones.`);
  const account: Account = { proves, unchecked, notBuilt: Object.entries(notBuilt).map(([wish, why]) => ({ wish, why })) };
  const isPlan = outer.question === null && outer.answer === null;
  return {
    ...outer,
    checks,
    replaced,
    account,
    problems: [
      ...problems,
      ...(isPlan ? accountProblems(account, { checks, present: [...present, ...checksOfLook(outer.look)], wishes, pending }) : []),
    ],
  };
}

/** The checks that a new app has by its look. */
function checksOfLook(look: Look | null): AcceptanceCheck[] {
  return look === null ? [] : checksOf(designOver(shellOf({ title: "", look }), "agent"));
}

/** What is wrong with the account of the wishes: ids that there are not, and wishes of which nothing is said, also by a check that has to be sent again. */
function accountProblems(
  account: Account,
  { checks, present, wishes, pending }: BriefContext & { checks: readonly AcceptanceCheck[]; pending: ReadonlySet<string> },
): string[] {
  const known = new Set(wishes.map(({ id }) => id));
  const named = [...account.proves.flatMap((one) => one.wishes), ...account.unchecked, ...account.notBuilt.map(({ wish }) => wish)];
  const strange = [...new Set(named)].filter((id) => !known.has(id));
  const silent = unaccounted(wishes, account, [...present, ...checks]).filter(({ id }) => !pending.has(id));
  return [
    ...(strange.length > 0 ? [`wishes: there is no ${strange.slice(0, SHOWN_MAX).join(", ")}.`] : []),
    ...(silent.length > 0
      ? [
          `wishes: nothing is said of ${silent.map(({ id, phrase }) => `${id} (“${phrase.slice(0, 60)}”)`).join(", ")}: name each in the "proves" of a check, in "kept", "unchecked" or "notBuilt".`,
        ]
      : []),
  ];
}

const SHOWN_MAX = 10;
const NO_WISHES: string[] = [];

const provedBy = (check: unknown): string[] => z.object({ proves: z.array(z.string()) }).safeParse(check).data?.proves ?? [];

/** The present checks whose promise this one keeps: the one that it names, and one of the same title. */
function replacedBy({ title }: AcceptanceCheck, value: unknown, present: readonly AcceptanceCheck[]): string[] {
  const named = z.object({ replaces: z.string() }).safeParse(value).data?.replaces;
  return present.filter((one) => one.id === named || one.title === title).map(({ id }) => id);
}

/** The contents of the files that checks attach, in Base64, by their names; of several with the same name the last. */
function filesIn(checks: readonly AcceptanceCheck[]): Map<string, string> {
  const steps = checks.flatMap((check) => check.steps);
  return new Map(steps.flatMap((step) => (step.do === "attach" ? [[step.name, step.content] as const] : [])));
}

/**
 * A file to attach may be given as text, or by content that is no Base64 and so is the text itself; or by the name alone of one
 * that was given before. `files` has those by their names.
 */
function withFileContents(steps: unknown, files: Map<string, string>): unknown {
  if (!Array.isArray(steps)) return steps;
  return steps.map((step: unknown) => {
    const file = z
      .looseObject({ do: z.literal("attach"), text: z.string().optional(), content: z.string().optional() })
      .safeParse(step).data;
    if (file === undefined) return step;
    const { text, content, ...rest } = file;
    const name = String(file["name"]);
    const known = text === undefined && content === undefined ? files.get(name) : undefined;
    if (known !== undefined) return { ...rest, content: known };
    const isEncoded = text === undefined && z.base64().safeParse(content).success;
    const given = isEncoded && content !== undefined ? content : Buffer.from(text ?? content ?? "").toString("base64");
    files.set(name, given);
    return { ...rest, content: given };
  });
}

function readCheck(
  value: unknown,
  { at, ids, wishes, files }: { at: number; ids: Set<string>; wishes: readonly Wish[]; files: Map<string, string> },
): AcceptanceCheck | { problem: string } {
  const fields = z.record(z.string(), z.unknown()).safeParse(value).data ?? {};
  const [proved] = provedBy(value);
  const phrase = [fields["phrase"], wishes.find(({ id }) => id === proved)?.phrase].find(
    (one) => typeof one === "string" && one.trim() !== "",
  );
  const read = AcceptanceCheck.safeParse({
    id: freeId([fields["id"], fields["title"]].find((one) => typeof one === "string") ?? "", ids),
    title: fields["title"],
    capability: null,
    phrase: typeof phrase === "string" ? phrase.trim() : null,
    viewport: fields["viewport"] === "phone" ? "phone" : "desktop",
    steps: withFileContents(fields["steps"], files),
  });
  if (!read.success) return { problem: problemOf(read.error, at) };
  const { steps } = read.data;
  if (steps.length > STEPS_MAX) return { problem: `checks[${at}].steps: ${steps.length} are too many, at most ${STEPS_MAX}.` };
  if (steps[0]?.do !== "open") return { problem: `checks[${at}].steps[0]: a check begins with {"do":"open","path":"/…"}.` };
  const unknown = unknownSlot(steps);
  if (unknown !== null)
    return { problem: `checks[${at}].steps[${unknown.step}]: no earlier step remembers anything as "${unknown.name}".` };
  if (!steps.some((step) => step.do.startsWith("expect"))) return { problem: `checks[${at}].steps: nothing is expected in them.` };
  if (evidenceOf(steps).length === 0)
    return {
      problem: `checks[${at}].steps: after what they do they expect nothing but what they have just entered: expect what it changes.`,
    };
  return read.data;
}

/** The first `{{name}}` that nothing was remembered under, in a check that remembers something: in any other it is the app's own text. */
function unknownSlot(steps: readonly CheckStep[]): { step: number; name: string } | null {
  const kept = steps.flatMap((step, at) => (step.do === "rememberText" || step.do === "rememberCount" ? [{ at, name: step.as }] : []));
  if (kept.length === 0) return null;
  const slots = steps.flatMap((step, at) => slotsIn(step).map((name) => ({ step: at, name })));
  return slots.find(({ step, name }) => !kept.some((one) => one.name === name && one.at < step)) ?? null;
}

function problemOf(error: z.ZodError, at: number): string {
  const [first] = error.issues;
  const place = (first?.path ?? []).map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`)).join("");
  return `checks[${at}]${place}: ${first?.message ?? "is wrong"}`;
}

function freeId(wanted: string, ids: Set<string>): string {
  const plain = wanted
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60)
    .replace(/-+$/, "");
  const base = plain === "" ? "check" : plain;
  let id = base;
  for (let count = 2; ids.has(id); count += 1) id = `${base}-${count}`;
  ids.add(id);
  return id;
}
