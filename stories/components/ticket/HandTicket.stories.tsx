import preview from '#storybook/preview.tsx';
import { within } from '#stories/components/frames.tsx';
import { HandTicket } from '#src/components/ticket/HandTicket.tsx';
import { LineProgress } from '#src/components/ticket/LineProgress.tsx';

const meta = preview.meta({
  title: 'Components/Ticket/HandTicket',
  component: HandTicket,
  args: {
    rank: 42,
    title: 'Φαρμακείο Ασκληπιός',
    date: 'Δευτέρα 16 Μαρτίου',
    children: (
      <LineProgress
        peopleAhead={5}
        passed={3}
        window={{ from: '09:40', to: '10:05' }}
        visits={24}
        nowServing={[{ rank: 36, counter: 'Θυρίδα 2' }]}
      />
    ),
  },
  decorators: [within(560)],
});

/** A long number and a long name stay on the paper. */
export const LongText = meta.story({
  args: {
    rank: 10482,
    title: 'Κέντρο Εξυπηρέτησης Πολιτών Δημοτικής Κοινότητας Αμπελοκήπων και Νέας Φιλοθέης',
    date: 'Δευτέρα 16 Μαρτίου · Πιστοποιητικά και βεβαιώσεις',
  },
  globals: { viewport: { value: 'phone' } },
});
