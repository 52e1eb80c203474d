/** Batch size and maximum of concurrent batches. */
export interface BatchOptions {
  size: number;
  concurrency: number;
}

/**
 * Batches concurrent lookups: those of one turn of the event loop, or those that arrive while the
 * maximum of batches is under way. A batch is sent after its last lookup arrived, so a result is
 * never older than its request.
 * @param read returns the results of a batch in order; if it fails, all lookups of the batch fail
 */
export function batched<Lookup, Result>(
  read: (lookups: Lookup[]) => Promise<Result[]>,
  { size, concurrency }: BatchOptions,
): (lookup: Lookup) => Promise<Result> {
  interface Waiting {
    lookup: Lookup;
    resolve(result: Result): void;
    reject(error: unknown): void;
  }
  const waiting: Waiting[] = [];
  let underWay = 0;
  let planned = false;

  const run = async (batch: Waiting[]) => {
    try {
      const results = await read(batch.map(({ lookup }) => lookup));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index]!);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      underWay -= 1;
      send();
    }
  };
  const send = () => {
    planned = false;
    while (waiting.length > 0 && underWay < concurrency) {
      underWay += 1;
      void run(waiting.splice(0, size));
    }
  };

  return (lookup) =>
    new Promise((resolve, reject) => {
      waiting.push({ lookup, resolve, reject });
      if (planned) return;
      planned = true;
      setImmediate(send);
    });
}
