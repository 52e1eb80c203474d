import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { DayCalendar, type DayCalendarProps } from '#src/components/forms/booking/DayCalendar.tsx';
import guide from './DayCalendar.md?raw';

const Stateful = (props: DayCalendarProps) => {
  const [date, setDate] = useState(props.date);
  return (
    <DayCalendar
      {...props}
      date={date}
      onDateChange={(next) => {
        setDate(next);
        props.onDateChange?.(next);
      }}
    />
  );
};

const meta = preview.meta({
  title: 'Components/Forms/Booking/DayCalendar',
  component: DayCalendar,
  tags: ['stable'],
  args: {
    date: '2026-03-16',
    minDate: '2026-03-16',
    closedWeekdays: [7],
    onDateChange: fn(),
  },
  parameters: { docs: { description: { component: guide } } },
});

export const Default = meta.story({
  render: (args) => <Stateful {...args} />,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(
      canvas.getByRole('gridcell', { name: 'Κυριακή 15 Μαρτίου, κλειστά' }),
    ).toBeDisabled();
    await userEvent.click(canvas.getByRole('gridcell', { name: 'Τρίτη 31 Μαρτίου' }));
    await expect(args.onDateChange).toHaveBeenCalledWith('2026-03-31');
    const calendar = canvasElement.querySelector('.MuiDateCalendar-root') as Element;
    await expect(calendar.getBoundingClientRect().height).toBe(300);
  },
});

/** The days of one's own numbers can be chosen to see them, also when no other is given. */
export const Held = meta.story({
  args: { heldDays: ['2026-03-22'] },
  parameters: { pictures: { disable: 'It looks like others.' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('gridcell', { name: 'Κυριακή 22 Μαρτίου, έχετε αριθμό' }),
    );
    await expect(args.onDateChange).toHaveBeenCalledWith('2026-03-22');
    await expect(
      canvas.getByRole('gridcell', { name: 'Κυριακή 29 Μαρτίου, κλειστά' }),
    ).toBeDisabled();
  },
});

/** A month of six weeks is no higher. */
export const SixWeeks = meta.story({
  args: { date: '2026-08-05', closedWeekdays: [] },
  play: async ({ canvas, canvasElement }) => {
    const calendar = canvasElement.querySelector('.MuiDateCalendar-root') as Element;
    const last = canvas.getByRole('gridcell', { name: 'Δευτέρα 31 Αυγούστου' });
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      calendar.getBoundingClientRect().bottom,
    );
  },
});
