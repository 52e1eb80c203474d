/** How many questions go together, and how many groups are under way at once. */
export interface GatherOptions {
  most: number;
  atOnce: number;
}

/**
 * Asks together what is asked at the same time: everything that arrived in one turn of the event
 * loop, or while enough groups were under way. Each group is asked after its last member came, so
 * an answer is never older than its question.
 * @param ask answers the questions of a group in their order; its failure is that of all of them.
 */
export function gather<Question, Answer>(
  ask: (questions: Question[]) => Promise<Answer[]>,
  { most, atOnce }: GatherOptions,
): (question: Question) => Promise<Answer> {
  interface Waiting {
    question: Question;
    resolve(answer: Answer): void;
    reject(error: unknown): void;
  }
  const waiting: Waiting[] = [];
  let underWay = 0;
  let planned = false;

  const run = async (group: Waiting[]) => {
    try {
      const answers = await ask(group.map(({ question }) => question));
      for (const [index, { resolve }] of group.entries()) resolve(answers[index]!);
    } catch (error) {
      for (const { reject } of group) reject(error);
    } finally {
      underWay -= 1;
      send();
    }
  };
  const send = () => {
    planned = false;
    while (waiting.length > 0 && underWay < atOnce) {
      underWay += 1;
      void run(waiting.splice(0, most));
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
