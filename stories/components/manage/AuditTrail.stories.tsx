import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { AuditTrail } from '#src/components/manage/AuditTrail.tsx';

const despoina = 'Δέσποινα Ταμείου';
const entries = [
  { at: '2026-03-16T10:40:00+02:00', who: despoina, action: 'change_list', subject: '2026-03-16', details: { state: 'closed', message: 'Διακοπή ρεύματος' } },
  { at: '2026-03-16T10:31:00+02:00', who: despoina, action: 'call_next', subject: '43', details: { counter: 'Θυρίδα 2' } },
  { at: '2026-03-15T18:01:00+02:00', who: 'Μάρκος Υπεύθυνος', action: 'invite', subject: 'eleni@example.gr', details: { role: 'clerk' } },
]; // prettier-ignore

const meta = preview.meta({
  title: 'Components/Manage/AuditTrail',
  component: AuditTrail,
  args: { entries },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const days = canvas.getAllByRole('heading', { level: 3 });
    await expect(days.map(({ textContent }) => textContent)).toEqual([
      'Δευτέρα 16 Μαρτίου',
      'Κυριακή 15 Μαρτίου',
    ]);
    await expect(canvas.getByText('έκλεισε τη λίστα: Δευτέρα 16 Μαρτίου')).toBeVisible();
    await expect(canvas.getByText('Θυρίδα 2')).toBeVisible();
  },
});

/** Actions without an account: a device by its name, else nobody in particular. */
export const Nameless = meta.story({
  args: {
    entries: [
      { at: '2026-03-16T10:30:00+02:00', who: null, action: 'walk_in', subject: '57', details: { device: 'Πλαϊνή είσοδος' } },
      { at: '2026-03-16T10:29:00+02:00', who: null, action: 'done', subject: '41', details: {} },
    ], // prettier-ignore
  },
});

/** A newer server may know more than this screen has words for. */
export const UnknownAction = meta.story({
  args: {
    entries: [
      { at: '2026-03-16T10:30:00+02:00', who: despoina, action: 'paint_walls', subject: null, details: {} },
    ], // prettier-ignore
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('άλλη ενέργεια (paint_walls)')).toBeVisible();
  },
});
