import type { Wait } from '#common/contract/organisations.ts';

/** `ended`: the place is open and today's numbers have run out. `none`: no numbers today. */
const WAIT_STATUSES = [
  'open',
  'full',
  'paused',
  'ended',
  'closed',
  'none',
] as const satisfies readonly Wait['status'][];
export type WaitStatus = (typeof WAIT_STATUSES)[number];
