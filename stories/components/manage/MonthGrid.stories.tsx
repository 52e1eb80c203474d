import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { MonthGrid } from '#src/components/manage/MonthGrid.tsx';
import type { DateRange } from '#src/lib/plan/planDays.ts';
import { planDays } from './days.ts';

const meta = preview.meta({
  title: 'Components/Manage/MonthGrid',
  component: MonthGrid,
  args: {
    month: '2026-03-01',
    days: planDays('2026-03-16', '2026-04-30'),
    first: '2026-03-16',
    last: '2027-03-17',
    today: '2026-03-16',
    city: 'Αθήνα',
    onSelect: fn(),
    onMonth: fn(),
  },
  render: function Selectable({ selected = null, onSelect, ...args }) {
    const [range, setRange] = useState<DateRange | null>(selected);
    return (
      <MonthGrid
        {...args}
        selected={range}
        onSelect={(next) => {
          setRange(next);
          onSelect?.(next);
        }}
      />
    );
  },
});

/**
 * Shift and arrow keys or two presses select a range, and Page Down turns the page. Weeks that are
 * over are left out.
 */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Τετάρτη 18 Μαρτίου/ }));
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(args.onSelect).toHaveBeenLastCalledWith({ from: '2026-03-18', to: '2026-03-19' });
    await userEvent.keyboard('{PageDown}');
    await expect(args.onMonth).toHaveBeenCalledWith('2026-04-01');
    await userEvent.click(canvas.getByRole('button', { name: /^Τρίτη 24 Μαρτίου/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Παρασκευή 27 Μαρτίου/ }));
    await expect(args.onSelect).toHaveBeenLastCalledWith({ from: '2026-03-24', to: '2026-03-27' });
    const holiday = canvas.getByRole('button', { name: 'Τετάρτη 25 Μαρτίου, 25η Μαρτίου' });
    await expect(holiday).toHaveAttribute('aria-pressed', 'true');
  },
});

/** The last week of a month shows the days of the next one. */
export const LastDay = meta.story({
  args: { first: '2026-03-31', today: '2026-03-31' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Τρίτη 31 Μαρτίου/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Πέμπτη 2 Απριλίου/ }));
    await expect(args.onSelect).toHaveBeenLastCalledWith({ from: '2026-03-31', to: '2026-04-02' });
  },
});

/** Easter, closed days, a duty night, and a limit. */
export const April = meta.story({ args: { month: '2026-04-01' } });

export const Loading = meta.story({ args: { month: '2026-04-01', days: undefined } });
