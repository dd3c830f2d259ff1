// What visitors say in their own words, beside examples of what was done.
import { readDate, readText } from "../saved";
import { type Collection, createCollection } from "../store";

/** What a visitor wrote. */
export interface Story {
  /** An empty text for someone who gives no name. */
  author: string;
  text: string;
  /** The day on which it was written, as an ISO date. */
  at: string;
}

/** An example of what was done. */
export interface StoryExample {
  title: string;
  start: string;
  work: string;
  end: string;
}

/** Opens the stories of this name in storage. */
export function createStories(name: string): Collection<Story> {
  return createCollection<Story>({
    name,
    read: (saved) => {
      const text = readText(saved["text"]);
      return text === ""
        ? null
        : { author: readText(saved["author"]), text, at: readDate(saved["at"]) };
    },
    samples: () => [],
  });
}
