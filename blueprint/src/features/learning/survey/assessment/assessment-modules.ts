// The files of an assessment: the statements, the profile that follows from the answers, and the results that are kept.
import { type Code, code, Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../../writer/code/module.ts";
import { jsxText } from "../../../../writer/code/text.ts";
import type { Assessment } from "./statements.ts";

/** The form, or the profile once it is filled out. */
export const assessmentBlock = new Reference("AssessmentBlock", "src/features/assessment/AssessmentBlock.tsx");

/** The files of an assessment. */
export function assessmentModules(slug: string, assessment: Assessment): ModuleSource[] {
  return [
    {
      path: "src/data/assessed-sides.ts",
      opening: "What the assessment asks, and what its profile says.",
      library: true,
      parts: [{ name: "assessedSides", code: code`const assessedSides: readonly @AssessedSide[] = ${{ literal: assessment.sides }};` }],
    },
    {
      path: "src/features/assessment/profile.ts",
      opening: "The profile that follows from the answers.",
      library: true,
      parts: profileParts(slug),
    },
    {
      path: assessmentBlock.from,
      library: true,
      parts: [
        { name: "AGREEMENT", code: code`const AGREEMENT = ["Strongly disagree", "Disagree", "Neutral", "Agree", "Strongly agree"];` },
        { name: assessmentBlock.name, code: block(assessment) },
        { name: "AssessmentForm", code: form },
        { name: "AssessmentProfile", code: profile },
      ],
    },
  ];
}

const profileParts = (slug: string): Part[] => [
  {
    name: "AssessedSide",
    isType: true,
    code: code`
      interface AssessedSide {
        name: string;
        statements: readonly string[];
        /** What a high and a low value say: they follow "You". */
        high: string;
        low: string;
      }`,
  },
  {
    name: "AssessmentResult",
    isType: true,
    code: code`
      interface AssessmentResult {
        /** From 0 to 100, by the side's name. */
        values: Readonly<Record<string, number>>;
        /** An ISO 8601 time. */
        at: string;
      }`,
  },
  {
    name: "readAssessmentResult",
    code: code`
      function readAssessmentResult(saved: @SavedObject): @AssessmentResult | null {
        if (!@isSavedObject(saved.values)) return null;
        const values = Object.entries(saved.values).flatMap(([name, value]) => (typeof value === "number" ? [[name, value] as const] : []));
        return { values: Object.fromEntries(values), at: @readText(saved.at) };
      }`,
  },
  {
    name: "assessmentResults",
    code: code`const assessmentResults = @createCollection<@AssessmentResult>({ key: ${`${slug}/assessment`}, read: @readAssessmentResult, samples: () => [] });`,
  },
  {
    name: "assessedValues",
    comment: "How far the statements of each side are agreed with, in percent. Each is answered from 0 to 4.",
    code: code`
      function assessedValues(given: Readonly<Record<string, number>>): Record<string, number> {
        return Object.fromEntries(
          @assessedSides.map(({ name, statements }) => {
            const total = statements.reduce((points, statement) => points + (given[statement] ?? 0), 0);
            return [name, Math.round((total / (statements.length * 4)) * 100)];
          }),
        );
      }`,
  },
];

function block({ title }: Assessment): Code {
  return code`
    function ${assessmentBlock}() {
      const [latest, ...earlier] = @useRows(@assessmentResults);
      const [isAsking, setAsking] = @useState(false);

      function finish(given: Readonly<Record<string, number>>) {
        @assessmentResults.add({ values: @assessedValues(given), at: new Date().toISOString() });
        setAsking(false);
        window.scrollTo(0, 0);
      }

      return (
        <section aria-labelledby="assessment-title" className="card flex flex-col gap-6 p-6 sm:p-8">
          <h2 id="assessment-title" className="section-title">${jsxText(title)}</h2>
          {isAsking || !latest ? (
            <@AssessmentForm onFinish={finish} />
          ) : (
            <>
              <@AssessmentProfile result={latest} />
              <button type="button" className="button button-quiet self-start" onClick={() => setAsking(true)}>
                Take it again
              </button>
              {earlier.length > 0 && (
                <p className="text-sm text-muted">
                  Taken before: {earlier.map(({ at }) => new Date(at).toLocaleDateString("en", { dateStyle: "medium" })).join("; ")}
                </p>
              )}
            </>
          )}
        </section>
      );
    }`;
}

const form = code`
  function AssessmentForm({ onFinish }: { onFinish: (given: Readonly<Record<string, number>>) => void }) {
    const statements = @assessedSides.flatMap((side) => side.statements);
    const [given, setGiven] = @useState<Readonly<Record<string, number>>>({});
    const [isRefused, setRefused] = @useState(false);
    const open = statements.length - Object.keys(given).length;

    function submit(event: @FormEvent<HTMLFormElement>) {
      event.preventDefault();
      setRefused(open > 0);
      if (open === 0) onFinish(given);
    }

    return (
      <form onSubmit={submit} className="flex flex-col gap-7">
        <p className="text-muted">How far do you agree? There are no right or wrong answers, and they stay in this browser.</p>
        {statements.map((statement, index) => (
          <fieldset key={statement}>
            <legend className="mb-3 font-semibold">
              {index + 1}. {statement}
            </legend>
            <div className="grid gap-2 sm:grid-cols-5">
              {@AGREEMENT.map((words, value) => (
                <label key={words} className="flex min-h-11 items-center gap-2.5 rounded-control border border-line px-3 py-1.5 text-sm hover:bg-sunken has-checked:border-accent-ink has-checked:bg-accent-soft has-checked:text-accent-ink">
                  <input type="radio" name={\`statement-\${index}\`} className="size-4.5 shrink-0 accent-accent" checked={given[statement] === value} onChange={() => setGiven({ ...given, [statement]: value })} />
                  {words}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        {isRefused && open > 0 && (
          <p role="alert" className="font-semibold text-danger">
            {@formatCount(open, "statement is", "statements are")} still open.
          </p>
        )}
        <button type="submit" className="button button-primary self-start">
          See my profile
        </button>
      </form>
    );
  }`;

const profile = code`
  function AssessmentProfile({ result }: { result: @AssessmentResult }) {
    const points = @assessedSides.map(({ name }) => ({ label: name, value: result.values[name] ?? 0 }));
    const strongest = points.reduce((best, point) => (point.value > best.value ? point : best));
    return (
      <div className="flex flex-col gap-6">
        <p role="status" className="text-lg">
          Your strongest side is <strong>{strongest.label}</strong>. Your profile is saved.
        </p>
        <@BarChart label="Your profile" points={points} format={(value) => \`\${value}%\`} />
        <dl className="fact-list">
          {@assessedSides.map(({ name, high, low }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>You {(result.values[name] ?? 0) >= 50 ? high : low}.</dd>
            </div>
          ))}
        </dl>
      </div>
    );
  }`;
