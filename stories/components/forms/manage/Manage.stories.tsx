import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { HallRulesForm } from '#src/components/forms/manage/HallRulesForm.tsx';
import { InviteForm } from '#src/components/forms/manage/InviteForm.tsx';
import { KioskForm } from '#src/components/forms/manage/KioskForm.tsx';
import { NoticeForm } from '#src/components/forms/manage/NoticeForm.tsx';
import { PlanForm } from '#src/components/forms/manage/PlanForm.tsx';
import { ServiceDialog } from '#src/components/forms/manage/ServiceDialog.tsx';
import { manage } from '#src/i18n/el/manage.ts';
import * as el from '#src/i18n/el/index.ts';
import { month } from '#src/i18n/el/month.ts';
import { services } from '#src/i18n/el/services.ts';
import { covering, within } from '#stories/components/frames.tsx';
import { dayOf, starting, typeDate } from '#stories/components/forms/inForm.ts';

const onSubmit = fn();
const meta = preview.meta({ title: 'Components/Forms/Manage', decorators: [within(720)] });

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

/** A notice needs a text and a last day within a year from today. */
export const Notice = meta.story({
  render: () => <NoticeForm onSubmit={onSubmit} />,
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: month.notice.save });
    const until = canvas.getByRole('group', { name: starting(month.notice.until) });
    await userEvent.type(canvas.getByLabelText(starting(month.notice.text)), 'Χωρίς ανελκυστήρα');
    await typeDate(userEvent, until, '15032026');
    await userEvent.click(save);
    await expect(await canvas.findByText(/ από σήμερα έως /)).toBeVisible();
    // A form that was not sent moves the focus, which typing must not overtake.
    await waitFor(() => expect(dayOf(until)).toHaveFocus());
    await expect(onSubmit).not.toHaveBeenCalled();
    await typeDate(userEvent, until, '16032026');
    await userEvent.click(save);
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({
        text: 'Χωρίς ανελκυστήρα',
        text_en: '',
        until: '2026-03-16',
      }),
    );
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
});

/** A letter is one or two letters. */
export const Service = meta.story({
  parameters: { docs: covering(760) },
  render: () => <ServiceDialog open onSubmit={onSubmit} />,
  play: async ({ userEvent }) => {
    const field = await screen.findByLabelText(starting(services.form.letter));
    await userEvent.type(field, '7{Tab}');
    await waitFor(() => expect(field).toBeInvalid());
  },
});

/** How a place with several services calls people. */
export const HallRules = meta.story({ render: () => <HallRulesForm onSubmit={onSubmit} /> });
