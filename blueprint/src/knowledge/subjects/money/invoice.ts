import { choice, date, flag, money, paragraph, percent, reference, title } from "../../field.ts";
import { chartSum, sum, type Thing } from "../../thing.ts";

/** Invoices to clients. */
export const invoice: Thing = {
  one: "invoice",
  many: "invoices",
  words: ["bill to client", "receipt", "quote to client"],
  apps: ["invoice manager", "invoicing app", "invoice tracker", "invoicing", "billing", "invoice app"],
  icon: "ReceiptText",
  view: "table",
  hue: 216,
  tagline: "What is billed, what is paid, and what is late",
  fields: [
    title("Number", { words: ["invoice number", "name", "title", "id", "no"], placeholder: "2024-031" }),
    reference("Client", "client", { words: ["customer", "company", "billed to", "who"], presence: "usual" }),
    money("Amount", { required: true, presence: "always", words: ["total", "sum", "price", "value"] }),
    date("Issued on", { words: ["date", "invoice date", "issue date", "sent on", "issued"] }),
    date("Due date", { words: ["due", "due on", "payment due", "deadline"] }),
    choice("Status", ["Draft", "Sent", "Paid", "Overdue"], { words: ["state", "payment status"] }),
    paragraph("Notes", { words: ["note", "comment", "description", "item"] }),
    flag("Paid", { verb: "Mark as paid", on: "Paid", off: "Open" }, { presence: "named", words: ["is paid", "settled"] }),
    percent("Tax", { presence: "named", words: ["vat", "tax rate"] }),
    reference("Project", "project", { presence: "named" }),
  ],
  rows: [
    ["2024-031", "Harbour Studio", 2400, -6, 24, "Sent", "Photographs, first half.", false, 20, "Product photographs"],
    ["2024-030", "Corner Bakery", 620, -12, 18, "Sent", "Logo and bags.", false, 20, "Spring newsletter"],
    ["2024-029", "Northside Books", 900, -25, 5, "Paid", "Six illustrations.", true, 20, "Spring newsletter"],
    ["2024-028", "Linden & Daughters", 3150, -48, -18, "Overdue", "Reminder sent on Monday.", false, 20, "Kitchen renovation"],
    ["2024-027", "Atlas Physiotherapy", 1280, -55, -25, "Paid", "", true, 20, "Office move"],
    ["2024-026", "Green Valley Farm", 450, -61, -31, "Paid", "Labels for jam.", true, 10, "Community garden"],
    ["2024-032", "Harbour Studio", 1600, 0, 30, "Draft", "Second half, not yet sent.", false, 20, "Product photographs"],
    ["2024-025", "Corner Bakery", 380, -80, -50, "Paid", "", true, 20, "Customer survey"],
    ["2024-024", "Northside Books", 1150, -92, -62, "Paid", "Catalogue, spring.", true, 20, "Spring newsletter"],
  ],
  figures: [
    sum("amount", "Billed in all"),
    chartSum("amount", "status", "Amount by status", "ring"),
    chartSum("amount", "issued-on", "Billed by month", "line"),
  ],
};
