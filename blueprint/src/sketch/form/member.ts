// A member of the sketch's form. Each has a file with its schema, its lenient reading and the line by which it is offered to a model;
// what becomes of it is drafted beside that. `sketch-guide.ts` puts the lines together.

/** How a member is explained to a model. A short window is offered only what is `isShort`. */
export interface MemberGuide {
  text: string;
  isShort: boolean;
}

/** A member: its name, how else models call it, and how what they write is put into the form of its schema. */
export interface SketchMember {
  key: string;
  otherNames: readonly string[];
  guide: MemberGuide;
  /** The value in the form of the schema; undefined where nothing was said. */
  read(said: unknown): unknown;
}
