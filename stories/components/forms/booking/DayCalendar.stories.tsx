import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { DayCalendar } from '#src/components/forms/booking/DayCalendar.tsx';
import guide from './DayCalendar.md?raw';

const meta = preview.meta({
  title: 'Components/Forms/Booking/DayCalendar',
  component: DayCalendar,
  args: { date: '2026-03-16', minDate: '2026-03-16', closedWeekdays: [7], onDateChange: fn() },
  parameters: { docs: { description: { component: guide } } },
});

/** A day without tickets is disabled with a reason, but not if the person holds a ticket. */
export const Default = meta.story({
  args: { heldDays: ['2026-03-22'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('columnheader')[0]).toHaveAccessibleName('Δευτέρα');
    const own = canvas.getByRole('gridcell', { name: 'Κυριακή 22 Μαρτίου, έχετε αριθμό' });
    await userEvent.click(own);
    await expect(args.onDateChange).toHaveBeenCalledWith('2026-03-22');
    await expect(
      canvas.getByRole('gridcell', { name: 'Κυριακή 29 Μαρτίου, κλειστά' }),
    ).toBeDisabled();
  },
});

/** A month of six weeks has the same height. */
export const SixWeeks = meta.story({ args: { date: '2026-08-05', closedWeekdays: [] } });
