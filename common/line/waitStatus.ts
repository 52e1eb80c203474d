import type { Wait } from '#common/contract/organisations.ts';

/**
 * Statuses of a wait: `ended` when the place is open and today's numbers are given out, `none` when
 * it gives no numbers today.
 */
const WAIT_STATUSES = [
  'open',
  'full',
  'paused',
  'ended',
  'closed',
  'none',
] as const satisfies readonly Wait['status'][];
export type WaitStatus = (typeof WAIT_STATUSES)[number];
