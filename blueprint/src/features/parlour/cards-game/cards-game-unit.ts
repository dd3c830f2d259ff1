// Texas Hold'em: a lobby with rooms to join or create, tables with simple automatic players, chips that are no money, a
// chat in each room, an account and a record of every hand.
import type { CheckStep } from "../../../schema/check.ts";

import type { FeatureOf } from "../../feature.ts";
import { pagePath } from "../../learning/play/page-path.ts";
import type { FeatureCheck, Unit } from "../../unit/unit.ts";

export const cardsGameUnit: Unit<FeatureOf<"cards-game">> = {
  draft: ({ id, phrase }) => ({
    feature: { kind: "cards-game", id, phrase },
    places: [
      { block: "lobby", on: "page", page: { id: "lobby", title: "Lobby", icon: "Spade" } },
      { block: "records", on: "page", page: { id: "records", title: "Records", icon: "History" } },
      { block: "account", on: "page", page: { id: "account", title: "Account", icon: "CircleUserRound" } },
    ],
  }),
  checks: ({ project, feature }) => {
    const at = (block: string): string => pagePath(project, `${feature.id}/${block}`);
    return [lobbyCheck(at("lobby")), playCheck(at)];
  },
};

const rooms = { role: "list", name: "Game rooms", exact: true } as const;

const lobbyCheck = (path: string): FeatureCheck => ({
  title: "The lobby lists the game rooms; a room can be created and has a chat",
  steps: [
    { do: "open", path },
    { do: "expectCount", target: { role: "listitem", within: rooms }, atLeast: 3 },
    { do: "click", target: { role: "button", name: "Create room", exact: true } },
    { do: "expectVisible", target: { text: "Name the room." } },
    { do: "fill", target: { label: "Room name" }, value: "Friends of the river" },
    { do: "click", target: { role: "button", name: "Create room", exact: true } },
    { do: "expectVisible", target: { role: "heading", name: "Friends of the river" } },
    { do: "click", target: { role: "button", name: "Send message", exact: true } },
    { do: "expectVisible", target: { text: "Write a message." } },
    { do: "fill", target: { label: "Your message" }, value: "Good luck to all" },
    { do: "click", target: { role: "button", name: "Send message", exact: true } },
    { do: "reload" },
    { do: "expectVisible", target: { role: "listitem", text: "Good luck to all" } },
    { do: "open", path },
    { do: "expectVisible", target: { role: "listitem", text: "Friends of the river", within: rooms } },
  ],
});

const press = (name: string): CheckStep => ({ do: "click", target: { role: "button", name } });

const playCheck = (at: (block: string) => string): FeatureCheck => ({
  title: "Texas Hold'em can be played at a table with bets, and the hand is on the records and in the account",
  steps: [
    { do: "open", path: at("lobby") },
    { do: "click", target: { role: "link", name: "Join Beginners" } },
    { do: "expectCount", target: { role: "img", within: { role: "group", name: "Your cards" } }, atLeast: 2, atMost: 2 },
    { do: "select", target: { role: "combobox", name: "Raise by" }, option: "40" },
    { do: "click", target: { role: "button", name: "Raise", exact: true } },
    press("Check or call"),
    { do: "click", target: { role: "button", name: "Fold", exact: true } },
    { do: "expectVisible", target: { role: "status", text: "Hand over" } },
    press("Deal the next hand"),
    { do: "expectVisible", target: { role: "status", text: "Pot:" } },
    { do: "open", path: at("records") },
    { do: "expectCount", target: { role: "listitem", within: { role: "list", name: "Game records", exact: true } }, atLeast: 1, atMost: 1 },
    { do: "open", path: at("account") },
    { do: "fill", target: { label: "Name at the table" }, value: "Robin" },
    { do: "click", target: { role: "button", name: "Save name", exact: true } },
    { do: "reload" },
    { do: "expectValue", target: { label: "Name at the table" }, equals: "Robin" },
  ],
});
