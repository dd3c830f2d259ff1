import { describe } from "node:test";
import type { AddFeatureRequest } from "../../../blueprint/src/features/definition/add-feature.ts";
import type { FeatureKind } from "../../../blueprint/src/features/feature.ts";
import { proveFeatures } from "./prove-features.ts";

const BOOKS = "A list of books with author and year";

/** Features that share an app, each with the words that ask for it. */
const cases: readonly {
  prompt: string;
  entity: string;
  kinds: readonly (readonly [FeatureKind, string])[];
  /** The question that the prompt of a poll asks. */
  asked?: { question: string; options: string[] };
  isNightly?: boolean;
}[] = [
  {
    prompt: BOOKS,
    entity: "book",
    kinds: [["account", "log in with a profile"]],
    isNightly: true,
  },
  {
    prompt: BOOKS,
    entity: "book",
    kinds: [
      ["account", "manage personal information"],
      ["comment", "comment on books"],
      ["poll", "vote"],
      ["message", "chat room"],
      ["review", "review books"],
      ["collect", "bookmark books"],
      ["collect", "upvote books"],
      ["notify", "be notified of comments on books"],
      ["share", "share books"],
    ],
  },
  {
    prompt: BOOKS,
    entity: "book",
    kinds: [
      ["collect", "follow books"],
      ["collect", "add to favourites"],
      ["share", "share the page"],
    ],
    isNightly: true,
  },
  {
    prompt: BOOKS,
    entity: "book",
    kinds: [["poll", "vote"]],
    asked: { question: "Which shelf first?", options: ["Novels", "Maps"] },
  },
  {
    prompt: "A list of clients with name, email and phone",
    entity: "client",
    kinds: [
      ["message", "message clients"],
      ["comment", "comment"],
      ["collect", "follow"],
    ],
  },
];

const WITHOUT_ENTITY: ReadonlySet<FeatureKind> = new Set<FeatureKind>(["account", "poll", "message"]);

describe("what people say to each other and do together", () => {
  proveFeatures(
    cases.map(({ prompt, entity, kinds, asked, isNightly = false }) => ({
      isNightly,
      adjust: (app) => (asked === undefined ? app : { ...app, features: app.features.map((feature) => ({ ...feature, asked })) }),
      title: `${kinds.map(([kind]) => kind).join(", ")} of ${entity}s`,
      prompt,
      asks: kinds.map(([kind, words]): AddFeatureRequest => ({
        kind,
        entity: WITHOUT_ENTITY.has(kind) ? null : entity,
        phrase: null,
        words,
      })),
    })),
  );
});
