import { ShuffleIcon } from "lucide-react";
import { useState } from "react";
import { LengthInput } from "@/components/insight/timer/timer-controls";
import { EntryList } from "@/components/insight/picker/entry-list";
import { LineList } from "@/components/line-list";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { useValue } from "@/hooks/use-value";
import { openRandom } from "@/lib/games/random";
import { teamsOf } from "@/lib/insight/picker/chance";
import { picker } from "@/lib/insight/picker/picker-state";
import * as insightWords from "@/words/insight";

const random = openRandom();
const TEAMS_MAX = 50;

/** Splits people into teams by chance: so many of them, or as many as there have to be where each has `size` people at the most. */
export function TeamSplit({
  title,
  entries: first,
  teams: { count, size },
}: {
  title: string;
  entries: readonly string[];
  teams: { count?: number; size?: number };
}) {
  const [kept, change] = useValue(picker);
  const [number, setNumber] = useState(String(size ?? count ?? 2));
  const [teams, setTeams] = useState<readonly (readonly string[])[]>([]);
  const [message, setMessage] = useState("");
  const entries = kept.entries ?? first;

  function split() {
    setMessage(entries.length === 0 ? insightWords.addSomethingToDraw : "");
    const asked = Math.max(1, Number(number));
    const wanted = size === undefined ? asked : Math.ceil(entries.length / asked);
    setTeams(entries.length === 0 ? [] : teamsOf(entries, Math.min(wanted, TEAMS_MAX), random));
  }

  return (
    <section
      aria-label={title}
      className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[3fr_2fr]"
    >
      <Card className="gap-6">
        <div className="flex flex-wrap items-end gap-4">
          <LengthInput
            label={size === undefined ? insightWords.numberOfTeams : insightWords.peoplePerTeam}
            value={number}
            onChange={setNumber}
          />
          <Button size="lg" onClick={split}>
            <ShuffleIcon />
            {insightWords.makeTeams}
          </Button>
        </div>
        <p role="status" className="font-medium empty:hidden">
          {message}
        </p>
        <section aria-label={insightWords.drawnNow} className="grid gap-4 sm:grid-cols-2">
          {teams.map((team, at) => {
            const name = insightWords.teamNumber({ number: at + 1 });
            return (
              <div key={name} className="rounded-lg bg-muted p-5 text-foreground">
                <CardTitle level="h2" className="mb-3 text-xl">
                  {name}
                </CardTitle>
                <LineList label={name} lines={team} />
              </div>
            );
          })}
        </section>
      </Card>
      <EntryList
        entries={entries}
        onChange={(next) => {
          change({ entries: next });
          setTeams([]);
        }}
      />
    </section>
  );
}
