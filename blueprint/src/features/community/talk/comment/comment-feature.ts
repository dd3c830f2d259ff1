// Comments on the page of a row. Whoever writes gives a name once, or none where the app is anonymous; an answer stands
// below what it answers, and one's own words can be taken back.
import { namedSample, samplePath } from "../../../../checks/place.ts";
import { capitalise } from "../../../../model/names.ts";
import { element, imported, local, member, object } from "../../../../project/code/expression.ts";
import { article, plural } from "../../../../knowledge/words/inflect.ts";
import { defineFeature, type FeatureCheck, type FeatureContext } from "../../../definition/define-feature.ts";
import type { CheckStep, Target } from "../../../../schema/check.ts";
import { say } from "../../../../project/words/say.ts";
import { CommentFeature } from "./comment-schema.ts";
import { isOwnTool, keeperOf } from "../../../definition/kit-parts.ts";
import { firstAsAdministrator, logOut, signUp } from "../../people/account/people-steps.ts";
import { accessOf, hasAccounts } from "../../../../model/project-model.ts";
import { commentNouns, keptComments, repliesFrom } from "./kept-comments.ts";

export const commentFeature = defineFeature<typeof CommentFeature>({
  schema: CommentFeature,
  describe: ({ called }, { many }) => {
    const replies = /^(?:reply|answer)$/.test(called);
    return {
      called: `${plural(called)} ${replies ? "to" : "on"} ${many}`,
      can: called === "comment" ? `comment on ${many}` : `leave ${plural(called)} ${replies ? "to" : "on"} ${many}`,
    };
  },
  draft: ({ words, prompt, entity }) => {
    if (entity === null) return null;
    const called = calledIn(words, entity.one);
    return { feature: { entity: entity.id, called, anonymous: /\banonym/.test(prompt) } };
  },
  compose: ({ project, feature, model }) => {
    const comments = keptComments(project, feature, model);
    const noun = object(commentNouns[feature.called]);
    return {
      modules: [comments.module],
      detail: [
        element(imported("@/components/comments/comment-thread", "CommentThread"), {
          comments: comments.value,
          about: member(local("row"), "id"),
          noun,
          isAnonymous: feature.anonymous ? true : undefined,
          isKeeper: keeperOf(project),
        }),
      ],
    };
  },
  checks: (context) => [checksOf(context), keptCheck(context)],
});

/** How one names what is written: as the wish says, else as it is usual below such a thing. */
function calledIn(words: string, one: string): CommentFeature["called"] {
  if (/\bcondolence/.test(words) || /\b(?:obituary|memorial)$/.test(one)) return "condolence";
  if (/\bmessage/.test(words)) return "message";
  if (/\bcomment/.test(words)) return "comment";
  if (/\banswer/.test(words) || /\bquestion$/.test(one)) return "answer";
  return /\b(?:repl|respon|discuss)/.test(words) || /\b(?:post|topic|thread|discussion)$/.test(one) ? "reply" : "comment";
}

