// A typical build of thirty steps: the model reads the files it needs, writes a file, gets its errors, reads it again,
// fixes it, and continues with the next one.
import { call, finish, routeSummary, writeSummary } from "../../tests/models/agent/play-agent.ts";
import type { Answer } from "../../tests/support/model-server/turn.ts";

interface Panel {
  name: string;
  keeps: string;
  /** The files that the model reads first. */
  reads: string[];
  /** The initial error and its fix. */
  right: string;
  wrong: string;
}

const SUMMARY = "src/pages/summary-page.tsx";
const MEAN = "      <p>Mean cover: {Math.round(mean)} %</p>";
const STORE = 'import { useRows } from "@/hooks/use-rows";';
const missing = { right: "{ useRows }", wrong: "{ useAllRows }" };
const noNumber = { right: "other.cover - one.cover", wrong: "other.cover - one.place" };
const noBoolean = { right: "useState(true)", wrong: "useState<number>(true)" };

const PANELS: readonly Panel[] = [
  { name: "Oak", keeps: 'tree === "Oak"', reads: ["src/components/layout/page.tsx", "src/lib/store.ts"], ...missing },
  {
    name: "Birch",
    keeps: 'tree === "Birch"',
    reads: ["src/components/resource/resource-list.tsx", "src/hooks/use-list-settings.ts"],
    ...noNumber,
  },
  { name: "Ash", keeps: 'tree === "Ash"', reads: ["src/components/resource/resource-card.tsx", "src/lib/format.ts"], ...noBoolean },
  {
    name: "Gate",
    keeps: 'place.startsWith("Gate")',
    reads: ["src/components/layout/app-layout.tsx", "src/components/metric-cards.tsx"],
    ...noNumber,
  },
  {
    name: "Path",
    keeps: 'place.startsWith("Path")',
    reads: ["src/components/resource/detail-page.tsx", "src/lib/rows.ts"],
    ...missing,
  },
  {
    name: "Top",
    keeps: 'place.startsWith("Top")',
    reads: ["src/components/resource/resource-form.tsx", "src/hooks/use-fields-form.ts"],
    ...noBoolean,
  },
];

/** The answers of the build. */
export const LONG_BUILD: readonly Answer[] = [
  { calls: [call("read", { paths: ["src/routes.tsx", "src/pages/home-page.tsx"] })] },
  { calls: [writeSummary(), ...routeSummary] },
  { calls: [call("check")] },
  ...PANELS.flatMap(stepsFor),
  { calls: [call("search", { query: "data-slot" }), call("read", { paths: ["src/theme.css"] })] },
  { calls: [call("read", { paths: [SUMMARY, "src/components/layout/app-layout.tsx"] }), call("check")] },
  { calls: [finish("There is a summary page with six panels now.")] },
];

function stepsFor(panel: Panel): Answer[] {
  const { name, reads, right, wrong } = panel;
  const path = `src/features/summary/${name.toLowerCase()}-panel.tsx`;
  const show = call("edit", {
    path: SUMMARY,
    edits: [
      { search: STORE, replace: `${STORE}\nimport { ${name}Panel } from "@/features/summary/${name.toLowerCase()}-panel";` },
      { search: MEAN, replace: `${MEAN}\n      <${name}Panel />` },
    ],
  });
  return [
    { say: `Next is the panel of ${name}.`, calls: [call("read", { paths: reads })] },
    { calls: [call("write", { path, content: textOf(panel).replace(right, wrong) }), show] },
    { calls: [call("check"), call("read", { paths: [path] })] },
    { calls: [call("edit", { path, edits: [{ search: wrong, replace: right }] }), call("check")] },
  ];
}

function textOf({ name, keeps }: Panel): string {
  return `import { useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { type Sighting, sightings } from "@/entities/sightings";
import { useRows } from "@/hooks/use-rows";

interface ${name}Share {
  id: string;
  place: string;
  cover: number;
}

const SHOWN = 5;

/** The sightings of this panel whose cover was noted, the largest first. */
function sharesOf(rows: readonly Sighting[]): ${name}Share[] {
  return rows
    .filter(({ place, tree }) => place !== "" && tree !== "" && ${keeps})
    .flatMap(({ id, place, cover }) => (cover === null ? [] : [{ id, place, cover }]))
    .sort((one, other) => other.cover - one.cover);
}

export function ${name}Panel() {
  const rows = useRows(sightings);
  const [isOpen, setOpen] = useState(true);
  const shares = useMemo(() => sharesOf(rows), [rows]);
  const sum = shares.reduce((total, { cover }) => total + cover, 0);
  const mean = shares.length === 0 ? null : Math.round(sum / shares.length);

  return (
    <section aria-label="${name}" className="mt-6 space-y-3">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-lg font-semibold">${name}</h2>
        <Button variant="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? "Show less of ${name}" : "Show more of ${name}"}
        </Button>
      </div>
      <p>{mean === null ? "No cover was noted yet." : \`The mean cover is \${mean} % in \${shares.length} places.\`}</p>
      {isOpen && shares.length > 0 ? (
        <ul className="space-y-1">
          {shares.slice(0, SHOWN).map(({ id, place, cover }) => (
            <li key={id} className="flex justify-between gap-4">
              <span>{place}</span>
              <span className="tabular-nums">{cover} %</span>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
`;
}
