// Roles: who sees and changes rows in one, who makes the steps of a state, and how people come to a role.
import { after, before, describe, it } from "node:test";
import { openProver, type Prover } from "../../../support/prove-app.ts";
import { proveAndBreak, recordApp } from "./record-app.ts";

const team = recordApp(
  [
    {
      one: "report",
      fields: [
        { label: "Title", type: "text" },
        {
          label: "Status",
          type: "choice",
          options: ["Written", "Read", "Filed"],
          transitions: [
            { verb: "Mark as read", from: ["Written"], to: "Read", by: "role:coach" },
            { verb: "File", from: ["Read"], to: "Filed", by: ["admin", "owner"] },
          ],
        },
      ],
      rows: [
        ["First match", "Written"],
        ["Second match", "Read"],
      ],
      more: { access: { see: "everybody", change: "owner" } },
    },
    {
      one: "injury",
      view: "table",
      isPlain: true,
      fields: [
        { label: "Player", type: "text" },
        { label: "Days", type: "number" },
        { label: "Diagnosis", type: "text", access: { see: "role:doctor", change: "role:doctor" } },
      ],
      rows: [["Ines", 4, "Torn ligament"]],
      more: { access: { see: ["role:coach", "role:doctor"], change: "role:doctor" } },
    },
  ],
  {
    kind: "community",
    features: [{ id: "account", kind: "account", phrase: null }],
    roles: [
      { id: "coach", name: "Coach", isOpen: true },
      { id: "doctor", name: "Doctor", isOpen: false },
    ],
  },
);

describe("roles", () => {
  let prover: Prover;
  before(async () => {
    prover = await openProver();
  });
  after(() => prover.close());

  it("see, change and step as the blueprint says, and the checks see where they do not", async () => {
    await proveAndBreak(prover, team, [
      {
        check: /^The diagnosis of injurys/,
        file: "entities/injurys.ts",
        words: 'diagnosis: { see: "role:doctor"',
        instead: 'diagnosis: { see: "everybody"',
      },
      {
        check: /^Injurys are seen by the role Coach/,
        file: "entities/injurys.ts",
        words: 'change: "role:doctor"',
        instead: 'change: "members"',
      },
      {
        check: /^Injurys are seen by the role Coach/,
        file: "lib/accounts.ts",
        words: "if (hasSampleAdministrator) return all.find(({ email }) => email === ADMINISTRATOR);",
        instead: "if (hasSampleAdministrator) return all.at(-1);",
      },
      {
        check: /^“Mark as read” of a report is for/,
        isNightly: true,
        file: "entities/reports.ts",
        words: 'by: "role:coach"',
        instead: 'by: "members"',
      },
      {
        check: /^People get the role Doctor/,
        isNightly: true,
        file: "lib/accounts.ts",
        words: "accounts.update(id, { role })",
        instead: 'accounts.update(id, { role: role && "coach" })',
      },
      {
        check: /^People get the role Coach/,
        isNightly: true,
        file: "components/account/entrance.tsx",
        words: "{(isNew || hasSampleAdministrator) &&",
        instead: "{isNew &&",
      },
    ]);
  });
});
