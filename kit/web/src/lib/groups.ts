// Groups that one can join: who was added to them by name, and what their members share.
import { type ValuesOf, readForm } from "./entity";
import { paragraph } from "./fields/paragraph";
import { text } from "./fields/text";
import { readText } from "./saved";
import { type Collection, createCollection } from "./store";

/** Someone who was added to a group by name. */
export interface Member {
  /** The id of the group. */
  about: string;
  name: string;
}

/** A text that members share. */
export interface Resource {
  /** The id of the group. */
  about: string;
  title: string;
  text: string;
}

/** Opens the members of this name in storage. */
export function createMembers(name: string): Collection<Member> {
  return createCollection<Member>({
    name,
    read: (saved) => {
      const member = { about: readText(saved["about"]), name: readText(saved["name"]) };
      return member.name === "" ? null : member;
    },
    samples: () => [],
  });
}

/** Opens the resources of this name in storage. */
export function createResources(name: string): Collection<Resource> {
  return createCollection<Resource>({
    name,
    read: (saved) => {
      const resource = {
        about: readText(saved["about"]),
        title: readText(saved["title"]),
        text: readText(saved["text"]),
      };
      return resource.title === "" ? null : resource;
    },
    samples: () => [],
  });
}

/** What someone who shares a resource fills in; its content may also come from a file. */
export const resourceFields = {
  title: text({
    label: "Title of the resource",
    required: true,
    missing: "Give the resource a title.",
  }),
  content: paragraph({ label: "Content" }),
};

type ResourceForm = ValuesOf<typeof resourceFields> & { file: File | null };

/** Reads a resource that is shared: a content that was written comes before that of the file. */
export function readResource(form: FormData): {
  values: ResourceForm;
  errors: Readonly<Record<string, string>>;
} {
  const { values, errors } = readForm(resourceFields, form);
  const entry = form.get("file");
  const file = entry instanceof File && entry.size > 0 ? entry : null;
  const isEmpty = values.content === "" && file === null;
  return {
    values: { ...values, file },
    errors: isEmpty ? { ...errors, content: "Write the content, or choose a text file." } : errors,
  };
}
