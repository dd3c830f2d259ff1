// The model's plan before it starts: a brief, and the checks that its work will be verified by. Parsing is lenient
// except for the checks: one that cannot be run is sent back to the model.
import { AcceptanceCheck, LanguageName, Look } from "@atelier/blueprint";
import { z } from "zod";

const CHECKS_MAX = 12;
const STEPS_MAX = 40;
const ITEMS_MAX = 30;
const word = (characters: number) => z.string().trim().max(characters);

const Outer = z.object({
  title: word(120).catch(""),
  brief: word(4_000).catch(""),
  question: z
    .object({ text: word(500).min(1), options: z.array(word(120).min(1)).max(6).catch([]) })
    .nullable()
    .catch(null),
  answer: word(4_000).min(1).nullable().catch(null),
  /** The look of a new app. */
  look: Look.nullable().catch(null),
  /** The items of the kit that a new app begins with. */
  items: z
    .array(word(80))
    .catch([])
    .transform((items) => items.slice(0, ITEMS_MAX)),
  drop: z.array(z.string()).catch([]),
  checks: z.array(z.unknown()).catch([]),
  files: z.array(word(300)).max(60).catch([]),
});

/** The model's plan. */
export interface Brief extends Omit<z.infer<typeof Outer>, "checks"> {
  checks: AcceptanceCheck[];
  /** The problems of the checks that were dropped. */
  problems: string[];
}

/** The JSON schema requested from the model. The steps are left open, since not every provider accepts a schema that deep. */
export const BRIEF_SCHEMA: Record<string, unknown> = {
  type: "object",
  properties: {
    title: { type: "string" },
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
          phrase: { type: "string" },
          viewport: { type: "string" },
          steps: { type: "array", items: { type: "object" } },
        },
        required: ["id", "title", "steps"],
      },
    },
    files: { type: "array", items: { type: "string" } },
  },
  required: ["title", "brief", "checks"],
};

/** Parses a model's plan; null if it is not a plan. `taken` are the ids of existing checks. */
export function readBrief(value: unknown, taken: readonly string[]): Brief | null {
  const read = Outer.safeParse(value);
  if (!read.success) return null;
  const ids = new Set(taken);
  const problems: string[] = [];
  const checks = read.data.checks.slice(0, CHECKS_MAX).flatMap((one, at) => {
    const check = readCheck(one, { at, ids });
    if ("problem" in check) problems.push(check.problem);
    return "problem" in check ? [] : [check];
  });
  if (read.data.checks.length > CHECKS_MAX) problems.push(`checks: there are more than ${CHECKS_MAX}; give the most telling ones.`);
  return { ...read.data, checks, problems };
}

function readCheck(value: unknown, { at, ids }: { at: number; ids: Set<string> }): AcceptanceCheck | { problem: string } {
  const fields = z.record(z.string(), z.unknown()).safeParse(value).data ?? {};
  const read = AcceptanceCheck.safeParse({
    id: freeId([fields["id"], fields["title"]].find((one) => typeof one === "string") ?? "", ids),
    title: fields["title"],
    capability: null,
    phrase: typeof fields["phrase"] === "string" && fields["phrase"].trim() !== "" ? fields["phrase"].trim() : null,
    viewport: fields["viewport"] === "phone" ? "phone" : "desktop",
    steps: fields["steps"],
  });
  if (!read.success) return { problem: problemOf(read.error, at) };
  const { steps } = read.data;
  if (steps.length > STEPS_MAX) return { problem: `checks[${at}].steps: ${steps.length} are too many, at most ${STEPS_MAX}.` };
  if (steps[0]?.do !== "open") return { problem: `checks[${at}].steps[0]: a check begins with {"do":"open","path":"/…"}.` };
  if (!steps.some((step) => step.do.startsWith("expect"))) return { problem: `checks[${at}].steps: nothing is expected in them.` };
  return read.data;
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
