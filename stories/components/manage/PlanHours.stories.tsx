import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { hoursByWeekday } from '#src/components/forms/schemas/plan.ts';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';
import { PlanHours } from '#src/components/manage/PlanHours.tsx';
import { manage as el } from '#src/i18n/el/manage.ts';

const hours = hoursByWeekday([
  { weekday: 1, intervals: [{ from: '09:00', to: '14:00' }, { from: '17:00', to: '20:30' }] },
  { weekday: 6, intervals: [{ from: '10:00', to: '14:00' }] },
]); // prettier-ignore

const meta = preview.meta({
  title: 'Components/Manage/PlanHours',
  component: PlanHours,
  tags: ['stable'],
  decorators: [
    (Story) => (
      <FormShell initialValues={{ hours }} onSubmit={fn()} aria-label={el.plan.label}>
        <Story />
      </FormShell>
    ),
  ],
});

/** The base: hours are added, copied to the other workdays, and removed. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const day = (name: string) => within(canvas.getByRole('group', { name }));
    await userEvent.click(day('Κυριακή').getByRole('button', { name: /Προσθήκη/ }));
    await expect(day('Κυριακή').getAllByRole('textbox')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: el.plan.copy }));
    await expect(day('Παρασκευή').getAllByRole('textbox')).toHaveLength(4);
    await userEvent.click(day('Παρασκευή').getByRole('button', { name: /διάστημα 2/ }));
    await expect(day('Παρασκευή').getAllByRole('textbox')).toHaveLength(2);
    await expect(day('Δευτέρα').getAllByRole('textbox')).toHaveLength(4);
  },
});
