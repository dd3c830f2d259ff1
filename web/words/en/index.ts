// Every module of the English texts: what a catalogue consists of. Pages import the modules that they need, not this index.
export * as connect from "./connect.ts";
export * as general from "./general.ts";
export * as changes from "./home/changes.ts";
export * as landing from "./home/landing.ts";
export * as projects from "./home/projects.ts";
export * as prompt from "./home/prompt.ts";
export * as restored from "./home/restored.ts";
export * as trash from "./home/trash.ts";
export * as language from "./language.ts";
export * as shell from "./shell.ts";
export * as signIn from "./sign-in.ts";
