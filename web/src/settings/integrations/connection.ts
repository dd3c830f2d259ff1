import * as connectWords from "#words/connect.ts";
import * as integrationsWords from "#words/settings/integrations.ts";
import type { Outputs } from "../../api/client.ts";

/** An app that acts for the user. */
export type Connection = Outputs["connections"]["list"][number];

/** An app's name, or that it has none. */
export const nameOf = ({ client }: Pick<Connection, "client">): string => client.name ?? connectWords.unnamedApp;

/** Where an app runs, in a few words. */
export function placeOf({ client: { kind, place } }: Pick<Connection, "client">): string {
  if (kind === "computer") return integrationsWords.onAComputer;
  return kind === "app" && place.endsWith(":") ? integrationsWords.appOpensLinks({ scheme: place }) : place;
}
