// The rules of the strategy game in the generated app, as pure functions of the realm: what a turn brings, what things
// cost, and how a battle ends. Chance plays no part, so every outcome can be understood.
import { code } from "../../../writer/code/code.ts";
import type { Part } from "../../../writer/code/module.ts";
import type { Race } from "./realm-options.ts";

/** `src/features/realm/rules.ts`. */
export function realmRules({ races, resources }: { races: readonly Race[]; resources: readonly string[] }): Part[] {
  return [
    { name: "REALM_RESOURCES", code: code`const REALM_RESOURCES = ${{ literal: resources }} as const;` },
    { name: "RealmResource", isType: true, code: code`type RealmResource = (typeof @REALM_RESOURCES)[number];` },
    { name: "RealmStock", isType: true, code: code`type RealmStock = Readonly<Record<@RealmResource, number>>;` },
    {
      name: "RealmRace",
      isType: true,
      code: code`
        interface RealmRace {
          name: string;
          trait: string;
          /** Factors: 1 is usual. */
          attack: number;
          defence: number;
          harvest: number;
        }`,
    },
    { name: "REALM_RACES", code: code`const REALM_RACES: readonly @RealmRace[] = ${{ literal: races }};` },
    ...goods,
    ...types,
    ...yields,
    ...battle,
  ];
}

const goods: Part[] = [
  {
    name: "REALM_GOODS",
    comment: "What the store sells, each once.",
    code: code`
      const REALM_GOODS = [
        { name: "Steel swords", price: 60, attack: 15, defence: 0 },
        { name: "Oak shields", price: 50, attack: 0, defence: 15 },
        { name: "War horses", price: 120, attack: 30, defence: 5 },
        { name: "Watchtower", price: 110, attack: 0, defence: 35 },
      ] as const;`,
  },
  {
    name: "OTHER_REALMS",
    comment: "Simulated: there is no server on which others could play.",
    code: code`
      const OTHER_REALMS = [
        { name: "Northern Watch", strength: 40, points: 180 },
        { name: "River League", strength: 90, points: 320 },
        { name: "Iron Coast", strength: 180, points: 560 },
        { name: "High Crown", strength: 400, points: 990 },
      ] as const;`,
  },
];

const types: Part[] = [
  {
    name: "Realm",
    isType: true,
    code: code`
      interface Realm {
        /** Empty until a race is chosen. */
        race: string;
        turn: number;
        stock: @RealmStock;
        /** Gold in the bank. */
        bank: number;
        city: number;
        idle: number;
        workers: @RealmStock;
        soldiers: number;
        soldierLevel: number;
        workerLevel: number;
        goods: readonly string[];
        wins: number;
        reports: readonly string[];
        messages: readonly string[];
      }`,
  },
  {
    name: "realmStock",
    comment: "As much of each resource.",
    code: code`
      function realmStock(amount: (resource: @RealmResource) => number): @RealmStock {
        const stock: Partial<Record<@RealmResource, number>> = {};
        for (const resource of @REALM_RESOURCES) stock[resource] = amount(resource);
        return { ...@NO_STOCK, ...stock };
      }`,
  },
  {
    name: "newRealm",
    code: code`
      function newRealm(): @Realm {
        return {
          ...{ race: "", turn: 1, stock: @realmStock(() => 300), bank: 0, city: 1, idle: 4, workers: @realmStock(() => 1) },
          ...{ soldiers: 5, soldierLevel: 1, workerLevel: 1, goods: [], wins: 0, reports: [], messages: [] },
        };
      }`,
  },
  {
    name: "raceOf",
    code: code`
      function raceOf({ race }: @Realm): @RealmRace {
        return @REALM_RACES.find(({ name }) => name === race) ?? { name: "", trait: "", attack: 1, defence: 1, harvest: 1 };
      }`,
  },
];

const yields: Part[] = [
  {
    name: "realmIncome",
    comment: "What one turn brings of a resource: a little for the city, more for each worker.",
    code: code`
      function realmIncome(realm: @Realm, resource: @RealmResource): number {
        const work = realm.workers[resource] * (3 + realm.workerLevel);
        return Math.round((5 * realm.city + work) * @raceOf(realm).harvest);
      }`,
  },
  {
    name: "nextTurn",
    comment: "Work is done, and the bank pays two percent.",
    code: code`
      function nextTurn(realm: @Realm): @Realm {
        return {
          ...realm,
          turn: realm.turn + 1,
          stock: @realmStock((resource) => realm.stock[resource] + @realmIncome(realm, resource)),
          bank: Math.floor(realm.bank * 1.02),
        };
      }`,
  },
  {
    name: "payFor",
    comment: "The realm without what something costs; null where it cannot pay.",
    code: code`
      function payFor(realm: @Realm, cost: Partial<@RealmStock>): @Realm | null {
        const stock = @realmStock((resource) => realm.stock[resource] - (cost[resource] ?? 0));
        return Object.values(stock).some((left) => left < 0) ? null : { ...realm, stock };
      }`,
  },
  {
    name: "costInWords",
    code: code`
      function costInWords(cost: Partial<@RealmStock>): string {
        return Object.entries(cost).map(([resource, amount]) => \`\${amount} \${resource}\`).join(", ");
      }`,
  },
];

const battle: Part[] = [
  {
    name: "realmStrength",
    code: code`
      function realmStrength(realm: @Realm): { attack: number; defence: number } {
        const owned = @REALM_GOODS.filter(({ name }) => realm.goods.includes(name));
        const base = realm.soldiers * (8 + 2 * realm.soldierLevel);
        const { attack, defence } = @raceOf(realm);
        return {
          attack: Math.round((base + owned.reduce((total, good) => total + good.attack, 0)) * attack),
          defence: Math.round((base + owned.reduce((total, good) => total + good.defence, 0)) * defence),
        };
      }`,
  },
  {
    name: "attackRealm",
    comment: "The stronger wins: one soldier in ten is lost in a victory, one in three in a defeat.",
    code: code`
      function attackRealm(realm: @Realm, other: (typeof @OTHER_REALMS)[number]): @Realm {
        const { attack } = @realmStrength(realm);
        const isWon = attack > other.strength;
        const lost = Math.ceil(realm.soldiers * (isWon ? 0.1 : 0.34));
        const loot = isWon ? other.strength : 0;
        const report = \`Turn \${realm.turn}: \${isWon ? "Victory over" : "Defeat by"} \${other.name}. Your attack \${attack}, their strength \${other.strength}. \${lost} soldiers lost, \${loot} gold won.\`;
        return {
          ...realm,
          soldiers: realm.soldiers - lost,
          wins: realm.wins + (isWon ? 1 : 0),
          stock: { ...realm.stock, gold: realm.stock.gold + loot },
          reports: [report, ...realm.reports],
        };
      }`,
  },
  {
    name: "realmPoints",
    code: code`
      function realmPoints(realm: @Realm): number {
        return realm.city * 100 + realm.soldiers * 5 + (realm.soldierLevel + realm.workerLevel) * 20 + realm.wins * 50 + realm.goods.length * 15;
      }`,
  },
];
