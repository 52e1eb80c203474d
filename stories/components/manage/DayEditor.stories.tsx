import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { DayEditor } from '#src/components/manage/DayEditor.tsx';
import { month as el } from '#src/i18n/el/month.ts';
import { planDays } from './days.ts';

const range = { from: '2026-04-20', to: '2026-04-24' };
const days = planDays(range.from, range.to);
const [first] = days;

const meta = preview.meta({
  title: 'Components/Manage/DayEditor',
  component: DayEditor,
  args: { range, days, first, hasDuty: true, onSave: fn(), onReset: fn(), onClose: fn() },
});

/** The visitors' text follows the typing. Holders and earlier changes are named. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Τι θα διαβάσουν/), 'Μετακόμιση');
  },
});

/** Duty nights are added to the hours of the plan. */
export const Duty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText(el.duty));
  },
});

/** A holiday brings its name as the reason. */
export const Holiday = meta.story({
  args: {
    range: { from: '2026-04-10', to: '2026-04-10' },
    days: planDays('2026-04-10', '2026-04-10'),
    first: planDays('2026-04-10', '2026-04-10')[0],
    hasDuty: false,
  },
});

/** The holders are still being counted: nothing can be saved. */
export const Counting = meta.story({
  args: { days: undefined },
  play: async ({ args, canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: el.edit.save });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(save);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const TooLong = meta.story({ args: { range: { from: '2026-04-01', to: '2026-08-31' } } });
