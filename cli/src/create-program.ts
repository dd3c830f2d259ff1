import { Command } from "commander";
import { addAccountCommands } from "./commands/account-commands.ts";
import { addBuildCommands } from "./commands/build-commands.ts";
import { addFilesCommand } from "./commands/files-command.ts";
import { addListenCommand } from "./commands/listen-command.ts";
import { addLoginCommands } from "./commands/login-commands.ts";
import { addProjectCommands } from "./commands/project-commands.ts";
import { VERSION } from "./version.ts";

const ABOUT = `The command line of an Atelier service: a sentence becomes a proven, deployed web application.

Sign in once with "atelier login", or set ATELIER_API_KEY. Results go to standard output and messages to standard error; with --json a result is one JSON document.`;

const EXITS = `
Exit codes:
  0    done
  1    the request failed; the message says why
  2    the command was not understood
  3    the build failed or was stopped
  4    the build waits for an answer
  5    not signed in, or the key is not valid
  6    no new version: the reply says why, such as a change that was not understood
  130  interrupted; a build goes on without this command

Environment:
  ATELIER_BASE_URL   the service's URL, instead of the one signed in to
  ATELIER_API_KEY    an API key, instead of the one from "atelier login"`;

/** The program with all of its commands. */
export function createProgram(): Command {
  const program = new Command("atelier");
  program
    .description(ABOUT)
    .version(VERSION, "-V, --version", "print the version of this command line")
    .helpOption("-h, --help", "print this help")
    .helpCommand("help [command]", "print the help of a command")
    .option("--service <url>", "the service's URL (default: where you signed in last, or http://localhost:4000)")
    .addHelpText("after", EXITS)
    .showHelpAfterError("Run it with --help for what it takes.")
    .exitOverride();
  addBuildCommands(program);
  addProjectCommands(program);
  addFilesCommand(program);
  addListenCommand(program);
  addLoginCommands(program);
  addAccountCommands(program);
  return program;
}
