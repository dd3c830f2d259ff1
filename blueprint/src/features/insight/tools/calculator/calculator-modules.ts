// The files of calculators in the generated app.
import { code, type Code, join, raw, Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../../writer/code/module.ts";
import { attribute } from "../../../../writer/code/text.ts";
import { pascal, slugOf } from "../../../../writer/model/names.ts";
import type { Formula } from "./formula.ts";
import { plainCalculator } from "./plain-calculator.ts";

const FOLDER = "src/features/calculator";

/** What the page of the calculators shows. */
export const calculatorsBlock = new Reference("Calculators", `${FOLDER}/Calculators.tsx`);

/** A file for each calculator, and what they share; the plain calculator where none is given. */
export function calculatorModules({ slug, formulas }: { slug: string; formulas: readonly Formula[] }): ModuleSource[] {
  const shown =
    formulas.length === 0
      ? code`<@PlainCalculator storageKey={${`${slug}/calculator`}} />`
      : join(formulas.map((formula) => code`<${nameOf(formula)} />`));
  return [
    plainCalculator(FOLDER),
    { path: `${FOLDER}/FormulaPanel.tsx`, library: true, parts: panelParts },
    { path: `${FOLDER}/KeptResults.tsx`, library: true, parts: keptParts },
    ...formulas.map((formula) => formulaModule(slug, formula)),
    {
      path: calculatorsBlock.from,
      library: true,
      parts: [
        {
          name: calculatorsBlock.name,
          code: code`
            function ${calculatorsBlock}() {
              return (
                <div className="grid max-w-4xl grid-cols-1 gap-6">
                  ${shown}
                </div>
              );
            }`,
        },
      ],
    },
  ];
}

function nameOf({ title }: Formula): Reference {
  const name = pascal(slugOf(title));
  return new Reference(name, `${FOLDER}/${name}.tsx`);
}

function formulaModule(slug: string, formula: Formula): ModuleSource {
  const name = nameOf(formula);
  const inputs = formula.inputs.map(({ key, label, value, unit, options }) => {
    const more = options === undefined ? code`unit: ${unit ?? ""}` : code`options: ${{ literal: options }}`;
    return code`{ key: ${key}, label: ${label}, value: ${value}, ${more} },`;
  });
  const read = formula.inputs.map(({ key }) => code`${raw(key)} = 0`);
  return {
    path: name.from,
    library: true,
    parts: [
      { name: `${name.name}Inputs`, code: code`const ${raw(`${name.name}Inputs`)}: readonly @FormulaInput[] = [${inputs}];` },
      { name: `workOut${name.name}`, comment: formula.explained, code: workOut({ name: raw(`workOut${name.name}`), read, formula }) },
      {
        name: name.name,
        code: code`
          function ${name}() {
            return (
              <@FormulaPanel
                ${attribute("title", formula.title)}
                ${attribute("explained", formula.explained)}
                inputs={${new Reference(`${name.name}Inputs`, name.from)}}
                workOut={${new Reference(`workOut${name.name}`, name.from)}}
                storageKey={${`${slug}/calculator/${slugOf(formula.title)}`}}
                icon={<${new Reference(`${formula.icon}Icon`, "lucide-react")} aria-hidden="true" className="size-6 text-accent-ink" />}
              />
            );
          }`,
      },
    ],
  };
}

function workOut({ name, read, formula }: { name: Code; read: readonly Code[]; formula: Formula }): Code {
  return code`
    function ${name}({ ${join(read, ", ")} }: Readonly<Record<string, number>>): @FormulaResult[] {
      ${formula.steps}
      return ${formula.results};
    }`;
}

const panelParts: Part[] = [
  {
    name: "FormulaInput",
    isType: true,
    code: code`
      interface FormulaInput {
        key: string;
        label: string;
        value: number;
        unit?: string;
        options?: readonly { label: string; value: number }[];
      }`,
  },
  {
    name: "FormulaResult",
    isType: true,
    code: code`
      interface FormulaResult {
        label: string;
        text: string;
      }`,
  },
  {
    name: "FormulaPanel",
    comment: "Asks for the inputs, shows the results while one types, and keeps those that the person wants to keep.",
    code: code`
      function FormulaPanel({ title, explained, inputs, workOut, storageKey, icon }: {
        title: string;
        explained: string;
        inputs: readonly @FormulaInput[];
        workOut: (values: Readonly<Record<string, number>>) => @FormulaResult[];
        storageKey: string;
        icon: @ReactNode;
      }) {
        const [texts, setTexts] = @useState<Readonly<Record<string, string>>>(() => Object.fromEntries(inputs.map(({ key, value }) => [key, String(value)])));
        const values = Object.fromEntries(inputs.map(({ key }) => [key, Number((texts[key] ?? "").replace(",", ".") || Number.NaN)]));
        const isWhole = Object.values(values).every((value) => Number.isFinite(value));
        const results = isWhole ? workOut(values) : [];

        return (
          <section aria-label={title} className="card flex flex-col gap-6 p-6 sm:p-8">
            <h2 className="section-title flex items-center gap-3">
              {icon}
              {title}
            </h2>
            <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
              <div className="flex flex-col gap-4">
                {inputs.map((input) => (
                  <@FormulaField key={input.key} input={input} text={texts[input.key] ?? ""} onChange={(text) => setTexts({ ...texts, [input.key]: text })} />
                ))}
              </div>
              <div className="flex flex-col gap-4 rounded-card bg-accent-soft p-6 text-accent-ink">
                <div role="status" className="flex flex-col gap-4">
                  {results.map(({ label, text }, index) => (
                    <p key={label} className="flex flex-col">
                      <span className="text-sm">{label}</span>
                      <span className={index === 0 ? "font-display text-4xl font-bold tabular-nums" : "text-lg font-semibold tabular-nums"}>{text}</span>
                    </p>
                  ))}
                  {!isWhole && <p>Fill in every number to see the result.</p>}
                </div>
                <p className="text-sm">{explained}</p>
              </div>
            </div>
            <@KeptResults storageKey={storageKey} text={results.map(({ label, text }) => \`\${label}: \${text}\`).join(", ")} />
          </section>
        );
      }`,
  },
  {
    name: "FormulaField",
    code: code`
      function FormulaField({ input, text, onChange }: { input: @FormulaInput; text: string; onChange: (text: string) => void }) {
        const id = @useId();
        const isWrong = !Number.isFinite(Number(text.replace(",", ".") || Number.NaN));
        return (
          <div className="flex flex-col gap-1.5">
            <label htmlFor={id} className="text-sm font-semibold">
              {input.label}
            </label>
            {input.options ? (
              <select id={id} className="control" value={text} onChange={(event) => onChange(event.target.value)}>
                {input.options.map(({ label, value }) => (
                  <option key={label} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            ) : (
              <div className="flex items-center gap-2">
                <input
                  id={id}
                  className="control"
                  inputMode="decimal"
                  autoComplete="off"
                  value={text}
                  aria-invalid={isWrong}
                  aria-describedby={isWrong ? \`\${id}-help\` : undefined}
                  onChange={(event) => onChange(event.target.value)}
                />
                {input.unit !== "" && <span className="w-8 shrink-0 text-sm text-muted">{input.unit}</span>}
              </div>
            )}
            {isWrong && (
              <p id={\`\${id}-help\`} className="text-sm font-medium text-danger">
                Enter a number.
              </p>
            )}
          </div>
        );
      }`,
  },
];

const keptParts: Part[] = [
  {
    name: "KeptResults",
    comment: "Results that the person kept in this browser, the latest first.",
    code: code`
      function KeptResults({ storageKey, text }: { storageKey: string; text: string }) {
        const [kept, setKept] = @useState(() => @readTexts(@parseJson(@readItem(storageKey))));

        function change(next: readonly string[]) {
          setKept([...next]);
          @writeItem(storageKey, JSON.stringify(next));
        }

        return (
          <div className="flex flex-col gap-3 border-t border-line pt-5">
            <div className="flex flex-wrap gap-3">
              <button type="button" className="button button-primary" disabled={text === ""} onClick={() => change([text, ...kept].slice(0, 12))}>
                Keep this result
              </button>
              {kept.length > 0 && (
                <button type="button" className="button button-quiet" onClick={() => change([])}>
                  Forget all
                </button>
              )}
            </div>
            {kept.length > 0 && (
              <ul role="list" aria-label="Kept results" className="bullets text-sm tabular-nums">
                {kept.map((result, index) => (
                  <li key={\`\${index} \${result}\`}>{result}</li>
                ))}
              </ul>
            )}
          </div>
        );
      }`,
  },
];
