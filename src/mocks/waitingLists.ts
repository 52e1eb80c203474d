import type { WaitingList } from '#common/contract/waitingLists.ts';

/** A waiting list of the day of the stories, 16 March 2026, with five people waiting. */
export const buildWaitingList = (overrides: Partial<WaitingList> = {}): WaitingList => ({
  code: 'list-morning',
  tickets_count: 5,
  released_on: '2026-03-16',
  state: 'open',
  capacity: 80,
  next_rank: 43,
  average_minutes: 6,
  ...overrides,
});
