import { DeleteIcon } from "lucide-react";
import { useState } from "react";
import { GameFrame, type GameProps } from "@/components/games/frame/game-frame";
import { LetterKeys } from "@/components/games/words/letter-keys";
import { NextWordButton, SkipButton } from "@/components/games/words/next-word";
import { useWordRounds } from "@/components/games/words/use-word-rounds";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import {
  TRIES,
  beginGuessing,
  guessPoints,
  guessStatus,
  guessVerdict,
  isGuessOver,
  pressGuessKey,
  triesLeft,
} from "@/lib/games/words/guess-word";
import { isLetter } from "@/lib/games/words/letters";
import { GuessGrid } from "./guess-grid";

const RULES = [
  `Guess the word in ${TRIES} tries.`,
  "A full square is a letter in its place, a light one with a frame is a letter elsewhere in the word, and a letter that is struck out is not in it.",
  "A right guess is a point, and so is each try that is left.",
];

const KEYS = [
  ["A to Z", "Type"],
  ["Enter", "Enter the guess"],
  ["Backspace", "Delete a letter"],
] as const;

/** Words that are guessed as a whole, one after another. */
export function GuessWord({ words, hasHeading }: GameProps & { words: readonly string[] }) {
  const rounds = useWordRounds("Guess the word", words);
  const [game, setGame] = useState(() => beginGuessing(rounds.word ?? ""));
  const isOver = isGuessOver(game);

  function press(key: string): boolean {
    const next = pressGuessKey(game, key);
    setGame(next);
    if (!isOver && isGuessOver(next)) rounds.end(guessPoints(next));
    return !isOver && (isLetter(key) || key === "Enter" || key === "Backspace");
  }

  const goOn = () => setGame(beginGuessing(rounds.next() ?? ""));

  return (
    <GameFrame
      hasHeading={hasHeading}
      name="Guess the word"
      onKey={press}
      status={guessStatus(game) || rounds.invitation}
      scores={[
        { label: "Tries left", value: triesLeft(game) },
        { label: "Words played", value: rounds.count },
        { label: "Best", value: rounds.best ?? "–" },
      ]}
      actions={<SkipButton isPossible={!isOver} onClick={goOn} />}
      rules={RULES}
      keys={KEYS}
    >
      <Card className="items-center p-5 sm:p-7">
        <GuessGrid game={game} />
      </Card>
      <LetterKeys
        verdictOf={(letter) => guessVerdict(game, letter)}
        isOff={() => isOver}
        onPress={press}
      />
      {isOver ? (
        <NextWordButton onClick={goOn} />
      ) : (
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={() => press("Enter")}>Enter guess</Button>
          <Button variant="outline" disabled={game.typed === ""} onClick={() => press("Backspace")}>
            <DeleteIcon />
            Delete letter
          </Button>
        </div>
      )}
    </GameFrame>
  );
}
