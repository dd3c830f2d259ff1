import assert from "node:assert/strict";
import { test } from "node:test";
import { planChecks, writeProject } from "../../index.ts";
import { soundBlueprint } from "../../model/sound/sound-blueprint.ts";
import { draftSketch } from "../draft-sketch.ts";
import { readSketch } from "../read-sketch.ts";

/** A job board: companies add vacancies, people apply for them, and a company decides on what refers to its own. */
const board = (see: unknown, by: unknown): object => ({
  title: "Harbour Jobs",
  kind: "community",
  roles: ["company", "applicant"],
  things: [
    {
      one: "vacancy",
      many: "vacancies",
      access: { see: "everybody", change: ["owner", "admin"] },
      fields: [
        { label: "Title", type: "text" },
        { label: "Company", type: "text", formula: "me" },
      ],
      rows: [
        ["Crane driver", "Kranhaus"],
        ["Harbour pilot", "Lotsen"],
        ["Cook", "Kombuese"],
      ],
    },
    {
      one: "application",
      readOnly: false,
      access: { see, change: "owner" },
      fields: [
        { label: "Name", type: "text" },
        { label: "Job", type: "reference", of: "vacancy" },
        {
          label: "State",
          type: "choice",
          options: ["Sent", "Invited"],
          transitions: [{ verb: "Invite", from: ["Sent"], to: "Invited", by }],
        },
      ],
      rows: [
        ["Two seasons on the north quay", "Harbour pilot", "Sent"],
        ["Ten years of galley work", "Cook", "Sent"],
      ],
    },
    {
      one: "remark",
      access: { see: ["owner", "owner of application.vacancy"], change: "owner" },
      fields: [
        { label: "Text", type: "text" },
        { label: "Application", type: "reference", of: "application" },
      ],
      rows: [],
    },
  ],
  pages: [
    { title: "Vacancies", sections: [{ thing: "vacancy" }] },
    { title: "My vacancies", for: ["company"], sections: [{ thing: "vacancy", mine: true }] },
    {
      title: "Applications",
      sections: [{ thing: "application" }, { heading: "For my vacancies", thing: "application", mine: "owner of job" }],
    },
  ],
});

function draft(said: unknown) {
  const read = readSketch(said);
  if ("problems" in read) throw new Error(read.problems.join(" "));
  const drafted = draftSketch("A job board where companies decide on applications", read.sketch);
  if (drafted === null) throw new Error("nothing came of the sketch");
  return drafted;
}

test("the owner of a row is named by the reference that leads to it, in several ways, and over two of them", () => {
  for (const said of ["owner of vacancy", "owner of the job", "job's owner", "vacancy.owner", "job"]) {
    const { blueprint, problems } = draft(board(["owner", said], said));
    assert.deepEqual(problems, []);
    const [vacancies, applications, remarks] = blueprint.entities;
    assert.deepEqual(applications?.access, { see: ["owner", "owner:job"], change: "owner" }, said);
    assert.equal(applications?.fields[2]?.transitions?.[0]?.by, "owner:job");
    assert.deepEqual(remarks?.access?.see, ["owner", "owner:application.job"]);
    assert.deepEqual(vacancies?.access, { see: "everybody", change: ["owner", "admin"] });
  }
});

test("the field that says who added a row is the owner, and a reference that there is not is told", () => {
  const { blueprint } = draft(board(["owner", "job.company"], "owner of job"));
  assert.deepEqual(blueprint.entities[1]?.access?.see, ["owner", "owner:job"]);
  const { problems, blueprint: other } = draft(board(["owner", "owner of ship"], "owner of job"));
  assert.deepEqual(problems, ["“owner of ship”: an application does not refer to such a row."]);
  assert.deepEqual(other.entities[1]?.access?.see, ["owner", "admin"]);
});

test("the app names the references by its fields, shows what concerns a person, and a check lets two people look", () => {
  const { blueprint } = draft(board(["owner", "owner of job"], "owner of job"));
  const files = writeProject(blueprint);
  const applications = files.get("src/entities/applications.ts") ?? "";
  assert.match(applications, /by: "owner:job"/);
  assert.match(applications, /restrict\(applications, \{ see: \["owner", "owner:job"\], change: "owner" \}\)/);
  assert.match(files.get("src/entities/remarks.ts") ?? "", /"owner:application\.job"/);
  assert.match(files.get("src/pages/applications-page.tsx") ?? "", /of=\{\["job"\]\}/);
  const check = planChecks(blueprint).find(({ id }) => id === "concerns-application-job");
  const buttons = (check?.steps ?? []).flatMap((step) => ("target" in step && step.target?.name === "Invite" ? [step.do] : []));
  const rows = (check?.steps ?? []).flatMap((step) => ("target" in step && step.target?.text === "My new application" ? [step.do] : []));
  assert.deepEqual(buttons, ["expectVisible"]);
  assert.deepEqual(rows, ["expectVisible", "expectHidden"]);
});

test("the sample accounts own some of what their roles add, and no row has two owners", () => {
  const { blueprint } = draft(board(["owner", "owner of job"], "owner of job"));
  const app = writeProject(blueprint).get("src/app.ts") ?? "";
  const owned = (role: string): string[] => {
    const [, list = ""] = new RegExp(`id: "${role}"[^}]*?owns: \\[([^\\]]*)\\]`).exec(app) ?? [];
    return list.split(",").flatMap((place) => place.trim().replaceAll('"', "") || []);
  };
  // The page with their own is of companies; what is referred to comes first.
  assert.deepEqual(
    owned("company").filter((row) => row.startsWith("vacancy/")),
    ["vacancy/vacancy-2"],
  );
  assert.equal(owned("applicant").filter((row) => row.startsWith("vacancy/")).length, 0);
  const all = [...owned("company"), ...owned("applicant")];
  assert.equal(new Set(all).size, all.length);
  assert.ok(owned("applicant").some((row) => row.startsWith("application/")));
});

test("a sample account owns rows of one person only, all of them", () => {
  const said = board(["owner", "owner of job"], "owner of job") as { things: { rows: unknown[][] }[] };
  const [vacancy] = said.things;
  if (vacancy === undefined) throw new Error("the board has no vacancies");
  vacancy.rows.push(["Diver", "Lotsen"], ["Ropemaker", "Kranhaus"], ["Painter", "Lotsen"], ["Baker", "Kombuese"]);
  const app = writeProject(draft(said).blueprint).get("src/app.ts") ?? "";
  const [, list = ""] = /id: "company"[^}]*?owns: \[([^\]]*)\]/.exec(app) ?? [];
  const owned = [...list.matchAll(/vacancy\/vacancy-(\d+)/g)].map(([, place]) => vacancy.rows[Number(place) - 1]?.[1]);
  assert.deepEqual(owned, ["Lotsen", "Lotsen", "Lotsen"]);
});

test("where a reference is gone, those who were named by it are nobody", () => {
  const { blueprint } = draft(board(["owner", "owner of job"], "owner of job"));
  const entities = blueprint.entities.map((entity) => ({ ...entity, fields: entity.fields.filter(({ id }) => id !== "job") }));
  const sound = soundBlueprint({ ...blueprint, entities });
  assert.equal(sound.entities[1]?.access?.see, "owner");
  assert.equal(sound.entities[1]?.fields[1]?.transitions?.[0]?.by, "admin");
  assert.deepEqual(
    sound.pages.flatMap(({ sections }) => sections.flatMap((section) => (section.kind === "own" ? [section.of] : []))),
    [undefined, ["owner"]],
  );
});
