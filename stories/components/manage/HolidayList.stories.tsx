import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { HolidayList } from '#src/components/manage/HolidayList.tsx';
import { holidays as el } from '#src/i18n/el/month.ts';
import { planDays } from './days.ts';

const days = planDays('2026-03-16', '2026-06-29').map((day) =>
  day.date === '2026-03-25'
    ? {
        ...day,
        byHand: { closed: true, reason: 'Αργία', intervals: null, numbers: null, duty: false },
      }
    : day,
);

const meta = preview.meta({
  title: 'Components/Manage/HolidayList',
  component: HolidayList,
  args: { days, city: 'Καβάλα', onConfirm: fn(), onOpen: fn() },
});

/** Moving holidays by name; the local one is not confirmed with the others. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Κλειστά: Μεγάλη Παρασκευή, Παρασκευή 10 Απριλίου' }),
    );
    await expect(args.onConfirm).toHaveBeenCalledWith([
      { date: '2026-04-10', name: 'Μεγάλη Παρασκευή' },
    ]);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Ανοιχτά: Πρωτομαγιά, Παρασκευή 1 Μαΐου' }),
    );
    await expect(args.onOpen).toHaveBeenCalledWith('2026-05-01');
    await userEvent.click(canvas.getByRole('button', { name: 'Επιβεβαίωση και των 5' }));
    await expect(args.onConfirm).toHaveBeenLastCalledWith(
      expect.not.arrayContaining([{ date: '2026-06-29', name: 'Αποστόλου Παύλου' }]),
    );
  },
});

/** The plan has numbers on holidays too. */
export const OpenOnHolidays = meta.story({ args: { openOnHolidays: true } });

export const Empty = meta.story({
  args: { days: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(el.none)).toBeVisible();
  },
});
