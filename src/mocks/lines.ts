import type { Called, Line, LineList } from '#common/contract/line.ts';

/** Number 43, called to the second counter two minutes before the instant of the stories. */
export const buildCalled = (overrides: Partial<Called> = {}): Called => ({
  rank: 43,
  counter: 'Θυρίδα 2',
  called_at: '2026-03-16T09:28:00+02:00',
  recalls: 0,
  ...overrides,
});

/** Calls to three counters in turn, the newest first. */
export const buildCalls = (newest: number, length: number): Called[] =>
  Array.from({ length }, (_, index) =>
    buildCalled({
      rank: newest - index,
      counter: `Θυρίδα ${((newest - index) % 3) + 1}`,
      called_at: `2026-03-16T09:${String(28 - index).padStart(2, '0')}:00+02:00`,
    }),
  );

/** A list with three counters that serve 41 to 43; twelve people wait. */
export const buildLineList = (overrides: Partial<LineList> = {}): LineList => ({
  service: '',
  status: 'open',
  waiting: 12,
  next_rank: 56,
  now_serving: buildCalls(43, 3),
  recent_calls: buildCalls(43, 9),
  message: null,
  ...overrides,
});

/** The line of the day of the stories, of one list unless others are given. */
export const buildLine = (
  lists: LineList[] = [buildLineList()],
  overrides: Partial<Line> = {},
): Line => ({
  status: lists[0]?.status ?? 'none',
  waiting: lists[0]?.waiting ?? 0,
  now_serving: lists[0]?.now_serving ?? [],
  last_called: lists[0]?.recent_calls[0] ?? null,
  message: lists[0]?.message ?? null,
  estimate: null,
  updated_at: '2026-03-16T09:30:00+02:00',
  date: '2026-03-16',
  version: 57,
  lists,
  ...overrides,
});
