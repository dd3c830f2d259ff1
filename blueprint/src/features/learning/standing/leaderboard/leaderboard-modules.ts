// The files of a leaderboard: who is ranked, and the table that ranks them.
import { type Code, code, raw, Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import { attribute, jsxText } from "../../../../writer/code/text.ts";
import { titleOf } from "../../../../writer/field/field-display.ts";
import type { ProjectModel } from "../../../../writer/model/project-model.ts";
import type { FeatureOf } from "../../../feature.ts";
import { pointsModule } from "../../play/points-module.ts";
import { scoresModule } from "../../play/scores-module.ts";
import { type Ranked, rankedOf } from "./ranked-of.ts";
import { rankingParts } from "./ranking-parts.ts";

type Leaderboard = FeatureOf<"leaderboard">;

/** The whole leaderboard. */
export const leaderboardBlock = new Reference("LeaderboardBlock", "src/features/leaderboard/LeaderboardBlock.tsx");

/** The files of a leaderboard. */
export function leaderboardModules(project: ProjectModel, feature: Leaderboard): ModuleSource[] {
  const ranked = rankedOf(project, feature);
  const body = ranked.by === "rows" ? rowsCode(feature, ranked) : peopleCode(feature, ranked);
  const samples = code`
    const SAMPLE_ENTRIES: readonly @RankingEntry[] = ${{ literal: sampleEntries(feature, ranked) }};`;
  return [
    scoresModule(project.blueprint.slug),
    pointsModule(project),
    { path: "src/components/ranking.tsx", opening: "Entries in the order of their points.", library: true, parts: rankingParts },
    {
      path: leaderboardBlock.from,
      library: true,
      parts: [
        {
          name: "SAMPLE_ENTRIES",
          comment: "Shown beside the person's own entry, until there is a server that knows others.",
          code: samples,
        },
        { name: leaderboardBlock.name, code: body },
      ],
    },
  ];
}

/** What the rivals have, as shares of what one has at first. */
const RIVALS = [1.6, 1.25, 0.85, 0.5];

/** Others to measure oneself with, above and below what one has. */
function sampleEntries({ rivals }: Leaderboard, ranked: Ranked): { id: string; name: string; points: number }[] {
  const most = ranked.by === "rows" ? 0 : ranked.around;
  return rivals.map((name, index) => {
    return { id: `sample-${index + 1}`, name, points: Math.max(1, Math.round(most * (RIVALS[index] ?? 1))) };
  });
}

function rowsCode({ title }: Leaderboard, ranked: Extract<Ranked, { by: "rows" }>): Code {
  const { model, field } = ranked;
  const to = model.hasDetail ? code`, to: \`${raw(model.base)}/\${row.id}\`` : undefined;
  return code`
    function ${leaderboardBlock}() {
      const rows = @useRows(${model.collection});
      return (
        <section ${attribute("aria-label", title)} className="card p-6 sm:p-8">
          <@RankingTable
            label={${title}}
            measure={${ranked.measure}}
            entries={rows.map((row) => ({ id: row.id, name: ${titleOf(model, "row")}, points: ${raw(`row.${field.key} ?? 0`)}${to} }))}
          />
        </section>
      );
    }`;
}

function peopleCode({ title, own, rivals }: Leaderboard, ranked: Extract<Ranked, { by: "people" }>): Code {
  return code`
    function ${leaderboardBlock}() {
      const person = @usePerson();
      ${ownPoints(ranked)}
      const name = person.name === "" ? ${own} : \`\${person.name} (\${${own.toLowerCase()}})\`;

      function rename(event: @FormEvent<HTMLFormElement>) {
        event.preventDefault();
        @savePerson({ name: @formText({ data: new FormData(event.currentTarget), errors: {} }, "name") });
        @showNotice({ message: "Your name on the leaderboard is saved." });
      }

      return (
        <section ${attribute("aria-label", title)} className="card flex flex-col gap-6 p-6 sm:p-8">
          <p className="text-muted">${jsxText(`${ranked.rule} ${sampleNote(rivals)}`)}</p>
          <@RankingTable label={${title}} measure={${ranked.measure}} entries={[...@SAMPLE_ENTRIES, { id: "own", name, points, isOwn: true }]} />
          <form onSubmit={rename} className="flex flex-wrap items-end gap-3 border-t border-line pt-5">
            <div className="min-w-0 flex-1 basis-56">
              <@TextField label="Your name on the leaderboard" name="name" defaultValue={person.name} />
            </div>
            <button type="submit" className="button button-quiet">
              Save name
            </button>
          </form>
        </section>
      );
    }`;
}

function sampleNote(rivals: readonly string[]): string {
  return `${rivals[0] ?? "The others"} and the others are samples, so that you can see where you stand.`;
}

function ownPoints({ model, field }: Extract<Ranked, { by: "people" }>): Code {
  if (model === null) return code`const { points } = @useEarnedPoints();`;
  const rows = code`@useRows(${model.collection})`;
  return field === null ? code`const points = ${rows}.length;` : code`const points = @sum(${rows}.map((row) => row.${raw(field.key)}));`;
}
