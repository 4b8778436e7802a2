/**
 * The tables of identities as steps, for ever: a database of any age is brought up to date by those it lacks. A
 * step that was released is never changed.
 */
import { type Compilable, type Kysely, sql } from "kysely";

/** What columns are called here. */
export interface ColumnTypes {
  readonly whole: "integer" | "bigint";
  /** Ids are compared byte by byte, whatever language a server speaks. */
  readonly id: string;
}

/** Step n brings a database from version n - 1 to n. */
export const migrations = <T>(db: Kysely<T>, types: ColumnTypes): readonly (readonly string[])[] =>
  [step1, step2].map((step) => step(db, types).map((part) => part.compile().sql));

const step1 = <T>({ schema }: Kysely<T>, { whole, id }: ColumnTypes): Compilable[] => [
  schema
    .createTable("guests")
    .addColumn("guest", sql.raw(id), (column) => column.primaryKey().notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("atMs", whole, (column) => column.notNull()),
  schema
    .createTable("agents")
    .addColumn("agentId", sql.raw(id), (column) => column.primaryKey().notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("about", "text", (column) => column.notNull())
    .addColumn("owner", sql.raw(id))
    .addColumn("place", whole)
    .addColumn("keyHash", sql.raw(id), (column) => column.unique())
    .addColumn("createdAtMs", whole, (column) => column.notNull())
    .addColumn("keyAtMs", whole, (column) => column.notNull())
    .addUniqueConstraint("agentsByPlace", ["owner", "place"]),
];

const step2 = <T>({ schema }: Kysely<T>, { whole, id }: ColumnTypes): Compilable[] => [
  schema
    .createTable("decks")
    .addColumn("player", sql.raw(id), (column) => column.notNull())
    .addColumn("deckId", sql.raw(id), (column) => column.notNull())
    .addColumn("place", whole, (column) => column.notNull())
    .addColumn("game", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("cards", "text", (column) => column.notNull())
    .addColumn("updatedAtMs", whole, (column) => column.notNull())
    .addPrimaryKeyConstraint("decksById", ["player", "deckId"])
    .addUniqueConstraint("decksByPlace", ["player", "place"]),
];
