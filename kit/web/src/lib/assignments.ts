// Who is assigned to which row of an entity, and to do what.
import { type Entity, type Fields, titleOf } from "./entity";
import { choice } from "./fields/choice";
import type { Field } from "./fields/field-definition";
import { reference } from "./fields/reference";
import { distinct } from "./fields/tags";
import { text } from "./fields/text";
import { readDate, readText } from "./saved";
import { type Collection, createCollection } from "./store";
import { upperFirst } from "./words";

export interface Assignment {
  /** The id of the row that it is about. */
  about: string;
  /** A name. */
  who: string;
  /** An empty text for the row as a whole. */
  task: string;
  /** An ISO date. */
  since: string;
}

export interface AssignmentOptions<F extends Fields> {
  /** Its name in storage. */
  name: string;
  entity: Entity<F>;
  /** Whether the rows have pages of their own. */
  isLink?: boolean;
  /** Whose rows are assigned; without it names are typed. */
  people?: Entity;
  /** What someone who is assigned is called: `Team member`. */
  whoLabel: string;
  /** What their part of the row is called: `Task`. */
  taskLabel: string;
  /** The assignments of a first visit. */
  samples?: () => readonly Assignment[];
}

export interface Assignments<F extends Fields = Fields> extends AssignmentOptions<F> {
  all: Collection<Assignment>;
}

/** Defines the assignments to an entity's rows and opens them. */
export function defineAssignments<F extends Fields>(options: AssignmentOptions<F>): Assignments<F> {
  const { name, samples = () => [] } = options;
  const all = createCollection<Assignment>({
    name,
    read: (saved) => {
      const who = readText(saved["who"]);
      if (who === "") return null;
      return {
        about: readText(saved["about"]),
        who,
        task: readText(saved["task"]),
        since: readDate(saved["since"]),
      };
    },
    samples: () =>
      samples().map((assignment, index) => ({ ...assignment, id: `assignment-${index + 1}` })),
  });
  return { ...options, all };
}

/** What is asked for a new assignment. */
export function assignmentFields({ entity, people, whoLabel, taskLabel }: Assignments) {
  const { one } = entity.noun;
  return {
    about: reference({
      label: upperFirst(one),
      required: true,
      missing: `Choose the ${one}.`,
      to: () => entity,
    }),
    who:
      people === undefined
        ? text({ label: whoLabel, required: true, missing: "Enter a name." })
        : personField(people, whoLabel),
    task: text({ label: taskLabel }),
  };
}

/** One of the names of an entity's rows. */
function personField(people: Entity, label: string): Field<string> {
  const names = distinct(people.rows.all().map((row) => titleOf(people, row)));
  return choice<string>({
    label,
    required: true,
    missing: `Choose the ${people.noun.one}.`,
    options: names,
  });
}

/** Whether someone is assigned to a row already. */
export function isAssigned(
  { all }: Assignments,
  { about, who }: Pick<Assignment, "about" | "who">,
): boolean {
  return all.all().some((other) => other.about === about && other.who === who);
}
