// The realm of the person at this browser in the generated app: kept after each change, and safe against damaged data.
import { code } from "../../../writer/code/code.ts";
import type { Part } from "../../../writer/code/module.ts";

/** `src/features/realm/realm.ts`. */
export const realmStore = (slug: string, resources: readonly string[]): Part[] => [
  {
    name: "NO_STOCK",
    code: code`const NO_STOCK: @RealmStock = ${{ literal: Object.fromEntries(resources.map((resource) => [resource, 0])) }};`,
  },
  { name: "REALM_KEY", code: code`const REALM_KEY = ${`${slug}/realm`};` },
  {
    name: "readRealmStock",
    code: code`
      function readRealmStock(saved: unknown, first: @RealmStock): @RealmStock {
        return @realmStock((resource) => (@isSavedObject(saved) ? (@readNumber(saved[resource]) ?? first[resource]) : first[resource]));
      }`,
  },
  {
    name: "readRealm",
    code: code`
      function readRealm(): @Realm {
        const first = @newRealm();
        const saved = @parseJson(@readItem(@REALM_KEY));
        if (!@isSavedObject(saved)) return first;
        const number = (name: "turn" | "bank" | "city" | "idle" | "soldiers" | "soldierLevel" | "workerLevel" | "wins") => @readNumber(saved[name]) ?? first[name];
        return {
          race: @readText(saved.race), turn: number("turn"), bank: number("bank"), city: number("city"), idle: number("idle"),
          stock: @readRealmStock(saved.stock, first.stock), workers: @readRealmStock(saved.workers, first.workers),
          soldiers: number("soldiers"), soldierLevel: number("soldierLevel"), workerLevel: number("workerLevel"), wins: number("wins"),
          goods: @readTexts(saved.goods), reports: @readTexts(saved.reports), messages: @readTexts(saved.messages),
        };
      }`,
  },
  {
    name: "realmState",
    code: code`const realmState = { now: @readRealm(), note: "", listeners: new Set<() => void>() };`,
  },
  {
    name: "useRealm",
    code: code`
      function useRealm(): @Realm {
        return @useSyncExternalStore(@followRealm, () => @realmState.now);
      }`,
  },
  {
    name: "useRealmNote",
    comment: "What the last act came to.",
    code: code`
      function useRealmNote(): string {
        return @useSyncExternalStore(@followRealm, () => @realmState.note);
      }`,
  },
  {
    name: "followRealm",
    code: code`
      function followRealm(listener: () => void) {
        @realmState.listeners.add(listener);
        return () => @realmState.listeners.delete(listener);
      }`,
  },
  {
    name: "changeRealm",
    comment: "Keeps the realm as it now is; null is an act that could not be paid.",
    code: code`
      function changeRealm(next: @Realm | null, note: string) {
        @realmState.note = next ? note : "You have not enough for that. End the turn to let your workers work.";
        if (next) {
          @realmState.now = next;
          @writeItem(@REALM_KEY, JSON.stringify(next));
        }
        for (const listener of @realmState.listeners) listener();
      }`,
  },
];
