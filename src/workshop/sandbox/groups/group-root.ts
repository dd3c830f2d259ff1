/** What a control group can limit. */
export type Controller = "memory" | "pids" | "cpu";

/** Where groups for children can be created: a folder per controller, the same one for all in version 2. Plain data. */
export interface GroupRoot {
  version: 1 | 2;
  folders: Readonly<Partial<Record<Controller, string>>>;
}
