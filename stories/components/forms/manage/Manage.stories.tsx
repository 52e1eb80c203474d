import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { InviteForm } from '#src/components/forms/manage/InviteForm.tsx';
import { KioskForm } from '#src/components/forms/manage/KioskForm.tsx';
import { PlanForm } from '#src/components/forms/manage/PlanForm.tsx';
import { manage } from '#src/i18n/el/manage.ts';
import * as el from '#src/i18n/el/index.ts';
import { within } from '#stories/components/frames.tsx';
import { starting } from '#stories/components/forms/inForm.ts';

const onSubmit = fn();
const meta = preview.meta({
  title: 'Components/Forms/Manage',
  decorators: [within(720)],
  beforeEach: () => void onSubmit.mockClear(),
});

/** Hours as on the listing, with two named counters. */
export const Plan = meta.story({
  render: () => (
    <PlanForm
      initial={{
        numbers_a_day: '120',
        counters: '2',
        minutes: '6',
        days_ahead: '14',
        counter_names: ['Θυρίδα 1', 'Θυρίδα 2'],
        patience: '3',
        grace: '15',
      }}
      onSubmit={onSubmit}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const numbers = canvas.getByLabelText(starting(manage.plan.numbers));
    await userEvent.clear(numbers);
    await userEvent.type(numbers, 'δέκα{Enter}');
    await waitFor(() => expect(numbers).toBeInvalid());
    await expect(onSubmit).not.toHaveBeenCalled();
  },
});

/** The invited person becomes a clerk unless the owner says otherwise. */
export const Invite = meta.story({
  render: () => <InviteForm onSubmit={onSubmit} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      canvas.getByLabelText(starting(el.fields.email)),
      'nikos@example.gr{Enter}',
    );
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({ email: 'nikos@example.gr', role: 'clerk' }),
    );
  },
});

export const Kiosk = meta.story({
  render: () => <KioskForm onSubmit={onSubmit} serverErrors={{ name: ['υπάρχει ήδη'] }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('υπάρχει ήδη')).toBeVisible();
  },
});
