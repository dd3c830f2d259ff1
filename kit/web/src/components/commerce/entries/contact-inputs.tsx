import { FieldInput } from "@/components/fields/field-input";
import { usePerson } from "@/hooks/use-person";
import { contactFields } from "@/lib/commerce/contact";

/** Asks who the person is; what they said before is filled in. */
export function ContactInputs({ errors }: { errors: Readonly<Partial<Record<string, string>>> }) {
  const person = usePerson();
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <FieldInput
        field={contactFields.name}
        name="name"
        value={person.name}
        error={errors["name"]}
      />
      <FieldInput
        field={contactFields.email}
        name="email"
        value={person.email}
        error={errors["email"]}
      />
    </div>
  );
}
