/** What the components need to know of the app. */
export interface AppDefinition {
  /** Begins the names of everything that the app stores in the browser. */
  key: string;
  title: string;
  tagline: string;
  /** Who uses it: its owner, or visitors of a site. */
  audience: "owner" | "visitors";
}

export function defineApp(app: AppDefinition): AppDefinition {
  return app;
}
