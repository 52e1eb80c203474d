import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { DayList, type ManagedDay } from '#src/components/manage/DayList.tsx';

const day = (date: string, overrides: Partial<ManagedDay> = {}): ManagedDay => ({
  date,
  holiday: false,
  intervals: [{ from: '08:00', to: '14:30' }],
  state: 'open',
  capacity: 120,
  issued: 54,
  waiting: 12,
  outside: false,
  byHand: null,
  ...overrides,
});
const none: Partial<ManagedDay> = {
  intervals: [],
  state: 'none',
  capacity: null,
  issued: 0,
  waiting: 0,
};
const closed = { closed: true, reason: 'Απεργία', intervals: null, numbers: null };

const days = [
  day('2026-03-16'),
  day('2026-03-17', { capacity: null, issued: 1, waiting: 1 }),
  day('2026-03-18', { state: 'closed', byHand: closed, issued: 9, waiting: 9 }),
  day('2026-03-19', {
    state: 'full',
    issued: 120,
    intervals: [
      { from: '08:00', to: '12:00' },
      { from: '17:00', to: '20:00' },
    ],
    byHand: { closed: false, reason: null, intervals: [], numbers: 120 },
  }),
  day('2026-03-21', { ...none, state: 'closed', outside: true, issued: 3, waiting: 3 }),
  day('2026-03-22', none),
  day('2026-03-25', { ...none, holiday: true }),
];

const meta = preview.meta({
  title: 'Components/Manage/DayList',
  component: DayList,
  args: { days, today: '2026-03-16', onChange: fn() },
});

/** Every kind of day. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Αλλαγή: Τετάρτη 18 Μαρτίου' });
    await userEvent.click(button);
    await expect(args.onChange).toHaveBeenCalledWith('2026-03-18');
  },
});
