import { RankingTable } from "@/components/learning/leaderboard/ranking-table";
import { FieldInput } from "@/components/fields/field-input";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useScores } from "@/hooks/learning/use-scores";
import { useAllRows } from "@/hooks/use-all-rows";
import { useFieldsForm } from "@/hooks/use-fields-form";
import { usePerson } from "@/hooks/use-person";
import type { Entity } from "@/lib/entity";
import { text } from "@/lib/fields/text";
import { person } from "@/lib/person";
import { earnedPoints } from "@/lib/learning/earned-points";
import type { RankingEntry } from "@/lib/learning/ranking";
import { toast } from "@/lib/toast";
import * as learningWords from "@/words/learning";

/** How people are ranked. There is no server that knows others, so they are samples, and the leaderboard says so. */
export interface PeopleRanking {
  title: string;
  /** What the person's own entry is called: "You". */
  own: string;
  /** The others. */
  samples: readonly RankingEntry[];
}

const FIELDS = { name: text({ label: learningWords.yourNameOnTheLeaderboard }) };

/** The person among samples, by what they scored and by the rows that they added to these entities. */
export function PeopleLeaderboard({
  ranking: { title, own, samples },
  entities,
}: {
  ranking: PeopleRanking;
  entities: readonly Entity[];
}) {
  const added = useAllRows(entities)
    .flat()
    .map(({ id }) => id);
  const points = earnedPoints(useScores(), added);
  const me = usePerson();
  const name = me.name === "" ? own : `${me.name} (${own.toLowerCase()})`;
  const { handleSubmit } = useFieldsForm(FIELDS, (values) => {
    person.update(values);
    toast(learningWords.nameSaved);
  });
  return (
    <section aria-label={title}>
      <Card className="gap-6">
        <p className="max-w-prose text-muted-foreground">
          {learningWords.pointsComeFrom}{" "}
          {samples[0] === undefined
            ? learningWords.othersAreSamples
            : learningWords.sampleAndOthers({ name: samples[0].name })}
        </p>
        <RankingTable
          label={title}
          measure={learningWords.points}
          entries={[...samples, { id: "own", name, points, isOwn: true }]}
        />
        <form
          noValidate
          onSubmit={handleSubmit}
          className="flex flex-wrap items-end gap-3 border-t border-border pt-5"
        >
          <div key={me.name} className="min-w-0 flex-1 basis-56">
            <FieldInput field={FIELDS.name} name="name" value={me.name} />
          </div>
          <Button type="submit" variant="outline">
            {learningWords.saveName}
          </Button>
        </form>
      </Card>
    </section>
  );
}
