// Who may do something, as entities, fields, steps and pages say it. `who.ts` knows who somebody is.

/** Everybody, who is logged in, who added the row, the administrator, or who has a role of the app. The administrator may whatever others may. */
export type Who = "everybody" | "members" | "owner" | "admin" | `role:${string}`;

/** One of these, or any of several. */
export type Audience = Who | readonly Who[];
