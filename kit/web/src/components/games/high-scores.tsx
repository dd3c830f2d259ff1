import { Card, CardTitle } from "@/components/ui/card";
import { useCollection } from "@/hooks/use-collection";
import { type GameResult, bestResults, gameResults } from "@/lib/games/results";
import type { Stored } from "@/lib/store";
import { LOCALE } from "@/words/language";
import * as gamesWords from "@/words/games";

const SHOWN = 10;

/** The best results of each game in this browser, the highest first. */
export function HighScores() {
  const games = bestResults(useCollection(gameResults), SHOWN);

  return (
    <section aria-labelledby="high-scores">
      <Card className="gap-6">
        <CardTitle level="h2" id="high-scores">
          {gamesWords.yourBestResults}
        </CardTitle>
        {games.length === 0 && (
          <p className="text-muted-foreground">{gamesWords.nothingHereYetPlayA}</p>
        )}
        {games.map(({ game, best }) => (
          <div key={game} className="flex flex-col gap-1">
            <h3 className="font-heading text-lg font-semibold">{game}</h3>
            <ol aria-label={gamesWords.bestResultsOf({ game })} className="flex flex-col">
              {best.map((result, index) => (
                <ResultItem key={result.id} place={index + 1} result={result} />
              ))}
            </ol>
          </div>
        ))}
      </Card>
    </section>
  );
}

function ResultItem({ place, result }: { place: number; result: Stored<GameResult> }) {
  const day = new Date(result.at).toLocaleDateString(LOCALE, { day: "numeric", month: "short" });
  return (
    <li className="flex items-baseline gap-4 border-b border-border py-3 last:border-0">
      <span className="w-6 text-end font-heading text-lg font-bold text-accent-foreground tabular-nums">
        {place}
      </span>
      <span className="min-w-0 flex-1 font-semibold">{result.result}</span>
      <time dateTime={result.at} className="text-sm text-muted-foreground">
        {day}
      </time>
    </li>
  );
}
