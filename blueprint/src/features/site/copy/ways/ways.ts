// The words that all domains of a way share: what happens step by step, what one may ask, what one can choose.
import { type Question, rows, type Way } from "../domain.ts";
import { wayQuestions } from "./way-questions.ts";

/** A step on the way, with its title and a sentence. */
export interface Step {
  title: string;
  text: string;
}

/** The words of a way. `act` is the button of the first step; `plans` are three names from small to large. */
export interface WayWords {
  act: string;
  inquiry: string;
  steps: readonly Step[];
  values: readonly Step[];
  beginnings: readonly string[];
  plans: readonly [string, string, string];
  questions: readonly Question[];
}

function steps(lines: string): Step[] {
  return rows(lines).map(([title = "", text = ""]) => ({ title, text }));
}

const honest = "Honesty|It is said openly what something can do, what it costs and what it cannot do.";
const calm = "Time|A good answer may take a moment, and it gets it.";
const care = "Care|Small things are done as carefully as large ones, because they are noticed every day.";
const open = "Openness|How we decide can be seen and questioned.";
const near = "Closeness|You speak with the people who do the work.";
const lasting = "Staying power|What we begin is meant to last, and we stay reachable.";

const company: readonly string[] = [
  "It began with a plain idea: {people} should find {gives} without fuss, and somebody who answers when they ask.",
  "The first years were a time of listening. What worked was kept, what did not was changed, and most new visitors came because somebody had told them.",
  "Today the same idea guides every decision. Much has grown since then; the way of working has stayed the way it was.",
];

/** The words of each way. */
export const wayWords: Readonly<Record<Way, WayWords>> = {
  visit: {
    act: "Ask for a date",
    inquiry: "Ask for a date",
    steps: steps(`
      Choose|Look at what is offered and pick what suits you.
      Write|Tell us the day that you prefer, and anything that we should know.
      Come|Everything is prepared when you arrive.
      Come back|Say what was good and what was not: the next time is better still.`),
    values: steps([calm, care, honest, near].join("\n")),
    beginnings: company,
    plans: ["Single visit", "Five visits", "All year"],
    questions: wayQuestions.visit,
  },
  project: {
    act: "Request a consultation",
    inquiry: "Request a consultation",
    steps: steps(`
      Conversation|You tell us what should change. We ask until we have understood it.
      Plan|You receive a plan with steps, dates and a price.
      Work|We do what was agreed and show how far it is.
      Handover|You try everything, and we stay reachable afterwards.`),
    values: steps([honest, care, lasting, near].join("\n")),
    beginnings: company,
    plans: ["Starter", "Standard", "Complete"],
    questions: wayQuestions.project,
  },
  order: {
    act: "See the selection",
    inquiry: "Ask about a product",
    steps: steps(`
      Choose|Take your time: every piece is described as it is.
      Order|A few details are enough.
      Receive|Packed carefully and sent quickly.
      Enjoy|And if it does not suit you, send it back.`),
    values: steps([care, honest, lasting, open].join("\n")),
    beginnings: company,
    plans: ["Once", "Every month", "Every week"],
    questions: wayQuestions.order,
  },
  account: {
    act: "Compare the plans",
    inquiry: "Ask for an offer",
    steps: steps(`
      Compare|See what each plan holds, side by side.
      Choose|Take the smallest that is enough: you can change it later.
      Begin|Your plan starts on the day that you name.
      Stay in control|Change or end it whenever life does.`),
    values: steps([honest, open, near, lasting].join("\n")),
    beginnings: company,
    plans: ["Basic", "Plus", "Premium"],
    questions: wayQuestions.account,
  },
  course: {
    act: "See the courses",
    inquiry: "Ask about a course",
    steps: steps(`
      Look around|Read what each course expects and what it gives.
      Try|Begin with one lesson and see whether the pace suits you.
      Learn|A little every week does more than a lot once.
      Show it|Finish with something that you can show.`),
    values: steps([calm, near, open, care].join("\n")),
    beginnings: company,
    plans: ["Single course", "Semester", "All courses"],
    questions: wayQuestions.course,
  },
  event: {
    act: "Take part",
    inquiry: "Sign up",
    steps: steps(`
      Read|See what is planned, and when.
      Sign up|A name is enough to keep your place.
      Come|Doors open a little earlier than the programme begins.
      Pass it on|Tell those who would have liked to be there.`),
    values: steps([open, near, care, honest].join("\n")),
    beginnings: [
      "It began with a few people at one table and the wish for {gives}.",
      "Every time since, somebody new has brought an idea along: a stand, a song, a better way to welcome {people}.",
      "What has stayed is the reason for it. Come for that, and stay for the rest.",
    ],
    plans: ["Day ticket", "Weekend", "Supporter"],
    questions: wayQuestions.event,
  },
  cause: {
    act: "Help now",
    inquiry: "Offer help",
    steps: steps(`
      Learn|See what is needed at the moment.
      Choose|Give time, goods or money: each of them helps.
      Act|We tell you where and when.
      See|Read what became of it.`),
    values: steps([open, care, near, lasting].join("\n")),
    beginnings: [
      "It began with neighbours who saw that something was missing, and did not wait for somebody else.",
      "More hands came, then rooms, then rules that keep everything fair. Most of the work is still done by volunteers.",
      "The aim has not changed: {gives}, for {people}.",
    ],
    plans: ["Friend", "Supporter", "Patron"],
    questions: wayQuestions.cause,
  },
  read: {
    act: "Start reading",
    inquiry: "Write to the editors",
    steps: steps(`
      Browse|The newest is at the top.
      Find|Search and filter by what interests you.
      Read|Without haste, on any screen.
      Take part|Write to us about what is missing.`),
    values: steps([honest, open, care, calm].join("\n")),
    beginnings: [
      "It began as a collection for a few people who were looking for {gives} and found too little of it.",
      "More {people} came, and with them questions, corrections and better ideas.",
      "Today it is a place that is kept every week, with the same care as the first page.",
    ],
    plans: ["Reader", "Supporter", "Organisation"],
    questions: wayQuestions.read,
  },
  person: {
    act: "See the work",
    inquiry: "Ask about a project",
    steps: steps(`
      Write|A few lines on what you have in mind.
      Talk|We find out together what it needs.
      Work|You see sketches early and often.
      Finish|You receive everything that you need to use it.`),
    values: steps([care, calm, honest, near].join("\n")),
    beginnings: [
      "It began with a sketchbook, and with the habit of looking at ordinary things for a little longer than necessary.",
      "Training and the first commissions followed: small ones at first, each a chance to learn what a form has to carry.",
      "Today the work goes from the first conversation to the last detail, alone or together with others who know their craft.",
    ],
    plans: ["Small", "Medium", "Large"],
    questions: wayQuestions.person,
  },
  platform: {
    act: "Have a look",
    inquiry: "Write to us",
    steps: steps(`
      Look around|Everything can be seen without signing up.
      Try it|Begin with something small.
      Make it yours|What you enter is kept in this browser.
      Tell us|What is missing comes next.`),
    values: steps([open, care, honest, lasting].join("\n")),
    beginnings: company,
    plans: ["Free", "Plus", "Team"],
    questions: wayQuestions.platform,
  },
};
