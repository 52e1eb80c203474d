import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { CalendarLocale } from '#src/components/forms/fields/CalendarLocale.tsx';
import { toPicker } from '#src/components/forms/fields/calendar.ts';

const meta = preview.meta({
  title: 'Components/Forms/Fields/CalendarLocale',
  component: CalendarLocale,
  args: { children: <DateCalendar defaultValue={toPicker('2026-03-16')} reduceAnimations /> },
});

/** In Greek the week begins on Monday. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')[0]).toHaveAccessibleName('Δευτέρα');
    await expect(canvas.getByText(/Μάρτιος 2026/)).toBeVisible();
  },
});
