// The panel of the generated app that predicts the outcome between two records.
import { code } from "../../../writer/code/code.ts";
import type { ModuleSource } from "../../../writer/code/module.ts";
import { periodLibrary } from "../dashboard/period/period-library.ts";

const FOLDER = "src/components/advice";

/** `ContestPanel.tsx`, `ContestResult.tsx` and `KeptPredictions.tsx`. */
export function contestPanel(): ModuleSource[] {
  return [
    periodLibrary(),
    { path: `${FOLDER}/ContestPanel.tsx`, library: true, parts: [{ name: "ContestPanel", code: panel }] },
    {
      path: `${FOLDER}/ContestResult.tsx`,
      library: true,
      parts: [
        {
          name: "ContestSide",
          isType: true,
          code: code`
          interface ContestSide {
            record: @DataRecord;
            chance: number;
          }`,
        },
        { name: "ContestResult", comment: "The probabilities, and what they mean for a bet where betting is the subject.", code: result },
        { name: "betAdvice", code: betAdvice },
        { name: "WhatCounts", comment: "Each number with its weight, and whom it speaks for.", code: whatCounts },
      ],
    },
    {
      path: `${FOLDER}/KeptPredictions.tsx`,
      library: true,
      parts: [
        {
          name: "KeptPrediction",
          isType: true,
          code: code`
          interface KeptPrediction {
            id: string;
            text: string;
          }`,
        },
        {
          name: "readKeptPredictions",
          code: code`
          function readKeptPredictions(key: string): @KeptPrediction[] {
            const saved = @parseJson(@readItem(key));
            return Array.isArray(saved) ? saved.filter(@isSavedObject).map(({ id, text }) => ({ id: @readText(id), text: @readText(text) })) : [];
          }`,
        },
        { name: "KeptPredictions", code: kept },
      ],
    },
  ];
}

const panel = code`
  function ContestPanel({ source, storageKey, isBetting }: { source: @DataSource; storageKey: string; isBetting: boolean }) {
    const { records } = source;
    const [ids, setIds] = @useState<readonly [string, string]>([records[0]?.id ?? "", records[1]?.id ?? ""]);
    const [weights, setWeights] = @useState<Readonly<Record<string, number>>>({});
    const fields = @scoredFields(source);
    const [one, other] = ids.map((id) => records.find((record) => record.id === id));
    const total = @sum(fields.map(({ key }) => weights[key] ?? 3)) || 1;
    const score = (record: @DataRecord) => @sum(fields.map((field) => @standing(record, field, records) * (weights[field.key] ?? 3))) / total;
    const chance = one && other ? @chanceOf(score(one), score(other)) : 0.5;
    const picks = [
      { label: \`First \${source.one}\`, value: ids[0], change: (id: string) => setIds([id, ids[1]]) },
      { label: \`Second \${source.one}\`, value: ids[1], change: (id: string) => setIds([ids[0], id]) },
    ];

    return (
      <section aria-label="Predictions" className="flex flex-col gap-5">
        <div className="flex flex-wrap gap-4">
          {picks.map(({ label, value, change }) => (
            <label key={label} className="flex min-w-0 flex-1 basis-56 flex-col gap-1 text-sm font-semibold text-on-page">
              {label}
              <select className="control" value={value} onChange={(event) => change(event.target.value)}>
                {records.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
        {one && other && one !== other ? (
          <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
            <@ContestResult sides={[{ record: one, chance }, { record: other, chance: 1 - chance }]} isBetting={isBetting}>
              <@KeptPredictions storageKey={storageKey} text={\`\${one.title} \${Math.round(chance * 100)}% – \${other.title} \${100 - Math.round(chance * 100)}%\`} />
            </@ContestResult>
            <@WhatCounts pair={[one, other]} fields={fields} records={records} weights={weights} onWeight={(key, weight) => setWeights({ ...weights, [key]: weight })} />
          </div>
        ) : (
          <p role="alert" className="font-medium text-on-page">
            Choose two different {source.many}.
          </p>
        )}
      </section>
    );
  }`;

