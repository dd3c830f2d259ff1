// Votes for rows: up, and down where the prompt speaks of it. Each visitor has one vote a row and can take it back; the
// ranking shows the results as bars.
import { type Code, code, raw, type Reference, when } from "../../../../writer/code/code.ts";
import { jsxText, template } from "../../../../writer/code/text.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import { titleOf } from "../../../../writer/field/field-display.ts";
import type { EntityModel } from "../../../../writer/model/entity-model.ts";
import { capitalise } from "../../../../writer/model/names.ts";
import { namedSample, placeOf, rowsOf, samplePath } from "../../../../checks/place.ts";
import { element, imported, invoke, literal } from "../../../../project/code/expression.ts";
import { entityVariable } from "../../../../project/files/entity-file.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { FeatureParts } from "../../../unit/feature-parts.ts";
import type { FeatureCheck, Unit, UnitCall } from "../../../unit/unit.ts";
import { keptIn, rowProps } from "../../marks/marked-parts.ts";
import { oneModule, ownFile } from "../../marks/marked-rows.ts";

type Vote = FeatureOf<"vote">;

export const voteUnit: Unit<Vote> = {
  draft: ({ id, phrase, words, prompt, entity }) =>
    entity === null
      ? null
      : {
          feature: { kind: "vote", id, phrase, entity: entity.id, down: /\bdown ?-?vot|\bdislike|\bagainst\b/.test(`${words} ${prompt}`) },
          places: [{ block: "ranking", on: "page", page: { id: "results", title: "Results", icon: "ChartBar" } }],
        },
  write: ({ project, feature, model }) => {
    const { store, row, heading, ranking } = namesOf(model);
    const key = `${project.blueprint.slug}/${feature.id}`;
    return {
      modules: [
        votesModule,
        oneModule(store, code`const ${store} = @createCollection<@RowVote>({ key: ${key}, read: @readRowVote, samples: () => [] });`),
        oneModule(row, voteCode(model, { component: row, down: feature.down })),
        oneModule(heading, voteCode(model, { component: heading, down: feature.down })),
        oneModule(ranking, rankingCode(model)),
      ],
      row: [row],
      heading: [heading],
      blocks: { ranking: { component: ranking } },
    };
  },
  compose: (call) => composed(call),
  checks: (call) => checksOf(call),
};

function composed({ feature, model }: UnitCall<Vote>): FeatureParts {
  const votes = keptIn(feature.id, namesOf(model).store.name, invoke(imported("@/lib/votes", "createVotes"), literal(feature.id)));
  const buttons = (at: "row" | "heading") =>
    element(imported("@/components/votes/vote-buttons", "VoteButtons"), {
      votes: votes.variable,
      ...rowProps(model),
      at: literal(at),
      hasDown: feature.down ? literal(true) : undefined,
    });
  const ranking = element(imported("@/components/votes/ranking", "Ranking"), {
    votes: votes.variable,
    entity: entityVariable(model),
    isLink: model.hasDetail ? undefined : literal(false),
  });
  return { modules: [votes.module], row: [buttons("row")], heading: [buttons("heading")], blocks: { ranking: { element: ranking } } };
}

function namesOf(model: EntityModel): Record<"store" | "row" | "heading" | "ranking", Reference> {
  return {
    store: ownFile(model, `${model.one}Votes`, "ts"),
    row: ownFile(model, `${model.type.name}Vote`),
    heading: ownFile(model, `${model.type.name}VoteButtons`),
    ranking: ownFile(model, `${model.type.name}Ranking`),
  };
}

const votesModule: ModuleSource = {
  path: "src/lib/row-votes.ts",
  library: true,
  parts: [
    {
      name: "RowVote",
      isType: true,
      code: code`
        interface RowVote {
          /** The id of the row. */
          about: string;
          /** 1 for it, −1 against it. */
          value: number;
        }`,
    },
    {
      name: "readRowVote",
      code: code`
        function readRowVote(saved: @SavedObject): @RowVote | null {
          const value = Math.sign(@readNumber(saved.value) ?? 0);
          return value === 0 ? null : { about: @readText(saved.about), value };
        }`,
    },
    {
      name: "castVote",
      comment: "Gives this vote, in the place of an earlier one; the same vote again takes it back.",
      code: code`
        function castVote(votes: @Collection<@RowVote>, { about, value }: @RowVote) {
          const earlier = votes.all().find((vote) => vote.about === about);
          if (earlier) votes.remove(earlier.id);
          if (earlier?.value !== value) votes.add({ about, value });
        }`,
    },
  ],
};

