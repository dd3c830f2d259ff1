import { choice, number, text, time, title } from "../../../field.ts";
import { chartOf, count, type Thing } from "../../../thing.ts";

/** Rules for the sending of messages. */
export const sendingPolicy: Thing = {
  one: "sending policy",
  many: "sending policies",
  words: [
    "sending rule",
    "sms policy",
    "message policy",
    "sending strategy",
    "delivery rule",
    "notification rule",
    "send policy",
    "sending limit",
    "sms sending policy",
  ],
  apps: [],
  icon: "SlidersHorizontal",
  view: "table",
  hue: 270,
  tagline: "Who may be written to, when, and how often",
  fields: [
    title("Name", { words: ["title", "policy", "rule"], placeholder: "Reminders by day" }),
    choice("Channel", ["Text message", "E-mail", "Push"], { words: ["medium", "type", "kind"] }),
    text("Audience", { words: ["recipients", "for", "group", "target", "target group"] }),
    time("Not before", { words: ["start time", "from", "earliest"] }),
    time("Not after", { words: ["end time", "until", "latest"] }),
    number("Most per day", { words: ["limit", "daily limit", "maximum", "frequency"] }),
    number("Retries", { words: ["retry count", "attempts", "tries"] }),
    choice("Priority", ["High", "Normal", "Low"], { words: ["importance", "urgency"] }),
    choice("Status", ["Active", "Paused", "Draft"], { words: ["state", "enabled"] }),
  ],
  rows: [
    ["Reminders by day", "Text message", "Patients with appointments", "08:00", "19:00", 2, 3, "High", "Active"],
    ["One-time codes", "Text message", "Everyone who signs in", "00:00", "23:59", 10, 5, "High", "Active"],
    ["Weekly letter", "E-mail", "Subscribers", "07:00", "10:00", 1, 2, "Low", "Active"],
    ["Offers", "Text message", "Customers who agreed", "10:00", "18:00", 1, 0, "Low", "Active"],
    ["Order updates", "Push", "Customers with open orders", "07:00", "21:00", 6, 2, "Normal", "Active"],
    ["Outages", "Text message", "Households in the area", "06:00", "22:00", 4, 4, "High", "Active"],
    ["Survey after a visit", "E-mail", "Visitors of the last week", "09:00", "17:00", 1, 1, "Low", "Paused"],
    ["Payment reminders", "E-mail", "Open invoices over 14 days", "08:00", "16:00", 1, 2, "Normal", "Active"],
    ["Birthday wishes", "Push", "Members", "09:00", "12:00", 1, 0, "Low", "Draft"],
    ["Waiting list", "Text message", "People on the list", "08:00", "20:00", 3, 2, "Normal", "Paused"],
  ],
  figures: [count("Policies"), chartOf("channel", "Policies by channel", "ring"), chartOf("status", "Policies by status", "ring")],
};
