// The kinds of features of this group: what people say to each other and do together.
import { z } from "zod";
import { Slug } from "../../schema/entity.ts";
import { featureBase, featureOfEntity } from "../../schema/feature-base.ts";
import { CollectName } from "./marks/collect/collect-words.ts";
import { ProfileFieldId } from "./people/profile/profile-fields.ts";

const people = [
  /** Accounts of this browser: sign-up, log-in, a profile with these fields beside name and e-mail address, a password that can be changed. */
  z.strictObject({ kind: z.literal("account"), ...featureBase, fields: z.array(ProfileFieldId) }),
] as const;

const talk = [
  /** Comments below a row, each of which can be answered. `called` is how one names them: comment, reply, answer, condolence, message. */
  z.strictObject({
    kind: z.literal("comment"),
    ...featureOfEntity,
    called: z.enum(["comment", "reply", "answer", "condolence", "message"]),
    anonymous: z.boolean(),
  }),
  /** Private messages to people of the app, or to anyone by name. */
  z.strictObject({ kind: z.literal("message"), ...featureBase }),
  /** A public chat with these rooms. */
  z.strictObject({ kind: z.literal("chatroom"), ...featureBase, rooms: z.array(z.string().min(1).max(40)).min(2) }),
] as const;

const news = [
  /** Notifications inside the app, with a bell in the bar. On new rows of the entity `rows` a person can set conditions of which they are notified. */
  z.strictObject({ kind: z.literal("notify"), ...featureBase, rows: Slug.nullable().default(null) }),
] as const;

const opinion = [
  /** Stars and words on the page of a row, with their average. */
  z.strictObject({ kind: z.literal("review"), ...featureOfEntity }),
  /** Votes for rows, with `down` also against them, and their ranking. */
  z.strictObject({ kind: z.literal("vote"), ...featureOfEntity, down: z.boolean() }),
  /** Questions with options to vote for. */
  z.strictObject({ kind: z.literal("poll"), ...featureBase }),
] as const;

const marks = [
  /** Rows that a person set apart: favourites, a wishlist, what they follow. */
  z.strictObject({ kind: z.literal("collect"), ...featureOfEntity, called: CollectName }),
  /** Groups that are joined, with members, and with `resources` what they share. */
  z.strictObject({ kind: z.literal("join"), ...featureOfEntity, resources: z.boolean() }),
  /** What was opened or downloaded before. */
  z.strictObject({ kind: z.literal("history"), ...featureOfEntity, of: z.enum(["visits", "downloads"]) }),
  /** The link to a row's page, or of no entity to the first page, to pass on. */
  z.strictObject({ kind: z.literal("share"), ...featureBase, entity: Slug.nullable() }),
] as const;

/** The schemas of the group's features. */
export const communitySchemas = [...people, ...talk, ...news, ...opinion, ...marks] as const;
