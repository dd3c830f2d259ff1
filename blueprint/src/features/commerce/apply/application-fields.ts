// What an application asks for, by what one applies for: a job asks for a résumé, a leave for its days, a grant for an amount.
import type { AskField } from "../shared/ask-field.ts";

const text = (name: string, label: string, required = true): AskField => ({ name, label, type: "text", required });
const paragraph = (name: string, label: string): AskField => ({ name, label, type: "paragraph", required: true });
const phone: AskField = { name: "phone", label: "Phone", type: "phone", required: false };
const day = (name: string, label: string): AskField => ({ name, label, type: "date", required: true });
const number = (name: string, label: string): AskField => ({ name, label, type: "number", required: true });

const FIELDS: readonly [RegExp, readonly AskField[]][] = [
  [
    /leave|vacation|time off|absence|holiday/,
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
    /reimburse|expense|settlement/,
    [
      number("amount", "Amount"),
      day("spentOn", "Date of the expense"),
      paragraph("reason", "What it was for"),
      { name: "receipt", label: "Receipt", type: "file", required: false },
    ],
  ],
  [/procure|purchase|equipment|suppl/, [text("item", "Item"), number("quantity", "Quantity"), paragraph("reason", "Why it is needed")]],
  [
    /food|distribution|aid\b|relief|assistance|help|donation|benefit|welfare/,
    [phone, text("address", "Address"), number("household", "People in the household"), paragraph("needs", "What is needed")],
  ],
  [
    /grant|loan|fund|credit|financ|scholarship|bursary|mortgage|fellowship/,
    [phone, number("amount", "Amount applied for"), paragraph("purpose", "What it is for")],
  ],
  [/adopt|pet|dog|cat|animal/, [phone, text("home", "Your home"), paragraph("experience", "Your experience with animals")]],
  [/claim/, [day("happenedOn", "Date of the incident"), number("amount", "Amount claimed"), paragraph("incident", "What happened")]],
  [/volunteer|member/, [phone, text("availability", "When you are available"), paragraph("statement", "Why you would like to take part")]],
  [
    /job|intern|position|vacanc|career|role|opening|employ|recruit|gig|opportunit|freelance/,
    [phone, { name: "resume", label: "Résumé", type: "file", required: false }, paragraph("statement", "Why you are a good fit")],
  ],
  [/visa|permit|licen[cs]e|passport|certificat|registration/, [phone, text("address", "Address"), paragraph("purpose", "Purpose")]],
];

/** The fields of an application for this thing, beside the name and the e-mail address. */
export function applicationFields(thing: string): AskField[] {
  return [...(FIELDS.find(([words]) => words.test(thing))?.[1] ?? [phone, paragraph("statement", "Your statement")])];
}
