import { useSyncExternalStore } from "react";
import { type Person, person } from "@/lib/person";

/** The person at this browser; the component is rendered again when they change their name or address. */
export function usePerson(): Person {
  return useSyncExternalStore(person.subscribe, person.get);
}
