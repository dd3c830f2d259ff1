import type { Command } from "commander";
import { drawTable } from "../output/draw-table.ts";
import { printResult } from "../output/print-result.ts";
import { openClient, serviceOf } from "../session/open-client.ts";

/** Adds `account` and `models`. */
export function addAccountCommands(program: Command): void {
  program
    .command("account")
    .summary("print the plan, the credits and the usage")
    .description("Prints the plan, the credits left and the usage of the last thirty days.")
    .option("--json", "print the result as JSON")
    .action(async (options: { json?: boolean }, command: Command) => {
      const usage = await openClient(command).usage.get();
      const { requests, builds, creditsSpent } = usage.last30Days;
      const rows = [
        ["service", serviceOf(command)],
        ["plan", usage.plan],
        ["credits", String(usage.creditBalance)],
        ["renews", usage.renewsAt ?? "never"],
        ["last 30 days", [counted(builds, "build"), counted(creditsSpent, "credit"), counted(requests, "request")].join(", ")],
      ];
      printResult(options, { data: usage, text: drawTable(rows) });
    });
  program
    .command("models")
    .summary("list the models")
    .description("Lists the models that can write an app.")
    .option("--json", "print the result as JSON")
    .action(async (options: { json?: boolean }, command: Command) => {
      const models = await openClient(command).models.list();
      const rows = models.map(({ id, name, locked, unlockedBy }) => [id, name, locked ? `needs the plan ${unlockedBy}` : ""]);
      printResult(options, { data: models, text: drawTable(rows) });
    });
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
