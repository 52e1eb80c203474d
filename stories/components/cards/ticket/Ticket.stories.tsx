import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { InterruptedTicketCard } from '#src/components/cards/ticket/InterruptedTicketCard.tsx';

const meta = preview.meta({ title: 'Components/Cards/Ticket' });

const interrupted = {
  title: 'Φαρμακείο Παπαδοπούλου',
  href: '/listing-grid/farmakeio-papadopoulou',
  date: 'Δευτέρα 16 Μαρτίου 2026',
  peopleWaiting: 5,
  nextRank: 43,
};
const onDismiss = fn();

/** One press away, and after a failure. */
export const Interrupted = meta.story({
  render: () => (
    <InterruptedTicketCard
      {...interrupted}
      onDismiss={onDismiss}
      failure="Η λίστα για αυτή την ημέρα γέμισε. Διαλέξτε άλλη ημέρα."
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Όχι, ευχαριστώ' }));
    await expect(onDismiss).toHaveBeenCalledOnce();
  },
});

/** While the number is being taken, no button can be pressed twice. */
export const Taking = meta.story({
  render: () => <InterruptedTicketCard {...interrupted} taking onDismiss={onDismiss} />,
  play: async ({ canvas }) => {
    const [take, dismiss] = canvas.getAllByRole('button');
    await expect(take).toHaveAttribute('aria-busy', 'true');
    await expect(dismiss).toBeDisabled();
  },
});
