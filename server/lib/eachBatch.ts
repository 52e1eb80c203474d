/**
 * Processes batches one after the other. A failed batch does not stop the others.
 * @throws the error of the first batch that failed, after the last one
 */
export async function eachBatch<Batch>(
  batches: Iterable<Batch> | AsyncIterable<Batch>,
  work: (batch: Batch) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for await (const batch of batches) {
    await work(batch).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

/**
 * Repeats work on at most this many items until a run has fewer.
 * @param work returns the number of its items
 * @returns the number of all items
 */
export async function inPortions(most: number, work: () => Promise<number>): Promise<number> {
  let total = 0;
  for (let some = most; some === most; total += some) some = await work();
  return total;
}
