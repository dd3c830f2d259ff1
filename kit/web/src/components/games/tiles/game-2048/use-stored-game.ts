import { useState } from "react";
import type { Random } from "@/lib/games/random";
import { readTileGame } from "@/lib/games/tiles/game-2048/read-tile-game";
import { type TileGame, type TileGoal, beginTiles } from "@/lib/games/tiles/game-2048/tile-game";
import { parseJson } from "@/lib/saved";
import { readItem, writeItem } from "@/lib/storage";
import { storageKey } from "@/lib/store";

const STEPS_BACK = 20;

/** The game as it stands, stored in this browser, with the way back for the last twenty moves. */
export function useStoredGame(goal: TileGoal, random: Random) {
  const key = storageKey("game-2048");
  const [games, setGames] = useState<readonly [TileGame, ...TileGame[]]>(() => [
    readTileGame(parseJson(readItem(key)), goal) ?? beginTiles(goal, random),
  ]);
  const [game, before, ...older] = games;

  function store(next: readonly [TileGame, ...TileGame[]]) {
    setGames(next);
    writeItem(key, JSON.stringify(next[0]));
  }

  return {
    game,
    canUndo: before !== undefined,
    play: (next: TileGame) => store([next, ...games.slice(0, STEPS_BACK)]),
    undo: () => {
      if (before !== undefined) store([before, ...older]);
    },
  };
}
