/** The size of a batch, and the number of batches under way at once. */
export interface BatchOptions {
  size: number;
  concurrency: number;
}

/**
 * Sends questions in batches: everything that arrives in one turn of the event loop, or while
 * enough batches are under way. A batch is sent after its last question came, so an answer is never
 * older than its question.
 * @param ask answers the questions of a batch in their order; when it fails, all of them fail.
 */
export function batched<Question, Answer>(
  ask: (questions: Question[]) => Promise<Answer[]>,
  { size, concurrency }: BatchOptions,
): (question: Question) => Promise<Answer> {
  interface Waiting {
    question: Question;
    resolve(answer: Answer): void;
    reject(error: unknown): void;
  }
  const waiting: Waiting[] = [];
  let underWay = 0;
  let planned = false;

  const run = async (batch: Waiting[]) => {
    try {
      const answers = await ask(batch.map(({ question }) => question));
      for (const [index, { resolve }] of batch.entries()) resolve(answers[index]!);
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

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      if (planned) return;
      planned = true;
      setImmediate(send);
    });
}
