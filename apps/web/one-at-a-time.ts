/**
 * Work that two processes must not do at once, as building into the same folder. The lock is one of SQLite's: the
 * system gives it back when a process ends, however it ends, so that nothing has to be guessed about old locks.
 */
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";

const LOOK_AGAIN_MS = 100;
/** SQLITE_BUSY: another process has it. */
const IS_TAKEN = 5;

/** Waits until nobody else works under this lock, then works. */
export async function oneAtATime<T>(lock: string, work: () => T | Promise<T>): Promise<T> {
  mkdirSync(dirname(lock), { recursive: true });
  const database = new DatabaseSync(lock);
  try {
    while (!take(database)) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    return await work();
  } finally {
    database.close();
  }
}

function take(database: DatabaseSync): boolean {
  try {
    database.exec("BEGIN EXCLUSIVE");
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === IS_TAKEN) return false;
    throw error;
  }
}
