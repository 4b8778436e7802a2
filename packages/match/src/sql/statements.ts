/**
 * Statements whose text kysely writes once, when a store is opened. Kysely puts values where they
 * stand in a query; here it is given the names of values instead, and gives back their order.
 */
import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import type { Tables } from "./tables.ts";

/** `Given`: its values by name. `Row`: the rows it gives, known to the types only. */
export interface Statement<Given, Row> {
  readonly sql: string;
  /** In the order of the text. */
  readonly names: readonly (keyof Given & string)[];
  readonly row?: Row;
}

/** Writes queries, and has no connection to run them. */
export type Writer = Kysely<Tables>;

export const sqliteWriter = (): Writer =>
  new Kysely({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });

export const postgresWriter = (): Writer =>
  new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

/** Stands in a query for the value of this name. */
class Named {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** `statement<Values>()((given) => query)`: the values first, so that the rows can be inferred. */
export function statement<Given extends object>() {
  return <Row>(write: (given: Given) => Compilable<Row>): Statement<Given, Row> => {
    const given = new Proxy({} as Given, { get: (_, name) => new Named(String(name)) });
    const { sql, parameters } = write(given).compile();
    return { sql, names: parameters.map(nameOf) as (keyof Given & string)[] };
  };
}

function nameOf(parameter: unknown): string {
  if (parameter instanceof Named) return parameter.name;
  throw new Error(`A value stands in the text of a statement: ${String(parameter)}`);
}

/** The values in the order of the text. */
export function valuesOf<Given>({ names }: Statement<Given, unknown>, given: Given): unknown[] {
  return names.map((name) => given[name]);
}
