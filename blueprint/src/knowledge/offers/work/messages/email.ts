import { choice, date, email as address, flag, paragraph, text, title } from "../../../field.ts";
import { chartOf, count, type Thing } from "../../../thing.ts";

/** E-mails in the folders of a mail program. */
export const email: Thing = {
  one: "email",
  many: "emails",
  words: ["e-mail", "mail", "email message", "e-mail message", "mail message", "received email", "sent email"],
  apps: [],
  icon: "Mail",
  view: "table",
  hue: 214,
  tagline: "What came in, what went out, and what waits for an answer",
  pageTitle: "Emails",
  fields: [
    title("Subject", { words: ["title", "headline"], placeholder: "Minutes of Monday" }),
    text("From", { words: ["sender", "from address", "author"], presence: "always" }),
    address("To", { words: ["recipient", "receiver", "address"], presence: "always" }),
    choice("Folder", ["Inbox", "Sent", "Drafts", "Trash"], { words: ["mailbox", "category", "status", "place"], presence: "always" }),
    date("Date", { words: ["day", "sent on", "received on", "when"] }),
    paragraph("Message", { words: ["text", "body", "content"] }),
    flag("Read", { verb: "Mark read", on: "Read", off: "Unread" }, { words: ["unread", "seen"] }),
    flag("Starred", { verb: "Star", on: "Starred", off: "Not starred" }, { words: ["star", "important", "favourite", "favorite", "flag"] }),
  ],
  rows: [
    ["Minutes of Monday", "office@example.com", "me@example.com", "Inbox", 0, "The minutes are below; two points are yours.", false, true],
    ["Your order is on its way", "shop@example.com", "me@example.com", "Inbox", 0, "The parcel should arrive on Thursday.", false, false],
    ["Lunch on Friday?", "sam@example.com", "me@example.com", "Inbox", -1, "There is a new place by the harbour.", true, false],
    ["Invoice for March", "me@example.com", "accounts@example.com", "Sent", -1, "Please find the invoice attached.", true, false],
    ["Draft of the programme", "me@example.com", "team@example.com", "Drafts", -2, "Still missing: the second speaker.", true, false],
    ["Train tickets", "travel@example.com", "me@example.com", "Inbox", -3, "Coach 7, seats 41 and 42.", true, true],
    ["Thanks for the photos", "me@example.com", "kim@example.com", "Sent", -4, "The one on the pier is the best.", true, false],
    ["Half price on garden chairs", "offers@example.com", "me@example.com", "Trash", -5, "Only until Sunday.", true, false],
    ["Keys for the cellar", "house@example.com", "me@example.com", "Inbox", -6, "They can be picked up from Tuesday.", true, false],
    ["Notes from the workshop", "me@example.com", "team@example.com", "Sent", -7, "Four pages, the sketches are at the end.", true, false],
  ],
  figures: [count("Emails"), chartOf("folder", "Emails by folder", "ring")],
};