function voteCode(model: EntityModel, { component, down }: { component: Reference; down: boolean }): Code {
  const { store, row } = namesOf(model);
  const one = raw(model.one);
  const isRow = component.name === row.name;
  const button = (value: 1 | -1): Code => {
    const symbol = value === 1 ? code`<@ThumbsUpIcon` : code`<@ThumbsDownIcon`;
    const verb = value === 1 ? "Vote for" : "Vote against";
    const label = isRow
      ? code`aria-label={${template(`${verb} `, titleOf(model, model.one))}}`
      : code`aria-label=${raw(JSON.stringify(verb))}`;
    return code`
      <button type="button" className="icon-button" ${label} aria-pressed={mine === ${value}} onClick={() => @castVote(${store}, { about: ${one}.id, value: ${value} })}>
        ${symbol} className="size-5" fill={mine === ${value} ? "currentColor" : "none"} />
      </button>`;
  };
  return code`
    function ${component}({ ${one} }: { ${one}: ${model.type} }) {
      const votes = @useRows(${store}).filter((rowVote) => rowVote.about === ${one}.id);
      const mine = votes[0]?.value ?? 0;
      return (
        <span className="inline-flex items-center gap-1">
          ${button(1)}
          <span className="min-w-6 text-center font-semibold tabular-nums" aria-label={\`Score \${mine}\`} role="img">
            {mine}
          </span>
          ${when(down, () => button(-1))}
        </span>
      );
    }`;
}

function rankingCode(model: EntityModel): Code {
  const { ranking, store } = namesOf(model);
  const one = raw(model.one);
  const name = titleOf(model, model.one);
  return code`
    function ${ranking}() {
      const votes = @useRows(${store});
      const ranked = @useRows(${model.collection})
        .map((${one}) => ({ ${one}, tally: votes.filter((rowVote) => rowVote.about === ${one}.id).reduce((sum, rowVote) => sum + rowVote.value, 0) }))
        .sort((left, right) => right.tally - left.tally);
      const most = Math.max(1, ...ranked.map(({ tally }) => tally));
      return (
        <section aria-label="${raw(`Results of ${model.entity.name.many}`)}" className="card flex flex-col gap-4 p-6 sm:p-8">
          <h2 className="section-title">${jsxText(capitalise(model.entity.name.many))}</h2>
          <p className="text-muted">{@formatCount(votes.length, "vote", "votes")} from this browser so far.</p>
          <ol role="list" aria-label="${raw(`Ranking of ${model.entity.name.many}`)}" className="flex flex-col divide-y divide-line">
            {ranked.map(({ ${one}, tally }) => (
              <li key={${one}.id} className="flex flex-col gap-2 py-3">
                <span className="flex items-baseline justify-between gap-4">
                  ${model.hasDetail ? code`<@Link to={\`${raw(model.base)}/\${${one}.id}\`} className="row-title">{${name}}</@Link>` : code`<span className="row-title">{${name}}</span>`}
                  <span className="figure">{@formatCount(tally, "vote", "votes")}</span>
                </span>
                <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2 w-full rounded-full bg-sunken">
                  <rect width={(Math.max(0, tally) / most) * 100} height="8" className="fill-chart-1" />
                </svg>
              </li>
            ))}
          </ol>
        </section>
      );
    }`;
}

function checksOf({ project, feature, model }: UnitCall<Vote>): FeatureCheck[] {
  const place = placeOf(project, model);
  const sample = namedSample({ project, model }, 1) ?? namedSample({ project, model });
  if (!sample) return [];
  const page = project.pages.find(({ page: { sections } }) =>
    sections.some((section) => section.kind === "feature" && section.feature === feature.id),
  );
  const first = { role: "listitem", within: { role: "list", name: `Ranking of ${model.entity.name.many}`, exact: true }, nth: 0 } as const;
  const open = { do: "open", path: page?.path ?? "/results" } as const;
  const own = { do: "open", path: samplePath(model, sample.index) } as const;
  const cast: FeatureCheck["steps"] =
    place === null
      ? [own, { do: "click", target: { role: "button", name: "Vote for", exact: true } }]
      : [
          { do: "open", path: place.home },
          {
            do: "click",
            target: { role: "button", name: `Vote for ${sample.title}`, exact: true, within: rowsOf(place, { text: sample.title }) },
          },
        ];
  const against: FeatureCheck["steps"] = feature.down
    ? [
        { do: "click", target: { role: "button", name: "Vote against", exact: true } },
        { do: "expectVisible", target: { role: "img", name: "Score -1", exact: true } },
      ]
    : [
        { do: "click", target: { role: "button", name: "Vote for", exact: true } },
        { do: "expectVisible", target: { role: "img", name: "Score 0", exact: true } },
      ];
  return [
    {
      title: `${capitalise(model.entity.name.many)} can be voted ${feature.down ? "up and down" : "for"}, the results rank them, and a vote is kept and can be changed`,
      steps: [
        ...cast,
        open,
        { do: "expectText", target: first, contains: sample.title },
        { do: "expectText", target: first, contains: "1 vote" },
        { do: "reload" },
        { do: "expectText", target: first, contains: sample.title },
        own,
        { do: "expectVisible", target: { role: "img", name: "Score 1", exact: true } },
        ...against,
      ],
    },
  ];
}
