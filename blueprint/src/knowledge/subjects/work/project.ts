import { choice, date, money, paragraph, percent, reference, text, title } from "../../field.ts";
import { chartOf, count, type Thing } from "../../thing.ts";

/** Projects with a state and an end. */
export const project: Thing = {
  one: "project",
  many: "projects",
  words: ["initiative", "campaign"],
  apps: ["project manager", "project management", "project planner", "project board", "project management tool"],
  icon: "FolderKanban",
  view: "cards",
  hue: 214,
  tagline: "Where every project stands",
  fields: [
    title("Name", { words: ["title", "project name"], placeholder: "Website refresh" }),
    choice("Status", ["Planned", "Active", "On hold", "Finished"], { words: ["state", "stage", "phase"] }),
    reference("Client", "client", { presence: "named", words: ["customer"] }),
    date("Start date", { words: ["start", "started", "begin"] }),
    date("Deadline", { words: ["due", "due date", "end date", "end", "finish date"] }),
    percent("Progress", { words: ["percent complete", "completion"] }),
    paragraph("Description", { words: ["note", "detail", "summary", "goal", "notes"] }),
    money("Budget", { presence: "named", words: ["cost"] }),
    text("Owner", { presence: "named", words: ["lead", "manager", "person", "responsible"] }),
    choice("Priority", ["High", "Medium", "Low"], { presence: "named" }),
  ],
  rows: [
    ["Website refresh", "Active", "Harbour Studio", -40, 20, 65, "New home page, clearer prices, faster on phones.", 8000, "Mateo", "High"],
    ["Kitchen renovation", "Active", "Linden & Daughters", -21, 35, 40, "New worktop, tiles and lighting.", 12500, "Jonas", "High"],
    [
      "Spring newsletter",
      "Planned",
      "Northside Books",
      5,
      24,
      10,
      "Three stories, the events list and a reader's letter.",
      600,
      "Priya",
      "Medium",
    ],
    ["Summer trip", "Planned", "Green Valley Farm", 14, 90, 5, "Two weeks by train and bicycle.", 2400, "Amara", "Low"],
    ["Office move", "Finished", "Atlas Physiotherapy", -120, -15, 100, "New desks, network and signs.", 9800, "Lena", "Medium"],
    ["Customer survey", "On hold", "Corner Bakery", -60, 45, 30, "Twelve questions, waiting for approval.", 1500, "Priya", "Low"],
    ["Product photographs", "Active", "Harbour Studio", -10, 12, 55, "Forty items on a white ground.", 3200, "Daniel", "Medium"],
    ["Community garden", "Active", "Green Valley Farm", -75, 60, 70, "Ten raised beds and a tool shed.", 4100, "Amara", "Medium"],
  ],
  figures: [count("Projects"), chartOf("status", "Projects by status", "ring")],
};
