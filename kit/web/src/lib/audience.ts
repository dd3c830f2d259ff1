// Who may do something, as entities, fields, steps and pages say it. `who.ts` knows who somebody is.

/** Everybody, who is logged in, who added the row, or the row that it refers to by a field (`owner:product`, over two references `owner:transaction.product`), the administrator, or who has a role of the app. The administrator may whatever others may. */
export type Who =
  | "everybody"
  | "members"
  | "owner"
  | "admin"
  | `owner:${string}`
  | `role:${string}`;

/** One of these, or any of several. */
export type Audience = Who | readonly Who[];