const result = code`
  function ContestResult({ sides, isBetting, children }: { sides: readonly [@ContestSide, @ContestSide]; isBetting: boolean; children: @ReactNode }) {
    const [first, second] = sides;
    const favourite = first.chance >= second.chance ? first : second;
    return (
      <section aria-label="Prediction" className="card flex flex-col gap-5 p-6">
        <h2 className="card-title">{favourite.chance < 0.53 ? "Too close to call" : \`\${favourite.record.title} is ahead\`}</h2>
        {sides.map(({ record, chance }, index) => (
          <div key={record.id} className="flex flex-col gap-1.5">
            <p className="flex items-baseline justify-between gap-4">
              <span className="font-semibold">{record.title}</span>
              <span className="font-display text-3xl font-bold tabular-nums">{Math.round(chance * 100)}%</span>
            </p>
            <svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none" className="h-4 w-full rounded-full bg-sunken">
              <rect width={chance * 100} height="10" fill={@chartColour(index)} />
            </svg>
          </div>
        ))}
        {isBetting && (
          <div className="flex flex-col gap-1.5 rounded-control bg-accent-soft p-4 text-accent-ink">
            <h3 className="font-bold">Recommendation</h3>
            <p>{@betAdvice(favourite)}</p>
            <p className="text-sm">
              Fair odds: {sides.map(({ record, chance }) => \`\${record.title} \${(1 / chance).toFixed(2)}\`).join(", ")}. Bet only what you can afford to lose.
            </p>
          </div>
        )}
        <p className="text-sm text-muted">An estimate from the numbers that count, not a promise.</p>
        {children}
      </section>
    );
  }`;

const betAdvice = code`
  function betAdvice({ record, chance }: @ContestSide): string {
    const odds = (1 / chance).toFixed(2);
    if (chance >= 0.68) return \`Clear favourite: back \${record.title} where the odds are above \${odds}.\`;
    if (chance >= 0.55) return \`Slight edge: a small stake on \${record.title}, and only at odds above \${odds}.\`;
    return "No bet: the two are too close for an edge.";
  }`;

const whatCounts = code`
  function WhatCounts({ pair, fields, records, weights, onWeight }: {
    pair: readonly [@DataRecord, @DataRecord];
    fields: readonly @DataField[];
    records: readonly @DataRecord[];
    weights: Readonly<Record<string, number>>;
    onWeight: (key: string, weight: number) => void;
  }) {
    const [one, other] = pair;
    return (
      <section aria-label="Reasons" className="card flex flex-col gap-5 p-6">
        <h2 className="card-title">What counts</h2>
        <ul role="list" aria-label="What counts" className="flex flex-col gap-5">
          {fields.map((field) => {
            const lead = @standing(one, field, records) - @standing(other, field, records);
            const weight = weights[field.key] ?? 3;
            return (
              <li key={field.key} className="flex flex-col gap-1.5">
                <p className="flex flex-wrap justify-between gap-x-4">
                  <span className="font-semibold">{field.label}</span>
                  <span className="tabular-nums">
                    {@writeNumber(field, @scoredNumber(one, field))} – {@writeNumber(field, @scoredNumber(other, field))}
                  </span>
                </p>
                <p className="text-sm text-muted">
                  {weight === 0 ? "Does not count." : lead === 0 ? "Speaks for neither." : \`Speaks for \${lead > 0 ? one.title : other.title}.\`}
                </p>
                <label className="flex items-center gap-3 text-sm">
                  <span className="shrink-0">Weight</span>
                  <input
                    type="range"
                    min="0"
                    max="5"
                    className="w-full accent-accent"
                    aria-label={\`Weight of \${field.label}\`}
                    value={weight}
                    onChange={(event) => onWeight(field.key, Number(event.target.value))}
                  />
                  <span className="tabular-nums">{weight}</span>
                </label>
              </li>
            );
          })}
        </ul>
      </section>
    );
  }`;

const kept = code`
  function KeptPredictions({ storageKey, text }: { storageKey: string; text: string }) {
    const [predictions, setPredictions] = @useState(() => @readKeptPredictions(storageKey));

    function keep(next: @KeptPrediction[]) {
      setPredictions(next);
      @writeItem(storageKey, JSON.stringify(next));
    }

    return (
      <div className="flex flex-col gap-3 border-t border-line pt-4">
        <button type="button" className="button button-primary self-start" onClick={() => keep([{ id: @newId(), text }, ...predictions].slice(0, 20))}>
          Keep this prediction
        </button>
        <ul role="list" aria-label="Kept predictions" className="flex flex-col gap-1 empty:hidden">
          {predictions.map((prediction) => (
            <li key={prediction.id} className="flex items-center justify-between gap-3 text-sm">
              <span>{prediction.text}</span>
              <button type="button" className="icon-button" aria-label={\`Remove \${prediction.text}\`} onClick={() => keep(predictions.filter(({ id }) => id !== prediction.id))}>
                <@XIcon className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      </div>
    );
  }`;
