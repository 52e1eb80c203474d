import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { covering } from '#stories/components/frames.tsx';
import { PauseDialog } from '#src/components/counter/PauseDialog.tsx';
import { counter as el } from '#src/i18n/el/counter.ts';

const meta = preview.meta({
  title: 'Components/Counter/PauseDialog',
  component: PauseDialog,
  args: { open: true, onClose: fn(), onSubmit: fn() },
  parameters: { docs: covering(480) },
});

const field = () => screen.findByLabelText(el.pause.message);
const submit = () => screen.getByRole('button', { name: el.pause.submit });

/** A press on a suggestion fills the message. */
export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Επιστρέφουμε 09:45' }));
    await expect(await field()).toHaveValue('Επιστρέφουμε 09:45');
    await userEvent.click(submit());
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ message: 'Επιστρέφουμε 09:45' }),
    );
  },
});

/** A pause needs no message. */
export const Silent = meta.story({
  play: async ({ args, userEvent }) => {
    await field();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ message: '' }));
  },
});
