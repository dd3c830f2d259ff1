import { useState } from "react";
import { useBeat } from "@/hooks/games/use-beat";
import { useBest } from "@/hooks/games/use-best";
import { useRandom } from "@/hooks/games/use-random";
import { TYPING_TEXTS, wordsPerMinute } from "@/lib/games/quick/typing-speed";
import { shuffled } from "@/lib/games/random";
import { addResult } from "@/lib/games/results";

/** The text, what was typed, the clock and the best speed. */
export function useTyping(limit: number) {
  const random = useRandom();
  const [texts, setTexts] = useState(() => shuffled(TYPING_TEXTS, random));
  const [typed, setTyped] = useState("");
  const [seconds, setSeconds] = useState(0);
  const { best, offer } = useBest("typing-speed");
  const text = texts[0] ?? "";
  const isDone = typed.length >= text.length || seconds >= limit;

  function end(words: string, time: number) {
    const reached = wordsPerMinute(text, words, time);
    offer(reached);
    addResult({ game: "Typing test", result: `${reached} words a minute`, rank: reached });
  }

  useBeat(typed !== "" && !isDone ? 1000 : null, () => {
    setSeconds(seconds + 1);
    if (seconds + 1 >= limit) end(typed, seconds + 1);
  });

  return {
    text,
    typed,
    secondsLeft: Math.max(0, limit - seconds),
    best,
    isDone,
    speed: wordsPerMinute(text, typed, seconds),
    type: (words: string) => {
      if (isDone) return;
      const next = words.slice(0, text.length);
      setTyped(next);
      if (next.length === text.length) end(next, seconds);
    },
    restart: () => {
      setTexts([...texts.slice(1), text]);
      setTyped("");
      setSeconds(0);
    },
  };
}
