import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { covering } from '#stories/components/frames.tsx';
import { ListDialog } from '#src/components/counter/ListDialog.tsx';
import { counter as el } from '#src/i18n/el/counter.ts';

const meta = preview.meta({
  title: 'Components/Counter/ListDialog',
  component: ListDialog,
  args: {
    open: true,
    to: 'paused' as const,
    people: 12,
    clockAhead: 0,
    onClose: fn(),
    onSubmit: fn(),
  },
  parameters: { docs: covering(520) },
});

/** A press on a suggestion fills the message. */
export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    const field = await screen.findByLabelText(el.pause.message);
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Επιστρέφουμε 09:45' }));
    await userEvent.click(screen.getByRole('button', { name: el.pause.submit }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ abort: false, message: 'Επιστρέφουμε 09:45' }),
    );
  },
});

/** Everyone in it loses the number, if that is asked for; the button says how serious it is. */
export const Closing = meta.story({
  args: { to: 'closed' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByLabelText(el.closing.abort));
    await userEvent.type(screen.getByLabelText(new RegExp(`^${el.closing.message}`)), 'Κλείσαμε');
    await userEvent.click(screen.getByRole('button', { name: el.closing.submit }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ abort: true, message: 'Κλείσαμε' }),
    );
  },
});

/** Nobody is left in it. */
export const ClosingEmpty = meta.story({ args: { to: 'closed', people: 0 } });
