import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { within } from '#stories/components/frames.tsx';
import { InterruptedTicketCard } from '#src/components/cards/ticket/InterruptedTicketCard.tsx';

const meta = preview.meta({
  title: 'Components/Cards/InterruptedTicketCard',
  component: InterruptedTicketCard,
  args: {
    title: 'Φαρμακείο Παπαδοπούλου',
    href: '/listing-grid/farmakeio-papadopoulou',
    date: 'Δευτέρα 16 Μαρτίου 2026',
    peopleWaiting: 5,
    nextRank: 43,
    onTake: fn(),
    onDismiss: fn(),
  },
  decorators: [within(760)],
});

/** One press away. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Πάρτε σειρά' }));
    await expect(args.onTake).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Όχι, ευχαριστώ' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

/** While the number is being taken, no button can be pressed twice. */
export const Taking = meta.story({
  args: { taking: true },
  play: async ({ canvas }) => {
    const [take, dismiss] = canvas.getAllByRole('button');
    await expect(take).toHaveAttribute('aria-busy', 'true');
    await expect(dismiss).toBeDisabled();
  },
});

export const Error = meta.story({
  args: { failure: 'Η λίστα για αυτή την ημέρα γέμισε. Διαλέξτε άλλη ημέρα.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.failure!);
  },
});

/** A server that sends neither the wait nor the number. */
export const Empty = meta.story({
  args: { peopleWaiting: null, nextRank: null, href: undefined, onDismiss: undefined },
});
