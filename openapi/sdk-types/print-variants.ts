// A type whose status decides about other fields is a union in the SDK, so that a check of the status narrows them.

/** One member of the union: what its fields are instead of the general types. */
interface Variant {
  name: string;
  description: string;
  fields: Readonly<Record<string, string>>;
}

/** A union: the name of the interface with the fields of all its members, and the members. */
interface Variants {
  common: string;
  description: string;
  members: readonly Variant[];
}

const fieldDescriptions: Readonly<Record<string, string>> = {
  operationStatus: "The status of the build.",
  status: "The same as `operationStatus`.",
  error: "Why it has failed; null for every other status.",
  finishedAt: "When it ended; null if it has not ended.",
};
const unfinished = { error: "null", finishedAt: "null" };

/** The schemas that are unions. What they say is tested against the running service: `tests/integrations/sdk/methods.test.ts`. */
export const variants: Readonly<Record<string, Variants>> = {
  Operation: {
    common: "OperationFields",
    description: "A build with all of its details, distinguished by `operationStatus`.",
    members: [
      { name: "RunningOperation", description: "A build in progress.", fields: { ...statusIs("running"), ...unfinished } },
      {
        name: "WaitingOperation",
        description: "A build that has asked a question and waits.",
        fields: { ...statusIs("waiting"), ...unfinished },
      },
      {
        name: "DoneOperation",
        description: "A build that is done. Its `version` is null if nothing had to be changed.",
        fields: { ...statusIs("done"), error: "null", finishedAt: "string" },
      },
      {
        name: "FailedOperation",
        description: "A build that has failed or was stopped.",
        fields: { ...statusIs("failed"), error: "OperationError", finishedAt: "string" },
      },
    ],
  },
};

/** The members of a union, and the union. */
export function printVariants(name: string, { common, description, members }: Variants): string {
  const interfaces = members.map((member) => {
    const fields = Object.entries(member.fields).map(([field, type]) => `/** ${fieldDescriptions[field]} */\n${field}: ${type};`);
    return `/** ${member.description} */\nexport interface ${member.name} extends ${common} {\n${fields.join("\n")}\n}`;
  });
  const union = `/** ${description} */\nexport type ${name} = ${members.map((member) => member.name).join(" | ")};`;
  return [...interfaces, union].join("\n\n");
}

function statusIs(status: string): Record<string, string> {
  return { operationStatus: JSON.stringify(status), status: JSON.stringify(status) };
}
