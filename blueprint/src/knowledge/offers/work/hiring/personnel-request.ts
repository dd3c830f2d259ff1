import { choice, date, money, number, paragraph, text, title } from "../../../field.ts";
import { chartOf, chartSum, count, sum, type Thing } from "../../../thing.ts";

/** Requests for personnel by departments. */
export const personnelRequest: Thing = {
  one: "personnel request",
  many: "personnel requests",
  words: [
    "employee request",
    "staff request",
    "staffing request",
    "hiring request",
    "recruitment request",
    "headcount request",
    "personnel requisition",
    "staff requisition",
    "job requisition",
    "manpower request",
  ],
  apps: [],
  icon: "UserPlus",
  view: "table",
  hue: 266,
  tagline: "Whom the departments need, from when, and what was decided",
  fields: [
    title("Position", { words: ["title", "name", "role", "job title"], placeholder: "Second bookkeeper" }),
    choice("Department", ["Office", "Production", "Sales", "Service", "Development"], { words: ["team", "unit", "division", "area"] }),
    number("People", { words: ["number", "count", "how many", "headcount", "quantity"], min: 1 }),
    money("Pay a year", { words: ["salary", "budget", "cost", "pay"] }),
    date("Needed from", { words: ["start date", "date", "from", "needed on"] }),
    text("Requested by", { words: ["requester", "manager", "applicant", "by"] }),
    choice("Priority", ["Urgent", "Normal", "Low"], { words: ["urgency", "importance"] }),
    choice("Status", ["Requested", "In review", "Approved", "Declined", "Filled"], { words: ["state", "stage", "approval"] }),
    paragraph("Reason", { words: ["justification", "note", "description", "comment"], presence: "named" }),
  ],
  rows: [
    ["Second bookkeeper", "Office", 1, 43000, 40, "Daniel Osei", "Normal", "In review", "Month ends take too long."],
    ["Machine operators", "Production", 3, 38000, 20, "Jonas Weber", "Urgent", "Approved", "Night shift from next month."],
    ["Field sales, north", "Sales", 1, 52000, 60, "Lena Bergström", "Normal", "Requested", "Visits take two days each."],
    ["Support, evenings", "Service", 2, 35000, 30, "Kofi Mensah", "Urgent", "In review", "Calls after six go unanswered."],
    ["Test engineer", "Development", 1, 57000, 75, "Mateo Silva", "Normal", "Approved", ""],
    ["Reception cover", "Office", 1, 29000, 10, "Amara Okoye", "Urgent", "Filled", "Parental leave."],
    ["Packer for the season", "Production", 4, 27000, 90, "Jonas Weber", "Low", "Requested", "October to December."],
    ["Key account manager", "Sales", 1, 68000, 50, "Lena Bergström", "Normal", "Declined", "Wait for the half-year figures."],
    ["Service technician", "Service", 1, 44000, 35, "Tomás Rivera", "Normal", "Approved", ""],
    ["Interface designer", "Development", 1, 54000, 45, "Priya Nair", "Normal", "In review", "Two products share one designer."],
  ],
  figures: [
    count("Requests"),
    sum("people", "People requested"),
    chartOf("status", "Requests by status", "ring"),
    chartSum("people", "department", "People by department"),
  ],
};
