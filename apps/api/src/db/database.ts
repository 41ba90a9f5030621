import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { raw, type Sql, sql } from './sql.ts';

export { raw, type Sql, sql };

// Parses values as the API sends them: days as YYYY-MM-DD, counts as numbers, instants as ISO text (the
// session runs in UTC).
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => {
  // measured: cutting '2026-11-15 10:20:30.123456+00' is cheaper than parsing it to a `Date`, which costs
  // more than the rest of the row.
  if (text[10] === ' ' && text.endsWith('+00'))
    return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, '0').slice(0, 3)}Z`;
  return new Date(text).toISOString();
});

/** Either the pool or the connection of a transaction. */
export type Executor = {
  many<Row>(query: Sql): Promise<Row[]>;
  /** Null without a row; throws for more than one. */
  maybe<Row>(query: Sql): Promise<Row | null>;
  /** Throws unless there is exactly one row. */
  one<Row>(query: Sql): Promise<Row>;
  run(query: Sql): Promise<number>;
  /** For libraries with their own statements. */
  raw(text: string, values: unknown[]): Promise<{ rows: unknown[] }>;
};

export type Transaction = Executor & {
  /** Runs in order after the commit and never after a rollback; failures are reported and stop nothing. */
  afterCommit(effect: Effect): void;
};

export type Effect = () => unknown;
type Report = (error: unknown) => void;

/** Committed data stays, so a failing effect is reported and the next one runs. */
export const runEffects = async (effects: readonly Effect[], report: Report): Promise<void> => {
  for (const effect of effects)
    try {
      await effect();
    } catch (error) {
      report(error);
    }
};

export type Database = Executor & {
  /** `report` receives errors of effects, by default `onEffectError`. */
  transaction<T>(work: (tx: Transaction) => Promise<T>, report?: Report): Promise<T>;
  /** A plain connection, for COPY. */
  dedicated<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T>;
  pool(): { used: number; idle: number; waiting: number };
  close(): Promise<void>;
};

/** A prepared statement. measured: for a plain object pg would copy the property descriptors each time. */
class Named extends pg.Query {
  readonly name: string | undefined;

  constructor({ shape, values }: Sql, isNaming: boolean) {
    super(shape.text, values as unknown[]);
    this.name = isNaming ? shape.name : undefined;
  }
}

type Send = (
  query: pg.Submittable,
  values: undefined,
  done: (error: Error | null, result: pg.QueryResult) => void,
) => void;
type Queryable = Pick<pg.Pool, 'query'> | Pick<pg.PoolClient, 'query'>;

type ExecutorOptions = {
  onStatement?: () => void;
  /** False behind a pooler, which may use another connection for the next statement. */
  isNaming?: boolean;
};

const executorOver = (target: Queryable, { onStatement, isNaming = true }: ExecutorOptions): Executor => {
  const sendTo = target.query.bind(target) as Send;
  const send = async (query: Sql) => {
    onStatement?.();
    try {
      return await new Promise<pg.QueryResult>((done, fail) => {
        sendTo(new Named(query, isNaming), undefined, (error, result) =>
          error ? fail(error) : done(result),
        );
      });
    } catch (error) {
      // The error was created on the socket, so the caller's stack is added.
      Error.captureStackTrace(error as Error);
      throw error;
    }
  };
  const maybe = async <Row>(query: Sql) => {
    const { rows } = await send(query);
    if (rows.length > 1) throw new Error(`expected one row, got ${rows.length}: ${query.text}`);
    return (rows[0] as Row | undefined) ?? null;
  };
  return {
    many: async <Row>(query: Sql) => (await send(query)).rows as Row[],
    maybe,
    one: async <Row>(query: Sql) => {
      const row = await maybe<Row>(query);
      if (row === null) throw new Error(`expected one row, got none: ${query.text}`);
      return row;
    },
    run: async (query) => (await send(query)).rowCount ?? 0,
    raw: (text, values) => {
      onStatement?.();
      return target.query(text, values);
    },
  };
};

const CLOSE_WAIT_MS = 2000;

export type Connection = string | pg.PoolConfig;

/**
 * Only for direct sessions, because a pooler refuses these settings or leaks them to the connection's next
 * user.
 */
const ownSession: pg.PoolConfig = {
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 30_000,
  options: '-c timezone=UTC',
};

/** The time zone is one of the few settings a pooler carries between connections. */
class PoolerClient extends pg.Client {
  getStartupConf() {
    const inherited = pg.Client.prototype as unknown as { getStartupConf(): object };
    return { TimeZone: 'UTC', ...inherited.getStartupConf.call(this) };
  }
}

type DatabaseOptions = ExecutorOptions & {
  max?: number;
  connectMs?: number;
  onError?: (error: Error) => void;
  onEffectError?: Report;
  /** PostgreSQL itself if `connection` is a pooler; `dedicated` uses it. */
  direct?: Database | null;
};

const openPool = (connection: Connection, options: DatabaseOptions) => {
  const pool = new pg.Pool({
    ...(typeof connection === 'string' ? { connectionString: connection } : connection),
    max: options.max ?? 10,
    connectionTimeoutMillis: options.connectMs ?? 10_000,
    application_name: 'netlik',
    ...(options.direct ? { Client: PoolerClient } : ownSession),
  });
  // A dropped idle connection must not end the process; the next query opens another.
  pool.on('error', (error) => options.onError?.(error));
  // The pool handles errors only of idle connections. Without this listener a connection that breaks in use
  // would end the process instead of failing its next statement.
  const connected = new Map<pg.PoolClient, Promise<void>>();
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    const ended = new Promise<void>((done) => client.once('end', () => done()));
    connected.set(client, ended);
    void ended.then(() => connected.delete(client));
  });
  // `pool.end()` resolves before the sockets close, and the embedded PostgreSQL would log them as failures
  // when stopped. A server that never answers is not awaited.
  const close = async () => {
    const open = [...connected.values()];
    await pool.end();
    await Promise.race([Promise.all(open), sleep(CLOSE_WAIT_MS, undefined, { ref: false })]);
  };
  return { pool, close };
};

export const openDatabase = (connection: Connection, options: DatabaseOptions = {}): Database => {
  const { pool, close } = openPool(connection, options);
  const { onEffectError = () => undefined } = options;

  const inTransaction = async <T>(work: (tx: Transaction) => Promise<T>, effects: Effect[]): Promise<T> => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('begin');
      const tx = {
        ...executorOver(client, options),
        afterCommit: (effect: Effect) => effects.push(effect),
      };
      const result = await work(tx);
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((failure: Error) => {
        broken = failure;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  };

  // Effects run after the connection is released, because they may need one.
  const transaction: Database['transaction'] = async (work, report = onEffectError) => {
    const effects: Effect[] = [];
    const result = await inTransaction(work, effects);
    if (effects.length > 0) await runEffects(effects, report);
    return result;
  };

  const dedicated = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    try {
      return await work(client);
    } finally {
      // Closed instead of reused, because its session state is unknown.
      client.release(true);
    }
  };

  return {
    ...executorOver(pool, options),
    transaction,
    dedicated: options.direct?.dedicated ?? dedicated,
    pool: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close,
  };
};

/** Null for any other error. */
export const violatedKey = (error: unknown): string | null =>
  error instanceof pg.DatabaseError && error.code === '23505' ? (error.constraint ?? '') : null;
