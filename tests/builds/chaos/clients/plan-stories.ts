// What the clients of a run do: creates in every form, follow-ups, a question answered, a stop, and request ids that are
// sent again. How many of each follows from the number of builds; who, what and in which order from the seed.
import type { InstalledAccount } from "../installation/open-installation.ts";
import type { SeededRandom } from "../seeded-random.ts";

/** What a client does with one project. */
export type StoryKind = "create" | "same create twice at once" | "follow-up" | "question" | "stop";

/** One client's project. `message` is the follow-up that it requests. */
export interface Story {
  kind: StoryKind;
  form: InstalledAccount["form"];
  email: string;
  key: string;
  prompt: string;
  message: string;
}

interface StoryPlan {
  builds: number;
  accounts: readonly InstalledAccount[];
}

const SUBJECTS = ["books", "plants", "wines", "stamps", "films", "recipes", "tools", "trips", "guitars", "bikes"] as const;
const UNCLEAR_PROMPT = "Build me an app";
const SHARES = { "follow-up": 0.15, question: 0.1, stop: 0.1, "same create twice at once": 0.15 } as const;
const FORMS = ["a", "c", "b"] as const;

/** Plans the stories of so many builds; a follow-up's story has two. */
export function planStories(random: SeededRandom, { builds, accounts }: StoryPlan): Story[] {
  const kinds = kindsFor(builds);
  let nextForm = 0;
  const stories = kinds.map((kind): Story => {
    const isPlain = kind === "create" || kind === "same create twice at once";
    const form = isPlain ? (FORMS[nextForm++ % FORMS.length] ?? "b") : "b";
    const [first, ...others] = accounts.filter((account) => account.form === form);
    if (!first) throw new Error(`no account has keys of form ${form}`);
    const account = random.pick([first, ...others]);
    const [key = "", ...more] = account.keys;
    const subject = random.pick(SUBJECTS);
    return {
      kind,
      form,
      email: account.email,
      key: random.pick([key, ...more]),
      prompt: kind === "question" ? UNCLEAR_PROMPT : `A list of ${subject}`,
      message: `Add a rating to ${subject}`,
    };
  });
  return random.shuffle(stories);
}

function kindsFor(builds: number): StoryKind[] {
  const several = (kind: keyof typeof SHARES) => Array.from({ length: Math.max(1, Math.round(builds * SHARES[kind])) }, () => kind);
  const special = [...several("follow-up"), ...several("question"), ...several("stop"), ...several("same create twice at once")];
  const taken = special.length + special.filter((kind) => kind === "follow-up").length;
  return [...special, ...Array.from({ length: Math.max(0, builds - taken) }, () => "create" as const)];
}
