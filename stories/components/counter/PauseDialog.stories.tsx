import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PauseDialog } from '#src/components/counter/PauseDialog.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { el as all } from '#src/i18n/el/index.ts';
import { counter as el } from '#src/i18n/el/counter.ts';

const meta = preview.meta({
  title: 'Components/Counter/PauseDialog',
  component: PauseDialog,
  tags: ['stable'],
  args: { open: true, onClose: fn(), onSubmit: fn() },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
});

const field = () => screen.findByLabelText(el.pause.message);
const submit = () => screen.getByRole('button', { name: el.pause.submit });

/** The base: a press on a suggestion fills the message. */
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

/** Longer than the board has room for. */
export const TooLong = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await field());
    await userEvent.paste('α'.repeat(201));
    await userEvent.click(submit());
    await expect(await screen.findByText('Γράψτε έως 200 χαρακτήρες.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Escape is the way back. */
export const Closes = meta.story({
  play: async ({ args, userEvent }) => {
    await field();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
});

/** It was refused: the dialog stays with what was typed, and says why. */
export const Refused = meta.story({
  args: {
    notice: <NoticeBanner severity="error">{all.errors.forbidden}</NoticeBanner>,
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'Επιστρέφουμε');
    await userEvent.click(submit());
    await expect(screen.getByRole('alert')).toHaveTextContent(all.errors.forbidden);
    await expect(await field()).toHaveValue('Επιστρέφουμε');
  },
});