function checksOf({ project, feature, model }: FeatureContext<CommentFeature>): FeatureCheck | null {
  const sample = namedSample({ project, model });
  if (!sample) return null;
  const { called, anonymous } = feature;
  const { one, many } = commentNouns[called];
  const words = `The first ${called} of this visit`;
  const form = { role: "form", name: say.community.postComment({ one }), exact: true } as const;
  const name = anonymous ? [] : [{ do: "fill", target: { label: say.community.yourName(), within: form }, value: "Robin" } as const];
  const thread = { role: "list", name: say.general.list({ many }), exact: true } as const;
  const written: Target = { role: "listitem", within: thread, text: words };
  const answer = "And what comes after it";
  const replies: Target = { role: "list", name: say.community.repliesTo({ text: words }), exact: true };
  const { begun, there, count, answered } = fromTheStart({ project, feature, model }, { thread, index: sample.index });
  const other = namedSample({ project, model }, sample.index + 1);
  return {
    title: `${capitalise(model.entity.name.many)} can be answered with ${article(called)} ${called} and a reply to it, ${anonymous ? "without a name, " : ""}and both are kept`,
    steps: [
      { do: "open", path: samplePath(model, sample.index) },
      ...begun(sample.index),
      { do: "click", target: { role: "button", name: say.community.postComment({ one }), exact: true } },
      { do: "expectVisible", target: { text: say.community.writeYourComment({ one }) } },
      ...name,
      { do: "fill", target: { label: say.community.yourComment({ one }) }, value: words },
      { do: "click", target: { role: "button", name: say.community.postComment({ one }), exact: true } },
      { do: "expectVisible", target: written },
      { do: "expectVisible", target: { role: "listitem", within: thread, text: anonymous ? say.community.anonymous() : "Robin" } },
      { do: "expectValue", target: { label: say.community.yourComment({ one }) }, equals: "" },
      ...(anonymous ? [] : [{ do: "expectValue", target: { label: say.community.yourName(), within: form }, equals: "Robin" } as const]),
      { do: "fill", target: { label: say.community.yourComment({ one }) }, value: "A later one" },
      { do: "click", target: { role: "button", name: say.community.postComment({ one }), exact: true } },
      { do: "expectText", target: thread, contains: "A later one" },
      { do: "click", target: { role: "button", name: say.community.reply(), exact: true, within: written } },
      { do: "fill", target: { label: say.community.yourReplyToIt() }, value: answer },
      { do: "click", target: { role: "button", name: say.community.sendReply(), exact: true } },
      { do: "expectVisible", target: { role: "listitem", within: replies, text: answer } },
      { do: "expectHidden", target: { role: "button", name: say.community.sendReply() } },
      { do: "click", target: { role: "button", name: say.community.reply(), exact: true, within: written } },
      { do: "fill", target: { label: say.community.yourReplyToIt() }, value: "More about it" },
      { do: "click", target: { role: "button", name: say.community.sendReply(), exact: true } },
      { do: "expectText", target: { role: "listitem", within: replies, nth: 1 }, contains: "More about it" },
      { do: "reload" },
      { do: "expectText", target: { role: "listitem", within: thread, nth: there }, contains: words },
      { do: "expectVisible", target: { role: "listitem", within: replies, text: answer } },
      count(4),
      {
        do: "expectText",
        target: { role: "button", name: say.community.deleteComment({ text: answer }), exact: true },
        contains: say.community.remove(),
      },
      { do: "click", target: { role: "button", name: say.community.deleteComment({ text: answer }), exact: true } },
      count(3),
      { do: "expectHidden", target: { role: "listitem", within: replies, text: answer } },
      ...(other === null || other.index === sample.index
        ? []
        : [{ do: "open", path: samplePath(model, other.index) } as const, ...begun(other.index)]),
      ...(answered === undefined ? [] : [{ do: "open", path: samplePath(model, answered.index) } as const, ...begun(answered.index)]),
    ],
  };
}

/** Words of the start are deleted by the administrator, without accounts by whoever works in their own tool, and by nobody else. */
function keptCheck({ project, feature, model }: FeatureContext<CommentFeature>): FeatureCheck | null {
  const [told] = repliesFrom(project, feature, model);
  if (told === undefined) return null;
  const { one, many } = commentNouns[feature.called];
  const deletes: Target = { role: "button", name: say.community.deleteComment({ text: told.text.slice(0, SAID_CHARACTERS) }), exact: true };
  const look = (isKeeper: boolean): CheckStep[] => [
    { do: "open", path: samplePath(model, told.index) },
    { do: "expectVisible", target: { role: "list", name: say.general.list({ many }), exact: true } },
    { do: isKeeper ? "expectVisible" : "expectHidden", target: deletes },
  ];
  const see = [accessOf(project, model)?.see ?? "everybody"].flat();
  const isSeen = see.includes("everybody") || see.includes("members");
  return {
    title: `${capitalise(article(one))} ${one} of others is not deleted by somebody who only reads it`,
    steps: hasAccounts(project)
      ? [...firstAsAdministrator(project).steps, ...look(true), ...(isSeen ? [...logOut, ...signUp("Ben"), ...look(false)] : [])]
      : look(isOwnTool(project)),
  };
}

/** How much of a comment its button says. */
const SAID_CHARACTERS = 40;

/** What a check finds of the replies of the start: below a row all of its own, and how many are below the one that it writes to. */
function fromTheStart(
  { project, feature, model }: Pick<FeatureContext<CommentFeature>, "project" | "feature" | "model">,
  { thread, index: sample }: { thread: Target; index: number },
) {
  const { many } = commentNouns[feature.called];
  const told = repliesFrom(project, feature, model);
  const begun = (index: number): CheckStep[] => {
    const own = told.filter((reply) => reply.index === index);
    if (own.length === 0) return [{ do: "expectVisible", target: { text: say.community.writeTheFirst({ many }) } }];
    return own.flatMap(({ author, text }): CheckStep[] =>
      [text, author]
        .filter((part) => part !== "")
        .map((part) => ({ do: "expectVisible", target: { role: "listitem", within: thread, text: part } })),
    );
  };
  const there = told.filter(({ index }) => index === sample).length;
  const count = (more: number): CheckStep => ({
    do: "expectCount",
    target: { role: "listitem", within: thread },
    atLeast: there + more,
    atMost: there + more,
  });
  // A row that has replies from the start is looked at, if the sample is none.
  return { begun, there, count, answered: there > 0 ? undefined : told[0] };
}
