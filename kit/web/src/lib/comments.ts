// Comments on rows, and replies to them.
import { textsOf } from "./saved";
import { type Collection, createCollection } from "./store";

export interface Comment {
  /** The id of the row that it is about. */
  about: string;
  /** The id of the comment that it replies to, or an empty text. */
  answers: string;
  /** An empty text for someone who gives no name. */
  author: string;
  text: string;
  /** When it was written, as an ISO 8601 time. */
  at: string;
  /** The id of the account that wrote it; an empty text for somebody who is not logged in. */
  by: string;
}

/** Who wrote what is there on a first visit: no account. */
const NOBODY = "nobody";

/** Opens the comments of this name in storage; `first` are those of a first visit, the latest first. */
export function createComments(
  name: string,
  first: () => readonly Omit<Comment, "answers" | "by">[] = () => [],
): Collection<Comment> {
  return createCollection<Comment>({
    name,
    samples: () =>
      first().map((comment, at) => ({
        ...comment,
        answers: "",
        by: NOBODY,
        id: `${name}-${at + 1}`,
      })),
    read: (saved) => {
      const comment = textsOf(saved, ["about", "answers", "author", "text", "at", "by"]);
      return comment.text === "" ? null : comment;
    },
  });
}
