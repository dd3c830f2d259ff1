import { choice, date, money, paragraph, reference, title } from "../../../field.ts";
import { chartOf, count, sum, type Thing } from "../../../thing.ts";

/** Policies of an insurance. */
export const insurancePolicy: Thing = {
  one: "insurance policy",
  many: "insurance policies",
  words: ["policy", "insurance contract", "insurance cover", "policy holder", "policyholder", "policy record", "customer policy"],
  apps: [],
  icon: "ShieldCheck",
  view: "table",
  hue: 194,
  tagline: "What is insured, for whom, until when, and at what price",
  fields: [
    title("Number", { words: ["policy number", "name", "title", "id", "policy id"], placeholder: "P-20418" }),
    reference("Customer", "customer", { words: ["client", "policyholder", "policy holder", "holder", "insured", "name of customer"] }),
    choice("Kind", ["Car", "Health", "Home", "Liability", "Life", "Travel"], { words: ["type", "category", "product", "policy type"] }),
    money("Premium", { words: ["price", "monthly premium", "cost", "fee", "rate"] }),
    money("Cover", { words: ["coverage", "sum insured", "insured amount", "coverage amount"] }),
    date("From", { words: ["start date", "starts on", "valid from", "begin"] }),
    date("Until", { words: ["end date", "expires on", "expiry date", "valid until", "expiration date", "renewal date"] }),
    choice("Status", ["Offered", "Active", "Due for renewal", "Cancelled"], { words: ["state"] }),
    money("Excess", { words: ["deductible", "own share"], presence: "named" }),
    paragraph("Notes", { words: ["note", "comment", "conditions", "terms"], presence: "named" }),
  ],
  rows: [
    ["P-20418", "Harbour Studio", "Liability", 48, 500000, -210, 155, "Active", 500, ""],
    ["P-20419", "Corner Bakery", "Home", 92, 800000, -350, 15, "Due for renewal", 1000, "Oven room listed separately."],
    ["P-20425", "Northside Books", "Home", 64, 350000, -90, 275, "Active", 500, "Water damage included."],
    ["P-20431", "Linden & Daughters", "Car", 71, 60000, -30, 335, "Active", 300, "Two vans."],
    ["P-20437", "Atlas Physiotherapy", "Liability", 115, 2000000, -180, 185, "Active", 0, ""],
    ["P-20440", "Green Valley Farm", "Health", 240, 1000000, -720, 10, "Due for renewal", 250, "Five people."],
    ["P-20446", "Old Mill Traders", "Travel", 18, 50000, -12, 18, "Active", 100, "Goods and drivers."],
    ["P-20452", "Blue Door Gallery", "Home", 133, 1200000, -400, -35, "Cancelled", 2000, ""],
    ["P-20458", "Meridian Supply", "Car", 310, 400000, -60, 305, "Active", 750, "Nine lorries."],
    ["P-20463", "Station Garage", "Life", 56, 250000, 5, 7300, "Offered", 0, "Waits for the signature."],
    ["P-20467", "Harbour Studio", "Travel", 22, 80000, -45, 320, "Active", 150, ""],
    ["P-20470", "Corner Bakery", "Health", 188, 750000, 12, 377, "Offered", 200, ""],
  ],
  figures: [
    count("Policies"),
    sum("premium", "Premiums"),
    chartOf("kind", "Policies by kind"),
    chartOf("status", "Policies by status", "ring"),
  ],
};
