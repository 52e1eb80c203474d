import { unavailable } from './problem.ts';

/**
 * Limits concurrent work per owner and queues the rest in order.
 * @param waiting maximum queue length
 * @throws Problem 503 beyond it
 */
export function openTurns() {
  const owners = new Map<string, { active: number; queue: (() => void)[] }>();
  return async <Result>(
    { name, atOnce, waiting = Infinity }: { name: string; atOnce: number; waiting?: number },
    work: () => Promise<Result>,
  ): Promise<Result> => {
    const own = owners.get(name) ?? { active: 0, queue: [] };
    owners.set(name, own);
    if (own.active < atOnce) own.active += 1;
    else if (own.queue.length >= waiting) throw unavailable(1);
    else await new Promise<void>((turn) => own.queue.push(turn));
    try {
      return await work();
    } finally {
      const next = own.queue.shift();
      if (next) next();
      else own.active -= 1;
      if (own.active === 0) owners.delete(name);
    }
  };
}
