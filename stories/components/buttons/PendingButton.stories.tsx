import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';

const meta = preview.meta({
  title: 'Components/Forms/PendingButton',
  component: PendingButton,
  args: { children: 'Πάρτε σειρά', pendingLabel: 'Παίρνουμε τη σειρά σας…', onClick: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Pending = meta.story({
  args: { pending: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Παίρνουμε τη σειρά σας…' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

/** A press that takes a while: the button waits for it by itself. */
export const Acting = meta.story({
  args: { onPress: fn(() => new Promise<void>((resolve) => setTimeout(resolve, 300))) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Πάρτε σειρά' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Παίρνουμε τη σειρά σας…' }));
    await expect(await canvas.findByRole('button', { name: 'Πάρτε σειρά' })).toHaveFocus();
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

/** Disabled but focusable; its description says why. */
export const Barred = meta.story({
  render: (args) => (
    <>
      <PendingButton {...args} aria-disabled aria-describedby="why" />
      <p id="why">Έχετε ήδη δέκα ανοιχτούς αριθμούς.</p>
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Έχετε ήδη δέκα ανοιχτούς αριθμούς.');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const Danger = meta.story({ args: { color: 'error', children: 'Διαγραφή λογαριασμού' } });
