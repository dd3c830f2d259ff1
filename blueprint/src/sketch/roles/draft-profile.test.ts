import assert from "node:assert/strict";
import { test } from "node:test";
import { draftedSketch } from "../../examples/drafted-sketch.ts";
import { planChecks, writeProject } from "../../index.ts";
import { childrenOf, projectModel } from "../../model/project-model.ts";

const PROMPT = "Workers present themselves, and employers ask them for offers";

const worker = (more: object = {}): object => ({
  one: "worker",
  profile: true,
  fields: [
    { label: "Name", type: "text" },
    { label: "E-mail", type: "email" },
  ],
  rows: [
    ["Ines Marlow", "ines@example.com"],
    ["Tomas Reed", "tomas@example.com"],
    ["Ute Brandt", "ute@example.com"],
  ],
  ...more,
});

/** Offers that a worker makes, and requests that somebody sends to one. */
const others: readonly object[] = [
  {
    one: "offer",
    fields: [
      { label: "Title", type: "text" },
      { label: "Worker", type: "reference", of: "worker" },
      { label: "Stand-in", type: "reference", of: "worker" },
    ],
    rows: [
      ["Roofs", "Ute Brandt", "Tomas Reed"],
      ["Fences", "Tomas Reed", "Ute Brandt"],
      ["Gates", "Tomas Reed", null],
      ["Walls", "Tomas Reed", null],
    ],
  },
  {
    one: "request",
    fields: [
      { label: "Title", type: "text" },
      { label: "Worker", type: "reference", of: "worker" },
      { label: "From", type: "text", formula: "me" },
    ],
    rows: [
      ["A fence, please", "Tomas Reed", "Olga Wend"],
      ["A roof, please", "Ute Brandt", "Tomas Reed"],
    ],
  },
];

const drafted = (things: readonly object[], more: object = {}): ReturnType<typeof draftedSketch> =>
  draftedSketch(PROMPT, { title: "Harbour Hands", kind: "community", things, ...more });

test("a thing is the profile of accounts: people have accounts, and each changes their own row", () => {
  const { blueprint, problems } = drafted([...others, worker()], { kind: "tool" });
  const [profile] = blueprint.entities.filter(({ profileOf }) => profileOf !== undefined);
  assert.equal(profile?.id, "worker");
  assert.equal(profile.profileOf, "members");
  assert.deepEqual(profile.access, { see: "everybody", change: "owner" });
  assert.ok(blueprint.features.some(({ kind }) => kind === "account"));
  assert.deepEqual(problems, []);
});

test("one thing is the profile, and for others it is said that they are not", () => {
  const { blueprint, problems } = drafted([worker(), worker({ one: "helper" })]);
  assert.deepEqual(
    blueprint.entities.map(({ profileOf }) => profileOf),
    ["members", undefined],
  );
  assert.match(problems.join(" "), /“profile” of “helper” is left out/);
});

test("a profile is that of the role that it is called by or whose people change it; others change it as the sketch says", () => {
  const roles = ["worker", "employer", { name: "clerk", by: "admin" }];
  const of = (more: object): unknown => {
    const [profile] = drafted([worker(more)], { roles }).blueprint.entities;
    return [profile?.profileOf, profile?.access?.see, profile?.access?.change];
  };
  assert.deepEqual(of({}), ["role:worker", "everybody", "owner"]);
  assert.deepEqual(of({ one: "worker profile" }), ["role:worker", "everybody", "owner"]);
  assert.deepEqual(of({ one: "person", access: { see: "members", change: "employer" } }), ["role:employer", "members", "owner"]);
  assert.deepEqual(of({ access: { see: "employer", change: ["owner", "clerk"] } }), [
    "role:worker",
    ["owner", "role:employer"],
    ["owner", "role:clerk"],
  ]);
  assert.deepEqual(of({ one: "person", access: { see: "everybody", change: "admin" } }), ["members", "everybody", "owner"]);
});

