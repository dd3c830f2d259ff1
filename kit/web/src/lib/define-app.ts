/** What the components need to know of the app. */
export interface AppDefinition {
  /** Begins the names of everything that the app stores in the browser. */
  key: string;
  title: string;
  tagline: string;
  /** Who uses it: its owner, or visitors of a site. */
  audience: "owner" | "visitors";
  /** For whom accounts are, where visitors have nothing to log in for. */
  accounts?: "staff";
  /** The roles that accounts can have, beside that of the administrator. */
  roles?: readonly AppRole[];
  /** The sample rows that belong to the sample account without a role: `product/product-1`. */
  owns?: readonly string[];
}

/** A role: `coach`. Whether people take it when they sign up; else the administrator gives it. */
export interface AppRole {
  id: string;
  name: string;
  isOpen: boolean;
  /** The sample rows that belong to its sample account. */
  owns?: readonly string[];
}

export function defineApp(app: AppDefinition): AppDefinition {
  return app;
}
