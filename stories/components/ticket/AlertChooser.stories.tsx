import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { within } from '#stories/components/frames.tsx';
import { AlertChooser } from '#src/components/ticket/AlertChooser.tsx';
import { ticket } from '#src/i18n/el/ticket.ts';
import { common } from '#src/i18n/el/common.ts';

const meta = preview.meta({
  title: 'Components/Ticket/AlertChooser',
  component: AlertChooser,
  args: { peopleAhead: 12, canMail: true, onChange: fn() },
  decorators: [within(460)],
});

/** Nothing is set yet; three people are the choice to begin with. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: '3' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '5' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: ticket.alert.email }));
    await userEvent.click(canvas.getByRole('button', { name: ticket.alert.set }));
    await expect(args.onChange).toHaveBeenCalledWith({ ahead: 5, email: true });
  },
});

/** A number that no button offers is typed; more than would be told in time cannot be had. */
export const Typed = meta.story({
  parameters: { pictures: { disable: 'It looks like the default.' } },
  play: async ({ canvas, userEvent, args }) => {
    const other = canvas.getByRole('spinbutton', { name: 'Ή όσα θέλετε, από 1 έως 11' });
    await expect(other).toHaveValue(3);
    await userEvent.click(other);
    await userEvent.keyboard('7');
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: ticket.alert.set }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ahead: 7, email: false });
    await userEvent.click(other);
    await userEvent.keyboard('40{Tab}');
    await expect(other).toHaveValue(11);
    await userEvent.click(canvas.getByRole('button', { name: '5' }));
    await expect(other).toHaveValue(5);
  },
});

/** Few are ahead: what would come at once is not offered, nor an e-mail without an account. */
export const FewAhead = meta.story({
  args: { peopleAhead: 3, canMail: false },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: '3' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: ticket.alert.set }));
    await expect(args.onChange).toHaveBeenCalledWith({ ahead: 2, email: false });
  },
});

export const IsSet = meta.story({
  args: { alert: { ahead: 3, email: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: common.remove }));
    await expect(args.onChange).toHaveBeenCalledWith(null);
  },
});

/** It has come true. */
export const Fired = meta.story({
  args: { peopleAhead: 2, alert: { ahead: 3, email: false }, fired: true },
});

/** One person is ahead: there is nothing left to be told in time. */
export const Pointless = meta.story({ args: { peopleAhead: 1 } });
