// The plain calculator of the generated app: four operations, by keys or by the keyboard. It reads a calculation by
// itself, times and divided before plus and minus; nothing is evaluated as code.
import { code } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";

/** `PlainCalculator.tsx` in this folder. */
export function plainCalculator(folder: string): ModuleSource {
  return {
    path: `${folder}/PlainCalculator.tsx`,
    library: true,
    parts: [
      { name: "CALCULATOR_KEYS", code: keys },
      { name: "PlainCalculator", comment: "A calculator with keys; the calculation can also be typed.", code: calculator },
      {
        name: "calculated",
        comment: "What a calculation of numbers and + − × ÷ comes to; null where it cannot be worked out.",
        code: calculated,
      },
    ],
  };
}

const keys = code`
  const CALCULATOR_KEYS = [
    ...["7", "8", "9"].map((sign) => ({ sign, name: sign })),
    { sign: "÷", name: "divided by" },
    ...["4", "5", "6"].map((sign) => ({ sign, name: sign })),
    { sign: "×", name: "times" },
    ...["1", "2", "3"].map((sign) => ({ sign, name: sign })),
    { sign: "−", name: "minus" },
    ...["0", "."].map((sign) => ({ sign, name: sign === "." ? "point" : sign })),
    { sign: "=", name: "equals" },
    { sign: "+", name: "plus" },
  ];`;

const calculator = code`
  function PlainCalculator({ storageKey }: { storageKey: string }) {
    const [text, setText] = @useState("");
    const [result, setResult] = @useState("0");
    const [kept, setKept] = @useState(() => @readTexts(@parseJson(@readItem(storageKey))));

    function workOut() {
      const value = @calculated(text);
      if (value === null) {
        setResult(text === "" ? "0" : "This cannot be worked out.");
        return;
      }
      const next = [\`\${text} = \${@formatNumber(value)}\`, ...kept].slice(0, 12);
      setResult(@formatNumber(value));
      setKept(next);
      @writeItem(storageKey, JSON.stringify(next));
    }

    return (
      <section aria-label="Calculator" className="grid grid-cols-1 gap-6 md:grid-cols-2">
        <div className="card flex flex-col gap-4 p-6">
          <form
            onSubmit={(event) => {
              event.preventDefault();
              workOut();
            }}
          >
            <input className="control text-right text-lg" aria-label="Calculation" autoComplete="off" placeholder="12 × 4" value={text} onChange={(event) => setText(event.target.value)} />
          </form>
          <p role="status" className="min-h-10 text-right font-display text-3xl font-bold break-words tabular-nums">
            {result}
          </p>
          <div className="grid grid-cols-4 gap-2">
            {@CALCULATOR_KEYS.map(({ sign, name }) => (
              <button
                key={name}
                type="button"
                aria-label={name}
                className={\`button text-lg \${sign === "=" ? "button-primary" : "button-quiet"}\`}
                onClick={() => (sign === "=" ? workOut() : setText(text + sign))}
              >
                {sign}
              </button>
            ))}
            <button
              type="button"
              aria-label="clear"
              className="button button-danger col-span-2"
              onClick={() => {
                setText("");
                setResult("0");
              }}
            >
              Clear
            </button>
            <button type="button" className="button button-quiet col-span-2" onClick={() => setText(text.slice(0, -1))}>
              Delete last
            </button>
          </div>
        </div>
        <div className="card flex flex-col gap-4 p-6">
          <h2 className="card-title">Worked out</h2>
          {kept.length === 0 && <p className="text-muted">Results are kept here, in this browser.</p>}
          <ul role="list" aria-label="Kept results" className="bullets tabular-nums">
            {kept.map((line, index) => (
              <li key={\`\${index} \${line}\`}>{line}</li>
            ))}
          </ul>
        </div>
      </section>
    );
  }`;

const calculated = code`
  function calculated(text: string): number | null {
    const plain = text.replaceAll("×", "*").replaceAll("÷", "/").replaceAll("−", "-").replaceAll(",", ".").replace(/\s+/g, "");
    if (!/^-?\d*\.?\d+(?:[-+*/]-?\d*\.?\d+)*$/.test(plain)) return null;
    const parts = plain.match(/(?:^-?|(?<=[-+*/])-?|)\d*\.?\d+|[-+*/]/g) ?? [];
    const terms = [Number(parts[0])];
    for (let at = 1; at + 1 < parts.length; at += 2) {
      const [sign, value] = [parts[at], Number(parts[at + 1])];
      const last = terms.pop() ?? 0;
      if (sign === "*") terms.push(last * value);
      else if (sign === "/") terms.push(last / value);
      else terms.push(last, sign === "-" ? -value : value);
    }
    const total = @sum(terms);
    return Number.isFinite(total) ? Math.round(total * 1e10) / 1e10 : null;
  }`;
