import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { covering } from '#stories/components/frames.tsx';
import { DayDialog } from '#src/components/manage/DayDialog.tsx';
import type { ManagedDay } from '#src/components/manage/types.ts';
import { common } from '#src/i18n/el/common.ts';
import { manage as el } from '#src/i18n/el/manage.ts';

const day: ManagedDay = {
  date: '2026-03-18',
  holiday: false,
  intervals: [{ from: '08:00', to: '14:30' }],
  state: 'open',
  capacity: 120,
  issued: 9,
  waiting: 9,
  outside: false,
  byHand: null,
};

const meta = preview.meta({
  title: 'Components/Manage/DayDialog',
  component: DayDialog,
  args: { day, onClose: fn(), onSubmit: fn(), onReset: fn() },
  parameters: { docs: covering(560) },
});

const save = () => screen.getByRole('button', { name: common.save });

/** Closed, with a reason. */
export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByLabelText(el.day.reason), 'Απεργία');
    await userEvent.click(save());
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ kind: 'closed', reason: 'Απεργία' }),
      ),
    );
  },
});

/** Other hours, of which the second interval may stay blank; the day can go back to the plan. */
export const OtherHours = meta.story({
  args: {
    day: {
      ...day,
      byHand: {
        closed: false,
        reason: null,
        intervals: [{ from: '10:00', to: '12:00' }],
        numbers: 20,
      },
    },
  },
  play: async ({ args, userEvent }) => {
    const to = (await screen.findAllByLabelText(/^Έως/))[0]!;
    await userEvent.clear(to);
    await userEvent.type(to, '9');
    await userEvent.click(save());
    await expect(
      await screen.findByText('Η λήξη είναι μετά την έναρξη, έως τις 24:00.'),
    ).toBeVisible();
    await userEvent.clear(to);
    await userEvent.type(to, '13');
    await userEvent.click(save());
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ kind: 'hours', intervals: [{ from: '10:00', to: '13:00' }] }),
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: el.day.reset }));
    await expect(args.onReset).toHaveBeenCalled();
  },
});
