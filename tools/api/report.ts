/** What an entry offers, by its types: API Extractor's report of the built declarations. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Extractor, ExtractorConfig, ExtractorLogLevel } from "@microsoft/api-extractor";
import type { Entry } from "./entries.ts";

const silent = { default: { logLevel: ExtractorLogLevel.None } };

export function apiReport(repository: string, { folder, types, name }: Entry): string {
  const made = mkdtempSync(join(tmpdir(), "api-"));
  const project = join(repository, folder);
  const entry = join(project, types);
  try {
    const config = ExtractorConfig.prepare({
      configObjectFullPath: undefined,
      packageJsonFullPath: join(project, "package.json"),
      configObject: {
        projectFolder: project,
        mainEntryPointFilePath: entry,
        compiler: {
          // Its own compiler is older than ours: it gets declarations only, and the libraries they need.
          overrideTsconfig: {
            compilerOptions: {
              target: "es2023",
              module: "nodenext",
              lib: ["es2023", "dom", "dom.iterable"],
              strict: true,
              skipLibCheck: true,
              types: ["node"],
            },
            include: [entry],
          },
        },
        apiReport: {
          enabled: true,
          reportFileName: "report.api.md",
          reportFolder: made,
          reportTempFolder: join(made, "temp"),
        },
        docModel: { enabled: false },
        dtsRollup: { enabled: false },
        tsdocMetadata: { enabled: false },
        // Lines end the same way on every machine.
        newlineKind: "lf",
        messages: {
          compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
          extractorMessageReporting: silent,
          tsdocMessageReporting: silent,
        },
      },
    });
    const complaints: string[] = [];
    const { succeeded } = Extractor.invoke(config, {
      localBuild: true,
      messageCallback(message) {
        if (message.logLevel === ExtractorLogLevel.Error) complaints.push(message.text);
        message.handled = true;
      },
    });
    if (!succeeded) throw new Error(`${name}: ${complaints.join("\n")}`);
    return readFileSync(join(made, "report.api.md"), "utf8");
  } finally {
    rmSync(made, { recursive: true });
  }
}
