import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ClosingDialog } from '#src/components/counter/ClosingDialog.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { el as all } from '#src/i18n/el/index.ts';
import { counter as el } from '#src/i18n/el/counter.ts';

const meta = preview.meta({
  title: 'Components/Counter/ClosingDialog',
  component: ClosingDialog,
  tags: ['stable'],
  args: { open: true, people: 12, onClose: fn(), onSubmit: fn() },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
});

const submit = () => screen.findByRole('button', { name: el.closing.submit });

/** The base: those who wait keep their numbers unless it is asked for. */
export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await submit());
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ abort: false, message: '' }));
  },
});

/** Everyone in it loses the number; the button says how serious that is. */
export const EndsNumbers = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByLabelText(el.closing.abort));
    await userEvent.type(screen.getByLabelText(new RegExp(`^${el.closing.message}`)), 'Κλείσαμε');
    await userEvent.click(await submit());
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ abort: true, message: 'Κλείσαμε' }),
    );
  },
});

/** Nobody is left in it. */
export const Empty = meta.story({
  args: { people: 0 },
  play: async () => {
    await submit();
    await expect(screen.queryByLabelText(el.closing.abort)).not.toBeInTheDocument();
  },
});

/** Escape is the way back. */
export const Closes = meta.story({
  play: async ({ args, userEvent }) => {
    await submit();
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
    await userEvent.type(
      await screen.findByLabelText(new RegExp(`^${el.closing.message}`)),
      'Επιστρέφουμε',
    );
    await userEvent.click(await submit());
    await expect(screen.getByRole('alert')).toHaveTextContent(all.errors.forbidden);
    await expect(screen.getByLabelText(new RegExp(`^${el.closing.message}`))).toHaveValue(
      'Επιστρέφουμε',
    );
  },
});

/** A small phone. */
export const Narrow = meta.story({
  args: { people: 1 },
  globals: { viewport: { value: 'phone' } },
});
