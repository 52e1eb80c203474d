import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { LeaveBy } from '#src/components/ticket/LeaveBy.tsx';

const meta = preview.meta({
  title: 'Components/Ticket/LeaveBy',
  component: LeaveBy,
  args: { onAsk: fn() },
});

/** Nothing is asked before the press. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
});

/** By the clock, with the way; a screen reader hears minutes. */
export const Known = meta.story({
  args: { whereabouts: 'known', onFoot: 14, at: '10:26' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    const told = canvas.getByRole('status');
    await expect(told).toHaveTextContent('Ξεκινήστε έως τις 10:26');
    await expect(told).toHaveTextContent('14 λεπτά με τα πόδια');
  },
});

/** The device or the person refused: when to be there, and what tells the way. */
export const Refused = meta.story({
  args: { whereabouts: 'refused', calledFrom: '10:40' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Να είστε εκεί στις 10:40');
  },
});
