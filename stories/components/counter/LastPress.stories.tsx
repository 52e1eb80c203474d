import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { LastPress } from '#src/components/counter/LastPress.tsx';
import { tickets } from '#src/i18n/el/tickets.ts';

const meta = preview.meta({
  title: 'Components/Counter/LastPress',
  component: LastPress,
  args: { text: 'Κλήθηκε ο αριθμός 43: Θυρίδα 2', count: 1, onUndo: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.text!);
    await userEvent.click(canvas.getByRole('button', { name: tickets.actions.undo }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
});

/** A colleague was quicker. */
export const Refused = meta.story({
  args: { text: 'Ο αριθμός 42 έχει ήδη εξυπηρετηθεί.', refused: true, onUndo: undefined },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.text!);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});
