// Runs what the READMEs show, so that no command or example in them goes stale.
//
//   ```sh   every line is a command, run from the repository's root, where `npm install` left its
//           reader; each must exit 0
//   ```ts   an example, type-checked and run by Node from the README's folder; it must exit 0
//
// Two comments, on a line of their own before a block, change that:
//
//   <!-- not run: reason -->     the block is skipped, and the reason is printed
//   <!-- run as: command -->     this runs instead: the bounded form of something that goes on
//
// Blocks in other languages (text, json, …) are not run.

import { spawn } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

export type Block = {
  language: "sh" | "ts";
  source: string;
  /** 1-based, of the opening fence. */
  line: number;
  /** Why the block is not run, when a comment says so. */
  notRun?: string;
};

export type Result = { ok: boolean; output: string };

/** Spellings that would quietly not be run; a README uses the two names above. */
const otherSpellings = /^(bash|shell|zsh|console|shell-session|typescript|js|javascript|mjs|tsx)$/;

/** Commands that start this very suite again, never end, or change the files they run among. */
const neverHere = /\bnpm\s+(install|i|ci|start|test|t|run\s+(start|test|format))\b|\.ci\/run\b/;

const repository = join(import.meta.dirname, "..");

export function findReadmes(root: string): string[] {
  const skipped = new Set(["node_modules", "dist", ".git", ".scratch"]);
  return globSync("**/README.md", { cwd: root, exclude: (name) => skipped.has(name) })
    .map((path) => join(root, path))
    .sort();
}

/** The blocks to run. Throws, naming the line, where a README breaks the convention. */
export function findBlocks(markdown: string): Block[] {
  const blocks: Block[] = [];
  let comment: { kind: "not run" | "run as"; text: string } | undefined;
  let open: { fence: string; language: string; line: number; body: string[] } | undefined;

  for (const [index, text] of markdown.split(/\r?\n/).entries()) {
    const line = index + 1;
    if (open) {
      if (!isClosingFence(text, open.fence)) {
        open.body.push(text);
        continue;
      }
      const block = toBlock(open.language, open.body.join("\n"), open.line, comment);
      if (block) blocks.push(block);
      open = undefined;
      comment = undefined;
      continue;
    }
    const fence = /^\s*(`{3,}|~{3,})\s*(\S*)/.exec(text);
    const remark = /^\s*<!--\s*(not run|run as)\b:?\s*(.*?)\s*-->\s*$/.exec(text);
    if (fence) {
      open = { fence: fence[1] ?? "", language: fence[2] ?? "", line, body: [] };
    } else if (remark) {
      const kind = remark[1] === "run as" ? "run as" : "not run";
      if (!remark[2]) throw new Error(`line ${line}: "${kind}" needs its text after a colon`);
      comment = { kind, text: remark[2] };
    } else if (text.trim() !== "") {
      if (comment) throw new Error(`line ${line}: "${comment.kind}" is not followed by a block`);
    }
  }
  if (open) throw new Error(`line ${open.line}: the block is never closed`);
  if (comment) throw new Error(`the last line: "${comment.kind}" is not followed by a block`);
  return blocks;
}

function isClosingFence(text: string, fence: string): boolean {
  const trimmed = text.trim();
  return trimmed.startsWith(fence) && trimmed === fence.charAt(0).repeat(trimmed.length);
}

function toBlock(
  language: string,
  body: string,
  line: number,
  comment: { kind: "not run" | "run as"; text: string } | undefined,
): Block | undefined {
  if (otherSpellings.test(language)) {
    throw new Error(
      `line ${line}: write this block as sh or ts (not ${language}), so that it runs`,
    );
  }
  if (language !== "sh" && language !== "ts") {
    if (comment) throw new Error(`line ${line}: "${comment.kind}" belongs to an sh or ts block`);
    return undefined;
  }
  if (comment?.kind === "not run") return { language, source: body, line, notRun: comment.text };
  if (comment) return checked({ language: "sh", source: comment.text, line });
  return checked({ language, source: body, line });
}

function checked(block: Block): Block {
  if (commandsOf(block.source).length === 0) throw new Error(`line ${block.line}: an empty block`);
  if (block.language === "sh" && neverHere.test(block.source)) {
    throw new Error(
      `line ${block.line}: this would install, go on for ever or test the tests; say ` +
        "<!-- not run: reason --> or <!-- run as: a bounded command --> before the block",
    );
  }
  return block;
}

export async function runBlock(readme: string, block: Block, limitMs = 120_000): Promise<Result> {
  if (block.language === "sh") return run("bash", ["-c", shellScript(block)], repository, limitMs);

  const folder = dirname(readme);
  // Inside the package, so that it may import the package by its own name, as a reader's code would.
  const scratch = join(folder, ".scratch", `readme-line-${block.line}-${process.pid}`);
  mkdirSync(scratch, { recursive: true });
  try {
    writeFileSync(join(scratch, "example.ts"), block.source);
    writeFileSync(join(scratch, "tsconfig.json"), JSON.stringify(exampleProject));
    const types = await run("tsc", ["-p", scratch], folder, limitMs);
    if (!types.ok) return types;
    const example = join(scratch, "example.ts");
    return await run("node", ["--conditions=@tcg/source", example], folder, limitMs);
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

const exampleProject = {
  extends: join(repository, "tsconfig.base.json"),
  compilerOptions: { types: ["node"], noEmit: true, incremental: false, noUnusedLocals: false },
  files: ["example.ts"],
};

/**
 * One shell runs the block, so that `cd` holds for the lines after it as it does for a reader.
 * `set -e` would overlook a line such as `false && true`; so each line is checked by itself.
 */
function shellScript(block: Block): string {
  return commandsOf(block.source)
    .map((command) => {
      const told = `'${command.replaceAll("'", `'\\''`)}'`;
      return `{ ${command}\n} || { code=$?; printf 'exit %s: %s\\n' "$code" ${told} >&2; exit "$code"; }`;
    })
    .join("\n");
}

/** Lines, with those that end in a backslash joined to the next, without blanks and comments. */
function commandsOf(source: string): string[] {
  return source
    .replaceAll(/\\\r?\n\s*/g, "")
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
}

function run(command: string, args: string[], cwd: string, limitMs: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    // A process group of its own, so that whatever a command started ends with it.
    const child = spawn(command, args, {
      cwd,
      env: readersEnvironment(),
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    let output = "";
    let late = false;
    const add = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on("data", add);
    child.stderr.on("data", add);
    const timer = setTimeout(() => {
      late = true;
      output += `\nstill running after ${limitMs / 1000} s\n`;
      if (child.pid) process.kill(-child.pid, "SIGKILL");
    }, limitMs);
    child.on("error", (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.on("close", (code) => {
      clearTimeout(timer);
      resolve({ ok: code === 0 && !late, output });
    });
  });
}

/** The repository's Node and tools first, as under npm, and nothing that a test runner set. */
function readersEnvironment(): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = { ...process.env };
  for (const name of Object.keys(env)) {
    if (/^(VITEST|NODE_ENV$|NODE_OPTIONS$|TEST$)/.test(name)) delete env[name];
  }
  env.PATH = `${join(repository, "node_modules/.bin")}:${env.PATH ?? ""}`;
  env.README_COMMAND = "1";
  return env;
}

export function readBlocks(readme: string): Block[] {
  try {
    return findBlocks(readFileSync(readme, "utf8"));
  } catch (error) {
    throw new Error(`${readme}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
