import { useState } from "react";
import { GameFrame, type GameProps } from "@/components/games/frame/game-frame";
import { LetterKeys } from "@/components/games/words/letter-keys";
import { NextWordButton, SkipButton } from "@/components/games/words/next-word";
import { useWordRounds } from "@/components/games/words/use-word-rounds";
import { Card } from "@/components/ui/card";
import {
  type HintedWord,
  PETALS,
  beginHangman,
  hangmanStatus,
  hangmanVerdict,
  isHangmanOver,
  petalsLeft,
  shownLetters,
  tryLetter,
} from "@/lib/games/words/hangman";
import { isLetter } from "@/lib/games/words/letters";
import { Flower } from "./flower";
import { HiddenWord } from "./hidden-word";

const RULES = [
  "Guess the word letter by letter. The hint says what it is.",
  `The flower has ${PETALS} petals, and loses one with each letter that is not in the word.`,
  "Each petal that is left is a point.",
];

/** Words that are guessed letter by letter, one after another. */
export function Hangman({ words, hasHeading }: GameProps & { words: readonly HintedWord[] }) {
  const rounds = useWordRounds("Hangman", words);
  const [game, setGame] = useState(() => beginHangman(rounds.word?.word ?? ""));
  const isOver = isHangmanOver(game);

  function play(letter: string) {
    const next = tryLetter(game, letter);
    setGame(next);
    if (!isOver && isHangmanOver(next)) rounds.end(petalsLeft(next));
  }

  const goOn = () => setGame(beginHangman(rounds.next()?.word ?? ""));

  function press(key: string): boolean {
    if (isLetter(key)) play(key);
    return isLetter(key);
  }

  return (
    <GameFrame
      hasHeading={hasHeading}
      name="Hangman"
      onKey={press}
      status={hangmanStatus(game) || rounds.invitation}
      scores={[
        { label: "Petals left", value: petalsLeft(game) },
        { label: "Words played", value: rounds.count },
        { label: "Best", value: rounds.best ?? "–" },
      ]}
      actions={<SkipButton isPossible={!isOver} onClick={goOn} />}
      rules={RULES}
      keys={[["A to Z", "Try a letter"]]}
    >
      <Card className="items-center gap-5 p-5 sm:p-7">
        <Flower petals={petalsLeft(game)} />
        <p className="text-lg">Hint: {rounds.word?.hint}</p>
        <HiddenWord letters={shownLetters(game)} />
      </Card>
      <LetterKeys
        verdictOf={(letter) => hangmanVerdict(game, letter)}
        isOff={(letter) => isOver || game.tried.includes(letter)}
        onPress={play}
      />
      {isOver && <NextWordButton onClick={goOn} />}
    </GameFrame>
  );
}
