import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { hoursByWeekday, type PlanValues } from '#src/components/forms/schemas/plan.ts';
import { PlanForm } from '#src/components/manage/PlanForm.tsx';
import { manage as el } from '#src/i18n/el/manage.ts';

const initial: PlanValues = {
  as_open: true,
  hours: hoursByWeekday([{ weekday: 1, intervals: [{ from: '08:00', to: '14:30' }] }]),
  numbers_a_day: '120',
  counters: '3',
  minutes: '8',
  days_ahead: '35',
  holidays: false,
};

const meta = preview.meta({
  title: 'Components/Manage/PlanForm',
  component: PlanForm,
  args: { initial, onSubmit: fn() },
});

/** Numbers are given whenever the place is open. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: el.plan.save }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(initial));
  },
});

/** The counters have names, and whom they call is waited for as long as the owner says. */
export const Counters = meta.story({
  args: { initial: { ...initial, counter_names: ['Πιστοποιητικά'], patience: '3', grace: '10' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Όνομα για τη θέση 3'), 'Παραλαβές');
    const patience = canvas.getByLabelText(new RegExp(el.plan.patience));
    await userEvent.clear(patience);
    await userEvent.type(patience, '31');
    await userEvent.click(canvas.getByRole('button', { name: el.plan.save }));
    await waitFor(() => expect(patience).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(patience);
    await userEvent.type(patience, '5');
    await userEvent.click(canvas.getByRole('button', { name: el.plan.save }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ patience: '5', grace: '10' }),
    );
  },
});

/** Hours of its own; what is wrong stands at its field, and the first one has the focus. */
export const Invalid = meta.story({
  args: { initial: { ...initial, as_open: false } },
  play: async ({ canvas, args, userEvent }) => {
    const [from, to] = canvas.getAllByRole('textbox');
    await userEvent.clear(from!);
    await userEvent.type(from!, '1530');
    const days = canvas.getByLabelText(new RegExp(el.plan.daysAhead));
    await userEvent.clear(days);
    await userEvent.type(days, '61');
    await userEvent.click(canvas.getByRole('button', { name: el.plan.save }));
    await expect(
      await canvas.findByText('Η λήξη είναι μετά την έναρξη, έως τις 24:00.'),
    ).toBeVisible();
    await expect(canvas.getByText('Γράψτε έναν ακέραιο αριθμό από 1 έως 60.')).toBeVisible();
    await waitFor(() => expect(to).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Times are taken as people type them. */
export const TypedFreely = meta.story({
  args: { initial: { ...initial, as_open: false } },
  parameters: { pictures: { disable: 'It looks like others.' } },
  play: async ({ canvas, args, userEvent }) => {
    const [from, to] = canvas.getAllByRole('textbox');
    await userEvent.clear(from!);
    await userEvent.type(from!, '9');
    await userEvent.clear(to!);
    await userEvent.type(to!, '24');
    await userEvent.click(canvas.getByRole('button', { name: el.plan.save }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          hours: expect.objectContaining({ '1': [{ from: '09:00', to: '24:00' }] }),
        }),
      ),
    );
  },
});

/** Hours are added, copied to the other workdays, and removed. */
export const OwnHours = meta.story({
  args: { initial: { ...initial, as_open: false } },
  play: async ({ canvas, userEvent }) => {
    const day = (name: string) => within(canvas.getByRole('group', { name }));
    await userEvent.click(day('Δευτέρα').getByRole('button', { name: /Προσθήκη/ }));
    await expect(day('Δευτέρα').getAllByRole('textbox')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: el.plan.copy }));
    await expect(day('Παρασκευή').getAllByRole('textbox')).toHaveLength(4);
    await userEvent.click(day('Παρασκευή').getByRole('button', { name: /διάστημα 2/ }));
    await expect(day('Παρασκευή').getAllByRole('textbox')).toHaveLength(2);
  },
});
