import { useState } from "react";
import { type Random, openRandom } from "@/lib/games/random";

/** The chance of this visit; the same at every render. */
export function useRandom(): Random {
  const [random] = useState(openRandom);
  return random;
}
