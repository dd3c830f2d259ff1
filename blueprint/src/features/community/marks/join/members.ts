// The members of a group: the buttons with which one joins and leaves, and the list on the group's page.
import { type Code, code, raw, type Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import { template } from "../../../../writer/code/text.ts";
import { titleOf } from "../../../../writer/field/field-display.ts";
import type { EntityModel } from "../../../../writer/model/entity-model.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { UnitCall } from "../../../unit/unit.ts";
import { oneModule, ownFile } from "../marked-rows.ts";

/** The names of what is written for groups of this entity. */
export function joinNames(
  model: EntityModel,
): Record<"store" | "mark" | "button" | "list" | "members" | "memberRows" | "resources" | "resourceRows", Reference> {
  const { one, type } = model;
  return {
    store: ownFile(model, `${one}Memberships`, "ts"),
    mark: ownFile(model, `Join${type.name}Mark`),
    button: ownFile(model, `Join${type.name}`),
    list: ownFile(model, `Joined${type.name}List`),
    members: ownFile(model, `${type.name}Members`),
    memberRows: ownFile(model, `${one}Members`, "ts"),
    resources: ownFile(model, `${type.name}Resources`),
    resourceRows: ownFile(model, `${one}Resources`, "ts"),
  };
}

/** The button that joins or leaves, on a row or beside the heading. */
export function joinButton(model: EntityModel, at: "row" | "heading"): Code {
  const { button, mark, store } = joinNames(model);
  const row = raw(model.one);
  const name = titleOf(model, model.one);
  const classes =
    at === "row"
      ? code`className="text-button px-1 text-sm"`
      : code`className={isMember ? "button button-quiet" : "button button-primary"}`;
  return code`
    function ${at === "row" ? mark : button}({ ${row} }: { ${row}: ${model.type} }) {
      const isMember = @useRowMark(${store}, ${row}.id);

      function toggle() {
        const isNew = @toggleRowMark(${store}, ${row}.id);
        @showNotice({ message: isNew ? ${template("You joined ", name, ".")} : ${template("You left ", name, ".")} });
      }

      return (
        <button
          type="button"
          ${classes}
          ${at === "row" ? code`aria-label={isMember ? ${template("Leave ", name)} : ${template("Join ", name)}}` : undefined}
          onClick={toggle}
        >
          {isMember ? <@LogOutIcon className="size-4" /> : <@UserPlusIcon className="size-4" />}
          {isMember ? "Leave" : "Join"}
        </button>
      );
    }`;
}

const groupMemberModule: ModuleSource = {
  path: "src/lib/group-members.ts",
  library: true,
  parts: [
    {
      name: "AddedMember",
      isType: true,
      comment: "Someone who was added to a group by name.",
      code: code`
        interface AddedMember {
          /** The id of the group. */
          about: string;
          name: string;
        }`,
    },
    {
      name: "readAddedMember",
      code: code`
        function readAddedMember(saved: @SavedObject): @AddedMember | null {
          const member = { about: @readText(saved.about), name: @readText(saved.name) };
          return member.name === "" ? null : member;
        }`,
    },
  ],
};

/** The store of the members and their section on the group's page. */
export function membersModules({ project, feature, model }: UnitCall<FeatureOf<"join">>): ModuleSource[] {
  const { members, memberRows } = joinNames(model);
  const key = `${project.blueprint.slug}/${feature.id}-members`;
  return [
    groupMemberModule,
    oneModule(
      memberRows,
      code`const ${memberRows} = @createCollection<@AddedMember>({ key: ${key}, read: @readAddedMember, samples: () => [] });`,
    ),
    oneModule(members, membersCode(model)),
  ];
}

function membersCode(model: EntityModel): Code {
  const { members, memberRows, store } = joinNames(model);
  const row = raw(model.one);
  return code`
    function ${members}({ ${row} }: { ${row}: ${model.type} }) {
      const isMember = @useRowMark(${store}, ${row}.id);
      const others = @useRows(${memberRows}).filter((addedMember) => addedMember.about === ${row}.id);
      const me = @usePerson();
      const [errors, setErrors] = @useState<@FieldErrors>({});
      const count = others.length + (isMember ? 1 : 0);

      function add(event: @FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const element = event.currentTarget;
        const form: @FormReading = { data: new FormData(element), errors: {} };
        const name = @requiredText(form, "member", "Write the member’s name.");
        setErrors(form.errors);
        if (name === "") return;
        ${memberRows}.add({ about: ${row}.id, name });
        element.reset();
      }

      return (
        <section className="card flex flex-col gap-5 p-6 sm:p-8">
          <h2 className="section-title">
            Members <span className="text-base font-normal text-muted">{@formatCount(count, "member", "members")}</span>
          </h2>
          {count === 0 && <p className="text-muted">No members yet. Join, and be the first.</p>}
          <ul role="list" aria-label="Members" className="flex flex-wrap gap-3 empty:hidden">
            {isMember && <li className="flex items-center gap-2 rounded-control bg-sunken py-1.5 pr-4 pl-2"><@Monogram name={me.name === "" ? "You" : me.name} />{me.name === "" ? "You" : \`\${me.name} (You)\`}</li>}
            {others.map((member) => (
              <li key={member.id} className="flex items-center gap-2 rounded-control bg-sunken py-1.5 pr-1 pl-2">
                <@Monogram name={member.name} />
                {member.name}
                <button type="button" className="icon-button" aria-label={\`Remove \${member.name}\`} onClick={() => ${memberRows}.remove(member.id)}>
                  <@XIcon className="size-4" />
                </button>
              </li>
            ))}
          </ul>
          <form noValidate onSubmit={add} className="flex flex-wrap items-start gap-3">
            <div className="min-w-0 flex-1 basis-56">
              <@TextField label="New member" name="member" required error={errors.member} />
            </div>
            <button type="submit" className="button button-quiet quick-submit">
              Add member
            </button>
          </form>
        </section>
      );
    }`;
}
