import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BookingReceipt } from '#src/components/cards/ticket/BookingReceipt.tsx';
import { InterruptedTicketCard } from '#src/components/cards/ticket/InterruptedTicketCard.tsx';
import { within } from '#stories/components/frames.tsx';

const meta = preview.meta({ title: 'Components/Cards/Ticket' });

const receipt = (
  <BookingReceipt
    title="Θέατρο Αμαξοστάσιο"
    address="Λεωφόρος Νίκης 18, Θεσσαλονίκη"
    image="/pictures/categories/event.svg"
    rows={[
      { label: 'Ημερομηνία', value: 'Σάββατο 21 Μαρτίου' },
      { label: 'Ώρα', value: '21:00' },
    ]}
    total="34,00 €"
  />
);

/** The place above the tear, the sum below. */
export const Receipt = meta.story({ render: () => receipt, decorators: [within(400)] });

/** Where there is room the tear stands upright. */
export const WideReceipt = meta.story({ render: () => receipt, decorators: [within(760)] });

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
