import { XIcon } from "lucide-react";
import type { ReactNode } from "react";
import { FieldInput } from "@/components/fields/field-input";
import { SectionTitle } from "@/components/layout/page";
import { Initials } from "@/components/initials";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useCollection } from "@/hooks/use-collection";
import { useFieldsForm } from "@/hooks/use-fields-form";
import { useMark } from "@/hooks/use-mark";
import { usePerson } from "@/hooks/use-person";
import { text } from "@/lib/fields/text";
import { formatCount } from "@/lib/format";
import type { Member } from "@/lib/groups";
import type { Marks } from "@/lib/marks";
import type { Collection } from "@/lib/store";

interface MembersProps {
  members: Collection<Member>;
  /** The groups in which the person is. */
  memberships: Marks;
  /** The id of the group. */
  about: string;
}

const fields = {
  member: text({ label: "New member", required: true, missing: "Write the member’s name." }),
};

/** The members of a group, the person first, and a form that adds one by name. */
export function Members({ members, memberships, about }: MembersProps) {
  const isMember = useMark(memberships, about);
  const others = useCollection(members).filter((member) => member.about === about);
  const me = usePerson();
  const { errors, handleSubmit } = useFieldsForm(fields, ({ member }) =>
    members.add({ about, name: member }),
  );
  const count = others.length + (isMember ? 1 : 0);
  return (
    <Card className="gap-5">
      <SectionTitle>
        Members{" "}
        <span className="text-base font-normal text-muted-foreground">
          {formatCount(count, { one: "member", many: "members" })}
        </span>
      </SectionTitle>
      {count === 0 && (
        <p className="text-muted-foreground">No members yet. Join, and be the first.</p>
      )}
      {count > 0 && (
        <ul role="list" aria-label="Members" className="flex flex-wrap gap-3">
          {isMember && (
            <MemberItem name={me.name || "You"}>
              {me.name === "" ? "You" : `${me.name} (You)`}
            </MemberItem>
          )}
          {others.map(({ id, name }) => (
            <MemberItem key={id} name={name}>
              {name}
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Remove ${name}`}
                onClick={() => members.remove(id)}
              >
                <XIcon />
              </Button>
            </MemberItem>
          ))}
        </ul>
      )}
      <form noValidate onSubmit={handleSubmit} className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-56">
          <FieldInput field={fields.member} name="member" error={errors["member"]} />
        </div>
        <Button type="submit" variant="outline" className="mt-6.5 max-sm:mt-0 max-sm:w-full">
          Add member
        </Button>
      </form>
    </Card>
  );
}

function MemberItem({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2 rounded-md bg-muted py-1.5 pr-3 pl-2">
      <Initials name={name} />
      {children}
    </li>
  );
}