test("new rows begin with one's own profile where they are one's own, and not where they are sent to somebody", () => {
  const files = writeProject(drafted([...others, worker()]).blueprint);
  assert.equal(files.get("src/entities/offers.ts")?.match(/startsOwn: true/g)?.length, 1);
  assert.match(files.get("src/entities/offers.ts") ?? "", /worker: field\.reference\(\{[^}]*startsOwn: true/);
  assert.doesNotMatch(files.get("src/entities/requests.ts") ?? "", /startsOwn/);
  assert.match(files.get("src/entities/workers.ts") ?? "", /profile: \{ of: "members", name: "name", email: "eMail" \}/);
  assert.match(files.get("src/routes.tsx") ?? "", /<AccountPage profile=\{\s*<OwnProfile entity=\{workers\} title="Your worker profile"/);
});

test("a profile whose name says that it is one is not called so twice", () => {
  const files = writeProject(drafted([worker({ one: "member profile" })]).blueprint);
  assert.match(files.get("src/routes.tsx") ?? "", /title="Your profile"/);
});

test("who looks around is one person: what they own is of their profile", () => {
  const { blueprint } = drafted([...others, worker()]);
  const [, owns] = /owns: \[([^\]]*)\]/.exec(writeProject(blueprint).get("src/app.ts") ?? "") ?? [];
  assert.deepEqual(owns?.replaceAll(/["\s]/g, "").split(",").toSorted(), [
    "offer/offer-2",
    "offer/offer-3",
    "request/request-2",
    "worker/worker-2",
  ]);
});

test("blueprints without accounts have no profiles, and the checks of others prove them", () => {
  const { blueprint } = drafted([...others, worker()]);
  const ids = (one: typeof blueprint): string[] => planChecks(one).map(({ title }) => title);
  const isProof = (title: string): boolean => title.startsWith("Who has an account has one profile");
  assert.ok(ids(blueprint).some(isProof));
  const without = { ...blueprint, features: blueprint.features.filter(({ kind }) => kind !== "account") };
  assert.ok(!ids(without).some(isProof));
  assert.doesNotMatch(writeProject(without).get("src/entities/workers.ts") ?? "", /restrict/);
});

/** A job board whose jobs say by "me", in a reference to the profile, who posted them; one takes them, and applies for them. */
const jobs = (poster: object = { label: "Poster", type: "reference", of: "worker", formula: "me" }): readonly object[] => [
  worker(),
  {
    one: "job",
    fields: [{ label: "Title", type: "text" }, poster, { label: "Taker", type: "reference", of: "worker" }],
    rows: [
      ["Mend the roof", "Ines Marlow", null],
      ["Paint the fence", "Tomas Reed", "Ute Brandt"],
    ],
    actions: [
      { verb: "Take", when: "empty(taker)", effects: ["taker = me"] },
      { verb: "Apply", effects: ["add application: title = title, job = this"] },
    ],
  },
  {
    one: "application",
    fields: [
      { label: "Title", type: "text" },
      { label: "Job", type: "reference", of: "job" },
      { label: "Applicant", type: "reference", of: "worker", formula: "me" },
    ],
    rows: [["Roof, please", "Mend the roof", "Tomas Reed"]],
  },
];

test("who adds a row is their profile, where it is a reference to profiles: no form asks for it, actions set it, and both need an account", () => {
  const { blueprint, problems } = drafted(jobs());
  assert.deepEqual(problems, []);
  const [, job, application] = blueprint.entities;
  const stamps = [job, application].map((one) => one?.fields.flatMap(({ label, stamp }) => (stamp === undefined ? [] : [label, stamp])));
  assert.deepEqual(stamps, [
    ["Poster", "me"],
    ["Applicant", "me"],
  ]);
  assert.equal(job?.access?.change, "owner");
  const files = writeProject(blueprint);
  const written = files.get("src/entities/jobs.ts") ?? "";
  assert.match(written, /stampRows\(jobs, \{ poster: "me" \}\)/);
  assert.match(written, /setIn\(jobs, row\.id, "taker", ownProfile\(workers\)\)/);
  assert.match(written, /applicant: ownProfile\(workers\)/);
  assert.doesNotMatch(written, /startsOwn/);
  assert.equal(written.match(/by: "members"/g)?.length, 2);
  const checks = planChecks(blueprint);
  const said = (id: string): string => JSON.stringify(checks.find((check) => check.id === id)?.steps ?? []);
  assert.match(said("action-job-take"), /Taker Administrator/);
  assert.match(said("action-job-apply"), /"text":"Administrator"/);
  assert.match(said("stamps-job"), /"contains":"Administrator"/);
});

test("who adds a row is entered where the reference is to no profile, or names the row", () => {
  const house = { one: "house", fields: [{ label: "Name", type: "text" }], rows: [["Number 4"]] };
  const stampsOf = (things: readonly object[]): unknown[] =>
    drafted(things).blueprint.entities.flatMap(({ fields }) => fields.map(({ stamp }) => stamp).filter((stamp) => stamp !== undefined));
  assert.deepEqual(
    stampsOf([
      worker(),
      house,
      {
        one: "visit",
        fields: [
          { label: "Title", type: "text" },
          { label: "House", type: "reference", of: "house", formula: "me" },
        ],
      },
    ]),
    [],
  );
  assert.deepEqual(
    stampsOf([
      worker(),
      {
        one: "sign-up",
        fields: [
          { label: "Worker", type: "reference", of: "worker", formula: "me" },
          { label: "Age", type: "number" },
        ],
      },
    ]),
    [],
  );
});

test("what joins two people is offered on the pages of others alone, and a person's page has what is said of them, not by them", () => {
  const praise = {
    one: "praise",
    many: "praises",
    fields: [
      { label: "Title", type: "text" },
      { label: "Of", type: "reference", of: "worker" },
      { label: "By", type: "reference", of: "worker", formula: "me" },
    ],
    rows: [["A fine fence", "Tomas Reed", "Ines Marlow"]],
  };
  const actions = [
    { verb: "Praise", effects: ["add praise: title = name, of = this"] },
    { verb: "Thank", by: "owner", effects: ["add praise: title = name, of = this"] },
    { verb: "Rename", effects: ["name = me"] },
  ];
  const { blueprint } = drafted([worker({ actions }), praise]);
  const written = writeProject(blueprint).get("src/entities/workers.ts") ?? "";
  assert.deepEqual(written.match(/verb: "\w+"(?=[^{}]*isOfOthers: true)/g), ['verb: "Praise"']);
  const hidden = (planChecks(blueprint).find(({ id }) => id === "profile-worker")?.steps ?? []).filter(
    (step) => step.do === "expectHidden" && step.target.role === "button" && step.target.name === "Praise",
  );
  assert.equal(hidden.length, 1);
  const project = projectModel(blueprint);
  const [parent] = project.entities;
  assert.deepEqual(
    childrenOf(project, parent ?? assert.fail()).map(({ by }) => by.map(({ label }) => label)),
    [["Of"]],
  );
});

test("profiles that nobody but their owners and staff see have no page in the menu of others", () => {
  const audienceOf = (access: object): unknown => {
    const { blueprint } = drafted([{ one: "post", fields: [{ label: "Title", type: "text" }], rows: [["Hello"]] }, worker({ access })]);
    return blueprint.pages.find(({ sections }) => sections.some((part) => part.kind === "collection" && part.entity === "worker"))
      ?.audience;
  };
  assert.equal(audienceOf({ see: "owner", change: "owner" }), "admin");
  assert.equal(audienceOf({ see: "everybody", change: "owner" }), undefined);
});
