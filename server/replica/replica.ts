import { first, isDatabaseDown, sqlState, valueOf, type Db } from '#server/db/client.ts';
import { openPostgres } from '#server/db/postgres.ts';

/** Maximum lag of a replica that is in use. */
const MOST_BEHIND_MS = 1_000;
/** Interval of comparing both servers. It adds to the measured lag. */
const COMPARE_EVERY_MS = 250;

/** A server's position in PostgreSQL's log, in bytes from the beginning of the log. */
const POSITION = {
  primary: "SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') AS position",
  replica: `SELECT CASE WHEN pg_is_in_recovery()
                        THEN pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') END AS position`,
};

/** A state of the primary: everything committed before `at` is at or before `position`. */
interface Mark {
  at: number;
  position: number;
  version: number;
}

/** A read replica. */
export interface Replica {
  /** Reads from the replica. Statements that it cannot serve run on the primary. */
  db: Db;
  /** The newest version (see `follow`) whose writes it has, or null while it is left out. */
  version(): number | null;
  /** Time since the newest state that it has, in seconds; Infinity if unknown. */
  secondsBehind(): number;
  counts: { statements: number; onPrimary: number };
  /**
   * Starts to compare it with the primary; until then it is left out.
   * @param versionOf a number that rises with every write that responses must show
   */
  follow(versionOf: () => number): void;
  close(): Promise<void>;
}

/** Called with the reason when the replica is left out, and with null when it is used again. */
export type OnReplica = (reason: string | null) => void;

class LeftOut extends Error {
  override readonly name = 'LeftOut';
}

/** Follows a replica that is open. See `openReplica`. */
export function watchReplica(primary: Db, standby: Db, onChange: OnReplica): Replica {
  let marks: Mark[] = [];
  let applied: Mark | null = null;
  /** Null until the first comparison. */
  let isUsed: boolean | null = null;
  /** Rejects the statements that are running there. */
  const running = new Set<(error: Error) => void>();
  const counts = { statements: 0, onPrimary: 0 };
  const behindMs = () => (applied ? performance.now() - applied.at : Infinity);

  const leaveOut = (reason: string) => {
    if (isUsed === false) return;
    isUsed = false;
    for (const reject of running) reject(new LeftOut(reason));
    onChange(reason);
  };
  const fail = (error: unknown) => {
    applied = null;
    leaveOut((error as Error).message);
  };
  const check = () => {
    if (applied && behindMs() > MOST_BEHIND_MS) leaveOut('it is more than a second behind');
  };

  const lookUp = async (versionOf: () => number): Promise<void> => {
    // In this order: the position includes every write of the version.
    const [at, version] = [performance.now(), versionOf()];
    const position = await valueOf<number>(primary, POSITION.primary);
    marks.push({ at, version, position: position! });
    marks = marks.filter((mark) => at - mark.at < 2 * MOST_BEHIND_MS);
    const replayed = (await first<{ position: number | null }>(standby, POSITION.replica))
      ?.position;
    if (replayed === null || replayed === undefined) throw new LeftOut('it is no replica');
    applied = marks.findLast((mark) => mark.position <= replayed) ?? applied;
    check();
    if (isUsed || behindMs() > MOST_BEHIND_MS) return;
    isUsed = true;
    onChange(null);
  };

  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;

  const onReplica = <Row extends object>(
    sql: string,
    params?: readonly unknown[],
    name?: string,
  ): Promise<Row[]> =>
    new Promise((resolve, reject) => {
      running.add(reject);
      standby
        .query<Row>(sql, params, name)
        .then(resolve, reject)
        .finally(() => running.delete(reject));
    });

  return {
    db: {
      ...primary,
      query: async <Row extends object>(
        sql: string,
        params?: readonly unknown[],
        name?: string,
      ): Promise<Row[]> => {
        if (isUsed) {
          try {
            const rows = await onReplica<Row>(sql, params, name);
            counts.statements += 1;
            return rows;
          } catch (error) {
            const isGone = isDatabaseDown(error);
            // Class 42: the replica has yet to apply a migration.
            if (!isGone && !(error instanceof LeftOut) && !sqlState(error)?.startsWith('42'))
              throw error;
            if (isGone) fail(error);
          }
        }
        counts.onPrimary += 1;
        return primary.query<Row>(sql, params, name);
      },
    },
    version: () => {
      check();
      return isUsed ? applied!.version : null;
    },
    secondsBehind: () => behindMs() / 1000,
    counts,
    follow: (versionOf) => {
      timer = setInterval(() => {
        check();
        if (isLooking) return;
        isLooking = true;
        lookUp(versionOf)
          .catch(fail)
          .finally(() => {
            isLooking = false;
          });
      }, COMPARE_EVERY_MS);
      timer.unref();
    },
    close: async () => {
      clearInterval(timer);
      await standby.close();
    },
  };
}

/**
 * Opens a streaming replica of the primary, for reads that may be a second old. It is left out while
 * it is unreachable, more than a second behind, or no replica; the primary serves its reads then.
 * @param url the replica, a single host
 * @param poolSize maximum connections of this process
 */
export const openReplica = (
  primary: Db,
  { url, poolSize, onChange }: { url: string; poolSize: number; onChange: OnReplica },
): Replica => watchReplica(primary, openPostgres({ url, poolSize }), onChange);
