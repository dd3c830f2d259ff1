// What an application asks for, by what one applies for: a job asks for a résumé, a leave for its days, a grant for an amount.
import { anyOf } from "../parts/any-of.ts";
import type { AskField } from "../parts/ask-field.ts";

const text = (name: string, label: string, required = true): AskField => ({ name, label, type: "text", required });
const paragraph = (name: string, label: string): AskField => ({ name, label, type: "paragraph", required: true });
const phone: AskField = { name: "phone", label: "Phone", type: "phone", required: false };
const day = (name: string, label: string): AskField => ({ name, label, type: "date", required: true });
const number = (name: string, label: string): AskField => ({ name, label, type: "number", required: true });

const FIELDS: readonly [RegExp, readonly AskField[]][] = [
  [
    anyOf("leave,vacation,time off,absence,holiday"),
    [
      {
        name: "type",
        label: "Type of leave",
        type: "choice",
        required: true,
        options: ["Annual leave", "Sick leave", "Parental leave", "Unpaid leave", "Other"],
      },
      ...[day("from", "First day"), day("until", "Last day"), paragraph("reason", "Reason")],
    ],
  ],
  [
    anyOf("reimbursement,expense,settlement"),
    [
      number("amount", "Amount"),
      day("spentOn", "Date of the expense"),
      paragraph("reason", "What it was for"),
      { name: "receipt", label: "Receipt", type: "file", required: false },
    ],
  ],
  [
    anyOf("procurement,purchase,equipment,supply,supplies"),
    [text("item", "Item"), number("quantity", "Quantity"), paragraph("reason", "Why it is needed")],
  ],
  [
    anyOf("food,distribution,aid,relief,assistance,donation,benefit,welfare"),
    [phone, text("address", "Address"), number("household", "People in the household"), paragraph("needs", "What is needed")],
  ],
  [
    anyOf("grant,loan,fund,funding,credit,financing,scholarship,bursary,mortgage,fellowship"),
    [phone, number("amount", "Amount applied for"), paragraph("purpose", "What it is for")],
  ],
  [
    anyOf("adopt,adoption,pet,dog,cat,animal,puppy,kitten"),
    [phone, text("home", "Your home"), paragraph("experience", "Your experience with animals")],
  ],
  [anyOf("claim"), [day("happenedOn", "Date of the incident"), number("amount", "Amount claimed"), paragraph("incident", "What happened")]],
  [
    anyOf("volunteer,volunteering,member,membership"),
    [phone, text("availability", "When you are available"), paragraph("statement", "Why you would like to take part")],
  ],
  [
    anyOf(
      "job,intern,internship,position,vacancy,vacancies,career,role,opening,employment,recruitment,gig,opportunity,opportunities,freelance",
    ),
    [phone, { name: "resume", label: "Résumé", type: "file", required: false }, paragraph("statement", "Why you are a good fit")],
  ],
  [
    anyOf("visa,permit,license,licence,passport,certificate,certification,registration"),
    [phone, text("address", "Address"), paragraph("purpose", "Purpose")],
  ],
];

/** The fields of an application for this thing, beside the name and the e-mail address. */
export function applicationFields(thing: string): AskField[] {
  return [...(FIELDS.find(([words]) => words.test(thing))?.[1] ?? [phone, paragraph("statement", "Your statement")])];
}
