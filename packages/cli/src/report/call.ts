/** The call of `lunchtable report`. */
import { type Command, Option } from "commander";
import type { ReportOptions } from "./report.ts";
import { samenesses } from "./sameness.ts";

export function addReportCommand(root: Command, aboutCards: string): void {
  root
    .command("report")
    .description("plays a reported problem, makes it short and writes a test that shows it")
    .argument("<file>", 'what "Report a problem" of the web app saved')
    .option("--record <file>", "the record of a match that was running when it was reported")
    .option("--at <n>", "another moment than the reported one: after so many commands")
    .addOption(
      new Option("--same <what>", "what a shorter match has to show as well")
        .choices(samenesses)
        .default("moves"),
    )
    .option("--test <file>", "where the test goes (default: beside the report)")
    .option("--cards <file>", `${aboutCards}: the one it was played with`)
    .addHelpText(
      "after",
      "\nCommands are left out until none can be spared without losing the moment. Of the moment stays what" +
        "\nthe last command makes happen (--same happens), also what can be done then (moves), also the whole" +
        "\ntable as the reporter saw it (table). A report of a running match has nothing hidden in it: it is" +
        "\ntold, and played once its record is there." +
        "\n\nExample: lunchtable report problem.json",
    )
    .action(async (file: string, options: ReportOptions) => {
      const { report } = await import("./report.ts");
      await report(file, options, (line) => console.log(line));
    });
}
