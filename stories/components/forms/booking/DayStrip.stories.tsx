import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { DayStrip } from '#src/components/forms/booking/DayStrip.tsx';
import type { OfferedDays } from '#src/lib/wait/days.ts';

const meta = preview.meta({
  title: 'Components/Forms/Booking/DayStrip',
  component: DayStrip,
  tags: ['stable'],
  args: {
    date: '2026-03-17',
    from: '2026-03-16',
    days: {
      '2026-03-16': 'ended',
      '2026-03-17': 'open',
      '2026-03-18': 'full',
      '2026-03-19': 'open',
    } as OfferedDays,
    closedWeekdays: [6, 7],
    onDateChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 358 }}>
        <Story />
      </div>
    ),
  ],
});

/** A day can be chosen; one without numbers is struck, says why and does nothing. */
export const Default = meta.story({
  play: async ({ args, canvas, globals, userEvent }) => {
    if (globals.language !== 'el') return;
    await userEvent.click(canvas.getByRole('button', { name: 'Πέμπτη 19 Μαρτίου' }));
    await expect(args.onDateChange).toHaveBeenCalledWith('2026-03-19');
    for (const name of [
      'Δευτέρα 16 Μαρτίου, δεν δίνονται άλλοι αριθμοί',
      'Τετάρτη 18 Μαρτίου, δόθηκαν όλοι οι αριθμοί',
      'Παρασκευή 20 Μαρτίου, δεν δίνονται αριθμοί',
      'Σάββατο 21 Μαρτίου, κλειστά',
    ])
      await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onDateChange).toHaveBeenCalledOnce();
  },
});

/** The days of one's own numbers can be chosen to see them, also when no other is given. */
export const Held = meta.story({
  args: { heldDays: ['2026-03-16', '2026-03-18'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Τετάρτη 18 Μαρτίου, έχετε αριθμό' }));
    await expect(args.onDateChange).toHaveBeenCalledWith('2026-03-18');
  },
});
