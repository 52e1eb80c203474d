import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { CounterSkills } from '#src/components/manage/CounterSkills.tsx';
import { DayList } from '#src/components/manage/DayList.tsx';
import { HolidayList } from '#src/components/manage/HolidayList.tsx';
import { plannedDays, planDays } from './days.ts';

const meta = preview.meta({ title: 'Components/Manage' });

/** A counter with nothing selected serves all services. */
export const Skills = meta.story({
  render: () => (
    <CounterSkills
      counters={[
        { name: 'Θυρίδα 1', services: ['a'] },
        { name: 'Θυρίδα 2', services: [] },
      ]}
      services={[
        { code: 'a', name: 'Πιστοποιητικά' },
        { code: 'b', name: 'Παράβολα και πληρωμές' },
      ]}
      pending={false}
      onSave={fn()}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByLabelText('Πιστοποιητικά');
    await userEvent.click(first!);
  },
});

const [monday, tuesday, strike, thursday, , outside, sunday, , , holiday] = plannedDays;
const plain = { closed: false, reason: null, intervals: null, numbers: null, duty: false };

/** Every kind of day. */
export const Days = meta.story({
  render: () => (
    <DayList
      today="2026-03-16"
      days={[
        monday!,
        { ...tuesday!, capacity: null, issued: 1, waiting: 1 },
        strike!,
        {
          ...thursday!,
          state: 'full',
          issued: 120,
          intervals: [
            { from: '08:00', to: '12:00' },
            { from: '17:00', to: '20:00' },
          ],
          byHand: { ...plain, intervals: [], numbers: 120 },
        },
        outside!,
        sunday!,
        holiday!,
      ]}
    />
  ),
});

const confirmed = { ...plain, closed: true, reason: 'Αργία' };
const ahead = {
  city: 'Καβάλα',
  days: planDays('2026-03-16', '2026-06-29').map((day) =>
    day.date === '2026-03-25' ? { ...day, byHand: confirmed } : day,
  ),
  onConfirm: fn(),
  onOpen: fn(),
};

/** Moving holidays by name; the local one is not confirmed with the others. */
export const Holidays = meta.story({
  render: () => <HolidayList {...ahead} />,
  play: async ({ canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('Κλειστά: Μεγάλη Παρασκευή, Παρασκευή 10 Απριλίου');
    await expect(ahead.onConfirm).toHaveBeenCalledWith([
      { date: '2026-04-10', name: 'Μεγάλη Παρασκευή' },
    ]);
    await press('Ανοιχτά: Πρωτομαγιά, Παρασκευή 1 Μαΐου');
    await expect(ahead.onOpen).toHaveBeenCalledWith('2026-05-01');
    await press('Επιβεβαίωση και των 5');
    await expect(ahead.onConfirm).toHaveBeenLastCalledWith(
      expect.not.arrayContaining([{ date: '2026-06-29', name: 'Αποστόλου Παύλου' }]),
    );
  },
});

/** The plan has numbers on holidays too. */
export const OpenOnHolidays = meta.story({
  render: () => <HolidayList {...ahead} openOnHolidays />,
});

export const NoHolidays = meta.story({
  render: () => <HolidayList {...ahead} days={[]} />,
});
