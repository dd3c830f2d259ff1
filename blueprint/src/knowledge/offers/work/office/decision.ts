import { choice, date, money, number, paragraph, text, title } from "../../../field.ts";
import { chartOf, chartSum, count, sum, type Thing } from "../../../thing.ts";

/** Proposals and the decisions about them. */
export const decision: Thing = {
  one: "decision",
  many: "decisions",
  words: [
    "proposal",
    "motion",
    "proposal for decision",
    "decision proposal",
    "resolution",
    "board decision",
    "group decision",
    "dao proposal",
    "suggestion for decision",
    "policy proposal",
  ],
  apps: [],
  icon: "Signpost",
  view: "list",
  hue: 240,
  tagline: "What is proposed, who is for it, and what was decided",
  fields: [
    title("Proposal", { words: ["title", "name", "decision", "motion"], placeholder: "A second entrance for bicycles" }),
    text("Proposed by", { words: ["author", "applicant", "owner", "person"] }),
    choice("Area", ["Building", "Finance", "People", "Programme", "Rules"], { words: ["category", "topic", "subject", "type"] }),
    paragraph("Reason", { words: ["description", "why", "rationale", "text", "argument"] }),
    number("Votes for", { words: ["for", "yes votes", "approvals", "in favour", "votes"] }),
    number("Votes against", { words: ["against", "no votes", "rejections"] }),
    date("Decide by", { words: ["deadline", "due date", "decision date", "date"] }),
    choice("Status", ["Proposed", "In discussion", "Accepted", "Rejected"], { words: ["state", "stage", "outcome", "result"] }),
    money("Cost", { words: ["budget", "price", "amount"], presence: "named" }),
  ],
  rows: [
    ["A second entrance for bicycles", "Yara Haddad", "Building", "The stairs are narrow at eight.", 14, 3, 9, "In discussion", 6200],
    ["Open on Sunday mornings", "Helen Marsh", "Programme", "Families ask for it every week.", 9, 8, 5, "In discussion", 0],
    ["Reserve for repairs", "Daniel Osei", "Finance", "Five per cent of each year's income.", 19, 1, -6, "Accepted", 12000],
    ["One meeting less a week", "Mateo Silva", "Rules", "The notes say the same.", 17, 4, -10, "Accepted", 0],
    ["A trainee in the workshop", "Jonas Weber", "People", "Two of us retire in four years.", 12, 2, 16, "Proposed", 16800],
    ["Solar panels on the roof", "Priya Nair", "Building", "Paid back in nine years.", 16, 5, 20, "In discussion", 38000],
    ["Higher entrance fee", "Daniel Osei", "Finance", "Heating costs more.", 6, 15, -14, "Rejected", 0],
    ["A festival in June", "Mei Tanaka", "Programme", "Ten years of the house.", 18, 2, -3, "Accepted", 4500],
    ["Dogs in the office", "Lena Bergström", "Rules", "One calm dog each day.", 10, 11, -21, "Rejected", 0],
    ["Four-day week on trial", "Amara Okoye", "People", "Six months, then we look.", 13, 6, 30, "Proposed", 0],
  ],
  figures: [
    count("Proposals"),
    sum("votes-for", "Votes for"),
    chartOf("status", "Proposals by status", "ring"),
    chartSum("votes-for", "area", "Votes by area"),
  ],
};
