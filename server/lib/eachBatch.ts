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
