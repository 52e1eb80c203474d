import { estimateWait, type WaitInput } from '#common/line/estimate.ts';

const MINUTE = 60_000;

/** A way to estimate when somebody is called; null where it gives no estimate. */
export type Way = (input: WaitInput) => { from: number; to: number } | null;

/** The mean of the newest visits, or the owner's figure, in milliseconds. */
const meanVisit = ({ visits, ownerMinutes }: WaitInput): number => {
  const recent = visits.slice(0, 30);
  if (recent.length === 0) return ownerMinutes * MINUTE;
  const total = recent.reduce((sum, { startedAt, endedAt }) => sum + endedAt - startedAt, 0);
  return total / recent.length;
};

const start = ({ now, opensAt }: WaitInput): number => Math.max(now, opensAt);

/**
 * Ours beside two rules in use. Source of the first: ZMS of the city of Munich, which shows 0.8 to
 * 1.0 of the mean visit times the people ahead by counters.
 */
export const ways: Record<string, Way> = {
  ours: estimateWait,
  'average ÷ counters': (input) => {
    const wait = (meanVisit(input) * input.ahead) / input.counters;
    return { from: start(input) + 0.8 * wait, to: start(input) + wait };
  },
  'average × people ahead': (input) => {
    const at = start(input) + meanVisit(input) * input.ahead;
    return { from: at, to: at };
  },
};
