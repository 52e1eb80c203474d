import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { DateInput } from '#src/components/forms/fields/DateInput.tsx';
import { birthDate } from '#src/components/forms/schemas/rules.ts';
import { el } from '#src/i18n/el/index.ts';
import { fieldForm, refuses, sends, type Hands } from '#stories/components/forms/inForm.tsx';

const meta = preview.meta({
  title: 'Components/Forms/Fields/DateInput',
  component: DateInput,
  args: { name: 'field', label: 'Ημερομηνία γέννησης', required: true },
  ...fieldForm(birthDate(() => '2026-03-16')),
});

const date = ({ canvas }: Pick<Hands, 'canvas'>) =>
  canvas.getByRole('group', { name: /^Ημερομηνία/ });

const type = async ({ canvas, userEvent }: Hands, digits: string) => {
  const [day] = within(date({ canvas })).getAllByRole('spinbutton');
  await userEvent.click(day as Element);
  await waitFor(() => expect(day).toHaveFocus());
  await userEvent.keyboard(digits);
};

/** Typed: each part passes the focus on. */
export const Default = meta.story({
  play: async (hands) => {
    await type(hands, '24051990');
    await sends(hands, '1990-05-24');
  },
});

export const Filled = meta.story({ parameters: { initial: '1990-05-24' } });

/** A date that the calendar does not have: the focus goes to its day. */
export const Error = meta.story({
  play: async (hands) => {
    await type(hands, '31041990');
    const [day] = within(date(hands)).getAllByRole('spinbutton');
    await refuses(hands, el.validation.dateInvalid, day);
  },
});

/** From the calendar: year, month, day. */
export const Picked = meta.story({
  args: { views: ['year', 'month', 'day'], openTo: 'year', referenceDate: '1996-03-16' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: el.forms.date.choose }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('radio', { name: '1990' }));
    await userEvent.click(await dialog.findByRole('radio', { name: /Μάιος|Μάι/ }));
    await userEvent.click(await dialog.findByRole('gridcell', { name: '24' }));
    await waitFor(() => expect(date({ canvas })).toHaveTextContent('24/05/1990'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
