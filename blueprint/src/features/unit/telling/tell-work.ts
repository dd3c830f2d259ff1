// How the features of the group `work` are told.
import { plural } from "../../../reader/text/inflect.ts";
import type { workWords } from "../../work/words.ts";
import type { TellingsOf } from "./telling.ts";

/** What an office does with its rows, and what it is called. */
export const workTellings: TellingsOf<keyof typeof workWords> = {
  report: ({ called }) => ({ called: plural(called), can: `generate ${plural(called)}` }),
  board: (_, { many }) => ({ called: `a board of ${many}`, can: `move ${many} from column to column on a board` }),
  approve: (_, { many }) => ({ called: `approval of ${many}`, can: `approve or reject ${many}` }),
  assign: ({ who }, { many }) => ({ called: `assignment of ${many}`, can: `assign ${many} to ${plural(who)}` }),
  calendar: (_, { many }) => ({ called: `a calendar of ${many}`, can: `see ${many} in a calendar` }),
  log: ({ many: entries }, { many }) => ({ called: `${entries} on ${many}`, can: `log ${entries} on ${many}` }),
  track: ({ verify }, { many }) => ({
    called: `tracking of ${many}`,
    can: verify ? `track ${many} and verify their codes` : `track ${many} step by step`,
  }),
  documents: ({ entity }, { many }) => ({
    called: "documents",
    can: entity === null ? "keep documents" : `keep documents, also with ${many}`,
  }),
  roles: () => ({ called: "roles and permissions", can: "switch between roles and say what each may do" }),
  import: (_, { many }) => ({ called: `import of ${many}`, can: `import ${many} from CSV` }),
};
