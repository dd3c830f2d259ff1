import { useCollection } from "@/hooks/use-collection";
import { usePerson } from "@/hooks/use-person";
import { type Profile, findProfile, newProfile, profiles } from "@/lib/profiles";

/** The profile of this owner; where there is none yet, one with the name that the person gave elsewhere in the app. */
export function useProfile(owner: string): Profile {
  const person = usePerson();
  return findProfile(useCollection(profiles), owner) ?? newProfile(person);
}
