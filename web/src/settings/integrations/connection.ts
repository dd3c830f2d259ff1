import type { Outputs } from "../../api/client.ts";

/** An app that acts for the person. */
export type Connection = Outputs["connections"]["list"][number];

/** What an app calls itself, or that it has no name. */
export const nameOf = ({ client }: Pick<Connection, "client">): string => client.name ?? "An app without a name";

/** Where an app is, in a few words. */
export function placeOf({ client: { kind, place } }: Pick<Connection, "client">): string {
  if (kind === "computer") return "on a computer";
  return kind === "app" && place.endsWith(":") ? `an app that opens ${place} links` : place;
}
